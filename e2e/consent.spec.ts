/** Consent in a browser: nothing optional runs, is asked for or is stored before it, by Chromium's own account. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { serve, type TestServer } from './support/serve.ts';

/** What another company's script does: leaves a cookie and more, and asks its server for something. */
const spy = (origin: string, name: string) => `
  document.cookie = '_ga_${name}=1; path=/';
  localStorage.setItem('_ga_${name}', '1');
  window.ran = (window.ran || '') + '${name} ';
  new Image().src = '${origin}/pixel-${name}';
  fetch('${origin}/beacon-${name}').catch(() => {});`;

let server: OwnerServer;
let others: TestServer;
let owner: SignedInOwner;
/** The owner’s own browser, beside that of visitors. */
let desk: BrowserContext;

test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  others = await serve((url) => {
    if (url.pathname.endsWith('.js')) return spy(others.origin, 'outer');
    return '<!doctype html><title>Frame</title><p>From elsewhere</p>';
  });
  desk = await browser.newContext();
  owner = await signInOwner(server, desk, 'Consent');
  const html = `
    <h2>Find us</h2>
    <script src="${others.origin}/outer.js" data-category="analytics" data-cookies="_ga_*"></script>
    <script data-category="analytics" data-cookies="_ga_*">${spy(others.origin, 'inner')}</script>
    <iframe title="Map" src="${others.origin}/map" width="300" height="200"></iframe>
    <img alt="" src="${others.origin}/tracker.gif">
    <noscript><img alt="" src="${others.origin}/noscript.gif"></noscript>
    <link rel="stylesheet" href="${others.origin}/fonts.css">
    <style>.none { background: url(${others.origin}/css.png) }</style>
    <style>@import url(${others.origin}/imported.css); .set { background: image-set("${others.origin}/set.png" 1x) }</style>
    <p class="none set">Beside the church.</p>
    <link rel="preconnect" href="${others.origin}"><link rel="prefetch" href="${others.origin}/ahead">
    <img alt="" src="data:," onerror="new Image().src='${others.origin}/handler'">
    <iframe title="Framed" srcdoc="<img alt='' src='${others.origin}/srcdoc.gif'>"></iframe>
    <object data="${others.origin}/object"></object><embed src="${others.origin}/embedded">
    <video src="${others.origin}/film.mp4" poster="${others.origin}/poster.jpg" autoplay muted></video>
    <svg width="9" height="9" onload="new Image().src='${others.origin}/drawn-handler'">
      <image href="${others.origin}/drawn.png"/><use href="${others.origin}/used.svg#a"/>
      <image width="9" height="9"><set attributeName="href" to="${others.origin}/animated.png"/></image>
      <script href="${others.origin}/drawn.js"></script>
    </svg>
    <script type="speculationrules">{"prefetch":[{"urls":["${others.origin}/guessed"],"eagerness":"immediate"}]}</script>
    <iframe title="Tables" src="${others.origin}/tables" data-category="functional" data-service="Resy"></iframe>`;
  const code = (props: object) => ({ mode: 'run', trust: 'trusted', ...props });
  await publishPage(owner, {
    slug: 'find-us',
    title: 'Find us',
    blocks: [
      newBlock('code00000000000000000001', 'code', code({ html })),
      newBlock('code00000000000000000002', 'code', {
        ...code({ html: `<script>${spy(others.origin, 'boxed')}</script>` }),
        trust: 'sandboxed',
      }),
      newBlock('video0000000000000000001', 'video', {
        embed: `<iframe src="${others.origin}/video"></iframe>`,
      }),
    ],
  });
});
test.afterAll(async () => {
  await desk.close();
  await server.stop();
  await others.close();
});

const STRICT = {
  isCookieBannerEnabled: true,
  isAnalyticsCookiesDisabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
};

const settle = (settings: object) => owner.call('PUT', 'consent', settings);
const banner = (page: Page) => page.locator('.cookie-banner');
const isHere = (page: Page) =>
  expect(page.locator('[data-island=cookie-banner][data-mounted]')).toBeAttached();
const shop = () => `${owner.siteUrl}/find-us`;

/** What the browser sent to anybody but the site, and what it keeps. */
async function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === others.origin) asked.push(new URL(request.url()).pathname);
  });
  const stored = async () => {
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...cookies, ...kept].filter((name) => !name.startsWith('ss_cookie')).sort();
  };
  return { asked, stored };
}

test('nothing is asked for or stored before consent; accepting starts it at once, revoking ends it', async ({
  page,
}) => {
  await settle(STRICT);
  const before = others.requests.length;
  const { asked, stored } = await watch(page);
  await page.goto(shop());
  await isHere(page);
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const atFirst = await stored();
  expect([asked, others.requests.length - before]).toEqual([[], 0]);
  expect(atFirst.filter((name) => name.startsWith('_ga'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(page.getByText('Here is something from 127.0.0.1.').first()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe('outer inner ');
  await expect(page.frameLocator('iframe[title=Map]').getByText('From elsewhere')).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['/outer.js', '/map']));
  expect(await stored()).toEqual(expect.arrayContaining(['_ga_inner', '_ga_outer']));
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

  await page.getByRole('link', { name: 'Cookie choices' }).last().click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeFocused();
  asked.length = 0;
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Decline' }).click()]);
  await isHere(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect((await stored()).filter((name) => name.startsWith('_ga'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(banner(page)).toBeHidden();
});

test('CONS-34 CONS-41 declining keeps everything away, on this page and the next', async ({ page }) => {
  await settle(STRICT);
  const { asked } = await watch(page);
  await page.goto(shop());
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'ss_cookieAllowed');
  expect(cookie).toMatchObject({ value: 'false', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await page.reload();
  await isHere(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a browser that opts out by Global Privacy Control is not asked, and its choice wins', async ({
  page,
}) => {
  await settle(STRICT);
  const { asked } = await watch(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(shop());
  await isHere(page);
  await expect(banner(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  await page.getByRole('link', { name: 'Cookie choices' }).last().click();
  await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe('outer inner ');
});

test('one kind by itself, and one thing this once', async ({ page }) => {
  await settle(STRICT);
  const { asked } = await watch(page);
  await page.goto(shop());
  await isHere(page);
  await page.getByRole('button', { name: 'Show it this once' }).first().click();
  await expect(page.frameLocator('iframe[title=Map]').getByText('From elsewhere')).toBeVisible();
  expect(asked).toEqual(['/map']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  await page.getByText('Choose individually').click();
  await page.getByRole('checkbox', { name: /^Statistics/ }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe('outer inner ');
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cookies['ss_cookieAllowed']).toBe('false');
  expect(cookies['ss_cookieChoice']).toMatch(/^1\..+\.analytics$/);
  const visitor = cookies['ss_cookieChoice']?.split('.')[1];
  const log = async () => (await owner.call('GET', `consent/log?visitor=${visitor}`)).decisions;
  await expect.poll(async () => (await log()).length).toBe(1);
  expect((await log())[0]).toMatchObject({ action: 'choose', categories: ['analytics'], policyVersion: 1 });
  expect((await log())[0].wording).toMatch(/^[0-9a-f]{16}$/);
});

test('with scripts off nothing optional is asked for, and what is held back can be followed', async ({
  browser,
}) => {
  await settle(STRICT);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(shop());
  await page.waitForLoadState('networkidle');
  expect(asked.filter((origin) => origin === others.origin)).toEqual([]);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open it there' }).first()).toHaveAttribute(
    'href',
    `${others.origin}/map`,
  );
  await context.close();
});

test('CONS-01 CONS-02 CONS-13 CONS-14 CONS-15 CONS-42 the banner as it is without a word of the owner', async ({
  page,
}) => {
  await settle({ isCookieBannerEnabled: true });
  await page.goto(owner.siteUrl);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText('By using this website, you agree to our use of cookies.');
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeHidden();
  expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  // A bar spans the window, at its foot unless its owner has put it at the top.
  const bar = await banner(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect([bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([width, height]);
  await settle({
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'POPUP',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  });
  await page.reload();
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeVisible();
  const box = await banner(page).boundingBox();
  expect(box?.width).toBeLessThan(400);
  await settle({});
  await page.reload();
  await expect(banner(page)).toHaveCount(0);
});

test.describe('in New York, where the policy of the EU does not hold', () => {
  test.use({ timezoneId: 'America/New_York' });
  const LOOSE = { ...STRICT, isRestrictiveCookiePolicyAbsolute: false };
  const TRACKING = ['ss_cvr', 'ss_cvt', 'SS_MID', 'user_segment'];

  const leave = (page: Page) =>
    page.evaluate((names) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as scripts write them
      for (const name of [...names, '_ga_other', '_fbp']) document.cookie = `${name}=x; path=/`;
      // biome-ignore lint/suspicious/noDocumentCookie: as scripts write them
      document.cookie = '_ga_deep=x; path=/find-us';
      localStorage.setItem('_hjSession', 'x');
      sessionStorage.setItem('_gid', 'x');
      localStorage.setItem('mine', 'x');
    }, TRACKING);

  test('CONS-39 CONS-43 declining after accepting leaves nothing, on pages without the service as well', async ({
    page,
  }) => {
    await settle(LOOSE);
    const { stored } = await watch(page);
    await page.goto(owner.siteUrl);
    await page.getByRole('button', { name: 'Accept' }).click();
    await leave(page);
    expect(await stored()).toEqual(expect.arrayContaining([...TRACKING, '_fbp', '_hjSession', '_gid']));
    await page.getByRole('link', { name: 'Cookie choices' }).last().click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(stored).toEqual(expect.not.arrayContaining(['_hjSession']));
    const left = await stored();
    expect(left.filter((name) => name !== 'mine' && /^(ss_cv|SS_|user_|_)/.test(name))).toEqual(
      left.filter((name) => name === '_ga_deep'),
    );
    expect(left).toContain('mine');
    // Of a folder: gone as soon as its page is opened.
    await page.goto(shop());
    await isHere(page);
    await page.waitForLoadState('networkidle');
    expect((await stored()).filter((name) => /^(ss_cv|SS_|user_|_)/.test(name))).toEqual([]);
  });

  test('CONS-28 CONS-29 the notice of the EU is not shown', async ({ page }) => {
    await settle(STRICT);
    await page.goto(owner.siteUrl);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('.cookie-banner-eu')).toBeHidden();
  });

  test('a refusal in one tab ends what runs in another', async ({ page }) => {
    await settle(LOOSE);
    await page.goto(shop());
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe('outer inner ');
    const other = await page.context().newPage();
    await other.goto(owner.siteUrl);
    await isHere(other);
    await other.getByRole('link', { name: 'Cookie choices' }).last().click();
    const reopened = page.waitForEvent('load');
    await other.getByRole('button', { name: 'Decline' }).click();
    await reopened;
    await isHere(page);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    expect((await (await watch(page)).stored()).filter((name) => name.startsWith('_ga'))).toEqual([]);
    await other.close();
  });

  test('Global Privacy Control counts as a refusal: no banner, and what was there goes', async ({ page }) => {
    await settle(LOOSE);
    await page.goto(owner.siteUrl);
    await leave(page);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.reload();
    await isHere(page);
    await expect(banner(page)).toBeHidden();
    const { stored } = await watch(page);
    expect((await stored()).filter((name) => /^(ss_cv|SS_|user_)/.test(name))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Cookie choices' }).last()).toBeVisible();
  });
});

for (const timezoneId of ['Europe/Berlin', 'Atlantic/Canary', 'UTC'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('CONS-28 CONS-29 the notice of the EU is shown', async ({ page }) => {
      await settle(STRICT);
      await page.goto(owner.siteUrl);
      await expect(page.locator('.cookie-banner-eu')).toBeVisible();
    });
  });

test('CONS-27 CONS-29 the levels 2 and 3 have a banner, for visitors and among the settings', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const own = await desk.newPage();
  await own.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  const level = own.getByLabel('Banner type');
  for (const picked of ['0', '1', '2', '3']) {
    await settle({ isActivityLogEnabled: true });
    await own.reload();
    // The panel begins at level 0.
    if (picked !== '0') {
      await level.selectOption(picked);
      const saved = own.waitForResponse((answer) => answer.request().method() === 'PUT');
      await own.getByRole('button', { name: 'Save', exact: true }).first().click();
      expect((await saved).status()).toBe(200);
    }
    await expect(level).toHaveValue(picked);
    const hasBanner = picked === '2' || picked === '3';
    await expect(own.getByLabel('Accept label')).toBeVisible({ visible: hasBanner });
    await page.context().clearCookies();
    await page.goto(owner.siteUrl);
    if (hasBanner) await expect(banner(page)).toBeVisible();
    else await expect(banner(page)).toBeHidden();
    const { cookieSettings } = JSON.parse((await page.locator('#site-context').textContent()) ?? '');
    expect(cookieSettings.isRestrictiveCookiePolicyEnabled, picked).toBe(picked === '1' || picked === '3');
  }
  await own.close();
});

test('CONS-26 CONS-30 CONS-32 CONS-33 it is shown until somebody has decided, and never in a screenshot', async ({
  page,
}) => {
  await settle(STRICT);
  await page.goto(`${owner.siteUrl}/?screenshot=true`);
  await isHere(page);
  await expect(banner(page)).toBeHidden();
  await page.goto(owner.siteUrl);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('true');
  await page.reload();
  await isHere(page);
  await expect(banner(page)).toBeHidden();
  await settle({ ...STRICT, policyVersion: 2 });
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('CONS-31 CONS-35 CONS-36 CONS-37 CONS-38 the states an owner’s preview brings it into', async ({
  page,
}) => {
  await settle(STRICT);
  const { hostname } = new URL(owner.siteUrl);
  await page
    .context()
    .addCookies([{ name: 'ss_cookieAllowed', value: 'false', domain: hostname, path: '/' }]);
  await page.goto(owner.siteUrl);
  await isHere(page);
  await expect(banner(page)).toBeHidden();
  const order = (state: string, settings?: object) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('cookiebanner', { detail })), {
      state,
      settings,
    });
  await order('forced');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/sqs-cookie-banner-v2-forced/);
  const accept = page.locator('.cookie-banner-accept');
  await accept.click({ force: true });
  await expect(banner(page)).toBeVisible();
  await order('updated', {
    cookieBannerText: 'New words',
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'TOP',
  });
  await expect(banner(page)).toContainText('New words');
  await expect(banner(page)).toHaveAttribute('data-position', 'TOP_LEFT');
  await page.context().clearCookies({ name: 'ss_cookieAllowed' });
  await order('unforced', { cookieBannerText: 'Newer words' });
  await expect(page.locator('body')).not.toHaveClass(/sqs-cookie-banner-v2-forced/);
  await expect(banner(page)).toContainText('Newer words');
  await accept.click();
  await expect(banner(page)).toBeHidden();
});

test('CONS-39 tracking cookies go where the policy is restrictive and nobody has agreed', async ({
  page,
}) => {
  const { hostname } = new URL(owner.siteUrl);
  const set = () =>
    page.context().addCookies(
      ['SS_MID', 'ss_cvr', 'user_segment', 'mine'].map((name) => ({
        name,
        value: 'x',
        domain: hostname,
        path: '/',
      })),
    );
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await settle({ ...STRICT, isAnalyticsCookiesDisabled: false });
  await set();
  await page.goto(owner.siteUrl);
  await isHere(page);
  expect(await names()).toEqual(expect.arrayContaining(['SS_MID', 'user_segment', 'mine']));
  await settle(STRICT);
  await page.reload();
  await isHere(page);
  await expect.poll(names).not.toEqual(expect.arrayContaining(['SS_MID']));
  expect((await names()).filter((name) => ['SS_MID', 'ss_cvr', 'user_segment'].includes(name))).toEqual([]);
  expect(await names()).toContain('mine');
});

test('other ways to start something ask nobody before consent, and would without being held back', async ({
  page,
}) => {
  const html = `
    <svg><style><g></g>@import url(&quot;${others.origin}/drawn.css&quot;)</style><title><img src="${others.origin}/title.gif"></title>
      <desc><iframe src="${others.origin}/desc"></iframe></desc></svg>
    <link rel="preload" as="image" href="${others.origin}/preload.gif"><link rel="dns-prefetch" href="${others.origin}">
    <link rel="preload" as="image" imagesrcset="${others.origin}/imageset.gif 1x">
    <link rel="modulepreload" href="${others.origin}/module.js">
    <meta http-equiv="refresh" content="1; url=${others.origin}/refreshed">
    <img alt="" srcset="${others.origin}/srcset.gif 1x,${others.origin}/srcset2.gif 2x">
    <picture><source srcset="${others.origin}/source.gif"><img alt="" src="data:,"></picture>
    <p style="background: u\\72l(${others.origin}/styled.gif)">Styled</p>
    <iframe title="Styled" srcdoc="<style>@import '${others.origin}/framed.css'</style>"></iframe>
    <form id="sent" action="${others.origin}/form"></form><script>document.getElementById('sent').submit()</script>
    <script type="importmap">{"imports":{"mapped":"${others.origin}/mapped.js"}}</script>
    <script type="module">import 'mapped'; customElements.define('x-spy', class extends HTMLElement {
      connectedCallback() { new Image().src = '${others.origin}/custom'; } });</script><x-spy></x-spy>
    <base href="${others.origin}/"><img alt="" src="based.gif">`;
  const code = { mode: 'run', trust: 'trusted', html };
  await publishPage(owner, {
    slug: 'more-ways',
    title: 'More ways',
    blocks: [newBlock('code00000000000000000003', 'code', code)],
  });
  await settle(STRICT);
  const before = others.requests.length;
  const { asked } = await watch(page);
  await page.goto(`${owner.siteUrl}/more-ways`);
  await isHere(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await isHere(page);
  await page.waitForLoadState('networkidle');
  expect([asked, others.requests.length - before]).toEqual([[], 0]);
  await settle({});
  await page.goto(`${owner.siteUrl}/more-ways`, { waitUntil: 'commit' });
  await expect.poll(() => others.requests.length).toBeGreaterThan(before);
});

test('the tables of a restaurant are fetched once that is allowed, and go when it is taken back', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/exploretock\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Tables</title>Two at eight',
    });
  });
  const frameAddress = 'https://www.exploretock.com/halden/widget';
  const tables = newBlock('tables000000000000000001', 'restaurant-reservation', {
    address: 'https://www.exploretock.com/halden',
    frameAddress,
  });
  await publishPage(owner, { slug: 'tables', title: 'Tables', blocks: [tables] });
  await settle(STRICT);
  await page.goto(`${owner.siteUrl}/tables`);
  await isHere(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Here is something from Tock.')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.frameLocator('iframe[title="Free tables"]').getByText('Two at eight')).toBeVisible();
  expect(asked).toEqual([frameAddress]);
  await page.getByRole('link', { name: 'Cookie choices' }).last().click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Here is something from Tock.')).toBeVisible();
  await expect(page.locator('iframe[title="Free tables"]')).toBeHidden();
  await page.reload();
  await isHere(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([frameAddress]);
});
