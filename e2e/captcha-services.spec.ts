/** Captchas of services in a browser, with counterparts of their scripts and frames at their own addresses. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const SERVICES = {
  turnstile: { name: 'turnstile', host: 'challenges.cloudflare.com', script: '/turnstile/v0/api.js' },
  hcaptcha: { name: 'hcaptcha', host: 'js.hcaptcha.com', script: '/1/api.js' },
  recaptcha: { name: 'grecaptcha', host: 'www.google.com', script: '/recaptcha/api.js' },
} as const;
type Service = keyof typeof SERVICES;

/** What each script is to a page: it draws a frame of its own, and hands on what somebody did there. */
function scriptOf(name: string, origin: string): string {
  return `{
  const query = new URL(document.currentScript.src).searchParams;
  const widgets = [];
  window[${JSON.stringify(name)}] = {
    render(place, options) {
      if (query.get('render') !== 'explicit') throw new Error('rendered twice');
      const frame = document.createElement('iframe');
      frame.title = 'Captcha';
      frame.width = options.size === 'compact' ? 150 : 300;
      frame.height = options.size === 'compact' ? 140 : 65;
      frame.src = ${JSON.stringify(`${origin}/recaptcha/frame?`)} + options.sitekey;
      frame.style.border = '0';
      place.append(frame);
      addEventListener('message', ({ origin, data }) => {
        if (origin !== ${JSON.stringify(origin)}) return;
        options.callback(data);
        frame.title = 'Captcha, solved';
      });
      widgets.push(frame);
      return widgets.length - 1;
    },
    reset(widget) { widgets[widget].title = 'Captcha'; },
  };
  window[query.get('onload')]();
}`;
}
const FRAME = `<!doctype html><html lang="en"><title>Captcha</title><body><main>
<button onclick="parent.postMessage('token ' + location.search, '*')">Verify</button></main>`;

let server: OwnerServer;
let context: BrowserContext;
let owner: Page;
let siteId: string;
let siteUrl: string;
let call: SignedInOwner['call'];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({
    server,
    context,
    page: owner,
    owner: { siteId, siteUrl, call },
  } = await openDesk());
  await publishPage({ call }, { slug: 'write', blocks: [newBlock('form00000000000000000001', 'form')] });
});
test.afterAll(() => context.close());

/** A visitor for whom the service is there or not; what is sent never reaches the server. */
async function visit(page: Page, service: Service, isThere = true) {
  const { name, host, script } = SERVICES[service];
  const asked: string[] = [];
  const errors: string[] = [];
  const sent: Record<string, string>[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(`https://${host}/**`, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname);
    if (!isThere) return route.abort();
    if (url.pathname !== script) return route.fulfill({ contentType: 'text/html', body: FRAME });
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(name, `https://${host}`) });
  });
  await page.route('**/api/form/SaveFormSubmission*', (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, string>);
    return sent.length === 1 && isThere
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: { status: 'stored' } });
  });
  await page.goto(`${siteUrl}/write`);
  return { asked, errors, sent };
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Email').fill('mira@example.org');
  await page.getByLabel('Message').fill('Do you make cups?');
}

test('the owner chooses a service and gives both keys; the secret does not come back', async () => {
  await owner.goto(`${server.origin}/sites/${siteId}/settings/forms`);
  const save = owner.getByRole('button', { name: 'Save' });
  // While it is being saved the button takes no presses either.
  const saved = () => expect(owner.getByText('Saved. Visitors see it now.')).toBeVisible();
  await owner.getByLabel('Captcha').selectOption({ label: 'Turnstile, by Cloudflare' });
  await save.click();
  await expect(owner.getByLabel('Site key')).toBeFocused();
  await owner.getByLabel('Site key').fill('site-key');
  await save.click();
  await expect(owner.getByLabel('Secret key')).toBeFocused();
  await owner.getByLabel('Secret key').fill('a secret of theirs');
  await expectAccessible(owner);
  await save.click();
  await expect(owner.getByText('A key is saved. Enter a new one to replace it.')).toBeVisible();
  await saved();
  await expect(save).toBeDisabled();
  await owner.reload();
  await expect(owner.getByLabel('Captcha')).toHaveValue('turnstile');
  await expect(owner.getByLabel('Site key')).toHaveValue('site-key');
  await expect(owner.getByLabel('Secret key')).toHaveValue('');
  await owner.getByLabel('Captcha').selectOption({ label: 'hCaptcha' });
  await expect(owner.getByLabel('Site key')).toHaveValue('');
  await owner.getByLabel('Captcha').selectOption({ label: 'Vitrine’s own' });
  await save.click();
  await saved();
  await expect(save).toBeDisabled();
  await owner.reload();
  await expect(owner.getByLabel('Captcha')).toHaveValue('built-in');
});

for (const service of ['turnstile', 'hcaptcha', 'recaptcha'] as const) {
  test(`FORM-45 FORM-46 FORM-61 FORM-64 ${service} is fetched at the first focus, has to be solved, and after a failure again`, async ({
    page,
  }) => {
    await call('PUT', 'settings', { captchaProvider: service, captchaSiteKey: `key-of-${service}` });
    const { asked, errors, sent } = await visit(page, service);
    await page.locator('form.form').hover();
    await expect(page.locator('.form-captcha')).toHaveAttribute('data-size', 'normal');
    expect(asked).toEqual([]);
    const height = () => page.locator('.form-submit').evaluate((each) => each.getBoundingClientRect().top);
    const before = await height();
    await fill(page);
    const frame = page.frameLocator('.form-captcha iframe');
    await expect(frame.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect.poll(height).toBe(before);
    // What a failed form says moves the page beneath the pointer: whoever misses presses again.
    const solve = () =>
      expect(async () => {
        await frame.getByRole('button', { name: 'Verify' }).click();
        await expect(page.locator('.form-captcha iframe[title$=solved]')).toBeVisible({ timeout: 5000 });
      }).toPass();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.form-captcha')).toBeFocused();
    await expect(page.locator('.form-captcha')).toContainText('Complete CAPTCHA before submitting.');
    expect(sent).toEqual([]);
    await solve();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.form-problem').first()).toHaveText(
      'Unable to send form. Please try again later.',
    );
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await solve();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.form-sent')).toBeVisible();
    expect(sent.map(({ captchaKey }) => captchaKey)).toEqual(
      Array.from({ length: 2 }, () => `token ?key-of-${service}`),
    );
    // The first answer is one of the test: the rest of the page is as the policy wants it.
    expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
  });
}

test('FORM-63 where there is little room the captcha is compact', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 700 });
  await visit(page, 'recaptcha');
  await fill(page);
  await expect(page.locator('.form-captcha iframe')).toHaveAttribute('width', '150');
});

test('a service that does not load is said, and the form is sent without it', async ({ page }) => {
  const { asked, sent } = await visit(page, 'recaptcha', false);
  await fill(page);
  await expect(page.locator('.form-captcha')).toHaveText(
    'The captcha did not load. You can send the form without it.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  expect(sent.map(({ captchaKey }) => captchaKey)).toEqual(['unavailable']);
  expect(asked).toEqual(['/recaptcha/api.js']);
});

test('a site that holds services back asks before the captcha is fetched, and says why the form is not sent', async ({
  page,
}) => {
  await call('PUT', 'settings', { captchaProvider: 'hcaptcha', captchaSiteKey: 'key' });
  await call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    isAnalyticsCookiesDisabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
  });
  const { asked, sent } = await visit(page, 'hcaptcha');
  await page.locator('.cookie-banner-decline').click();
  await fill(page);
  const allow = page.getByRole('button', { name: 'Allow hCaptcha for this form' });
  await expect(allow).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.form-captcha')).toContainText('Complete CAPTCHA before submitting.');
  expect([asked, sent]).toEqual([[], []]);
  await allow.click();
  const frame = page.frameLocator('.form-captcha iframe');
  await frame.getByRole('button', { name: 'Verify' }).click();
  await expect(allow).toBeHidden();
  expect(asked[0]).toBe('/1/api.js');
  // What was allowed for one form is no answer for the next page.
  asked.length = 0;
  await page.reload();
  await fill(page);
  await expect(allow).toBeVisible();
  expect(asked).toEqual([]);
});

test('whoever has allowed what makes the site work is not asked again', async ({ page }) => {
  const { asked } = await visit(page, 'hcaptcha');
  await fill(page);
  await expect(page.getByRole('button', { name: 'Allow hCaptcha for this form' })).toBeVisible();
  await page.locator('.cookie-banner-accept').click();
  await page.getByLabel('Message').focus();
  await expect(
    page.frameLocator('.form-captcha iframe').getByRole('button', { name: 'Verify' }),
  ).toBeVisible();
  expect(asked[0]).toBe('/1/api.js');
});

test('who takes the permission back is asked again, and the service hears nothing more', async ({ page }) => {
  const { asked } = await visit(page, 'hcaptcha');
  await page.locator('.cookie-banner-accept').click();
  await fill(page);
  const verify = page.frameLocator('.form-captcha iframe').getByRole('button', { name: 'Verify' });
  await expect(verify).toBeVisible();
  await page.getByRole('link', { name: 'Cookie choices' }).last().click();
  await page.locator('.cookie-banner-decline').click();
  await expect(page.locator('.cookie-banner')).toBeHidden();
  asked.length = 0;
  await page.reload();
  await fill(page);
  await expect(page.getByRole('button', { name: 'Allow hCaptcha for this form' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a browser that opts out, and one without scripts, ask the service for nothing', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const { asked } = await visit(page, 'hcaptcha');
  await fill(page);
  await expect(page.getByRole('button', { name: 'Allow hCaptcha for this form' })).toBeVisible();
  expect(asked).toEqual([]);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { asked: askedPlain } = await visit(plain, 'hcaptcha');
  await fill(plain);
  await expect(plain.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(askedPlain).toEqual([]);
  await plain.context().close();
});
