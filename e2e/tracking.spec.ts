/** Visitors are counted: what pages send, what they leave in the browser, and when they do neither. */
import { expect, type Page, type Request } from '@playwright/test';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { parseVisitCookie } from '#domain/tracking/cookies.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInColleague,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const isCensus = (request: Request, name: string) =>
  new URL(request.url()).pathname === `/api/census/${name}`;

/** Opens a page and reads the hit it sends. */
async function hitOf(page: Page, url: string) {
  const sent = page.waitForRequest((request) => isCensus(request, 'RecordHit'));
  await page.goto(url);
  const request = await sent;
  const form = new URLSearchParams(request.postData() ?? '');
  const answer = await request.response();
  return {
    type: request.headers()['content-type'],
    status: answer?.status(),
    event: form.get('event'),
    cookie: form.get('ss_cvr'),
    fields: JSON.parse(form.get('data') ?? '{}') as Record<string, string>,
  };
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

async function asVisitor(page: Page): Promise<{ owner: SignedInOwner; visitor: Page }> {
  const owner = await signInOwner(server, page.context());
  const context = await page.context().browser()?.newContext({ locale: 'de-CH' });
  if (!context) throw new Error('There is no browser.');
  const visitor = await context.newPage();
  // The site was made by another process, of which the server learns when it looks next.
  await expect(async () => {
    const answer = await visitor.goto(`${owner.siteUrl}/robots.txt`);
    expect(answer?.status()).toBe(200);
  }).toPass({ timeout: 15_000 });
  return { owner, visitor };
}

test('TRAK-10 TRAK-12 I18N-09 a hit bears the fields of its page, and leaves nothing in the browser of who has not agreed', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const { siteUrl, siteId } = owner;
  const hit = await hitOf(visitor, `${siteUrl}/?utm_source=News`);
  expect([hit.status, hit.event, hit.cookie]).toEqual([200, 'view', '']);
  expect(hit.type).toContain('application/x-www-form-urlencoded');
  expect(hit.fields).toMatchObject({
    event: 'view',
    data: expect.any(String),
    websiteId: siteId,
    templateId: expect.any(String),
    website_locale: 'en',
    url: `${siteUrl}/?utm_source=News`,
    title: await visitor.title(),
    itemId: '',
    recordType: '2',
    collectionId: expect.stringMatching(/^[0-9a-z]{24}$/),
    userAgent: expect.stringContaining('Chrome'),
    clientDate: expect.stringMatching(/^\d{13}$/),
    viewportWidth: '1280',
    viewportHeight: '720',
    screenWidth: '1280',
    screenHeight: '720',
    visitorCookie: '',
    localStorageSupported: 'true',
    queryString: '?utm_source=News',
    referrer: '',
  });
  expect(await visitor.context().cookies()).toEqual([]);
  expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await visitor.context().close();
});

test('TRAK-04 TRAK-05 TRAK-06 TRAK-07 TRAK-08 with consent a visit has its cookies, counts on after half an hour, and not before', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const { siteUrl } = owner;
  await visitor.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: siteUrl }]);
  const first = await hitOf(visitor, siteUrl);
  const begun = parseVisitCookie(first.cookie ?? '');
  expect(begun).toMatchObject({ visitCount: 1, first: begun?.current, previous: begun?.current });
  const [visit, time] = [await cookieOf(visitor, 'ss_cvr'), await cookieOf(visitor, 'ss_cvt')];
  expect([visit?.value, first.fields['visitorCookie']]).toEqual([first.cookie, first.cookie]);
  expect(time?.value).toMatch(/^\d{13}$/);
  const now = Date.now() / 1000;
  // Chromium keeps no cookie for longer than 400 days.
  expect((visit?.expires ?? 0) - now).toBeGreaterThan(399 * 86_400);
  expect((time?.expires ?? 0) - now).toBeGreaterThan(29 * 60);
  expect((time?.expires ?? 0) - now).toBeLessThanOrEqual(30 * 60);

  expect((await hitOf(visitor, siteUrl)).cookie).toBe(first.cookie);
  await visitor.context().clearCookies({ name: 'ss_cvt' });
  const next = parseVisitCookie((await hitOf(visitor, siteUrl)).cookie ?? '');
  expect(next).toMatchObject({ id: begun?.id, first: begun?.first, previous: begun?.current, visitCount: 2 });
  expect(await cookieOf(visitor, 'ss_cvt')).toBeDefined();

  // Refused later: what is there is neither renewed nor sent.
  await visitor.context().clearCookies({ name: 'ss_cookieAllowed' });
  await visitor.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: siteUrl }]);
  expect((await hitOf(visitor, siteUrl)).cookie).toBe('');
  await visitor.context().close();
});

test('TRAK-11 TRAK-14 TRAK-15 TRAK-16 buttons are told of when they are seen and pressed', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const props = {
    label: 'Book a day',
    link: { url: 'https://shop.example/', newWindow: true },
    size: 'large',
    align: 'center',
  };
  await publishPage(owner, { slug: 'book', blocks: [newBlock('button000000000000000001', 'button', props)] });
  const path = '/book';
  const seen = visitor.waitForRequest((request) => isCensus(request, 'button-render'));
  await visitor.goto(owner.siteUrl + path);
  const expected = {
    id: expect.stringMatching(/^[0-9a-z]{24}$/),
    buttonText: expect.stringContaining('Book a day'),
    clickthroughUrl: 'https://shop.example/',
    alignment: 'center',
    size: 'large',
    newWindow: true,
    context: 'main',
    visitorCookie: '',
    url: owner.siteUrl + path,
  };
  expect((await seen).postDataJSON()).toMatchObject(expected);
  await visitor.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'shop' }));
  const pressed = visitor.waitForRequest((request) => isCensus(request, 'button-click'));
  await visitor.getByRole('link', { name: 'Book a day' }).click();
  const click = await pressed;
  expect([click.method(), (await click.response())?.status()]).toEqual(['POST', 200]);
  expect(click.postDataJSON()).toMatchObject(expected);
  await visitor.context().close();
});

test('TRAK-17 a form is told of when it is seen, and when it was sent', async ({ page }) => {
  const { owner, visitor } = await asVisitor(page);
  const letter = newBlock('letter000000000000000001', 'newsletter', { title: 'Two letters a year' });
  await publishPage(owner, { slug: 'letter', blocks: [letter] });
  const told = visitor.waitForRequest((request) => isCensus(request, 'form-render'));
  await visitor.goto(`${owner.siteUrl}/letter`);
  const formId = await visitor.locator('input[name=formId]').getAttribute('value');
  expect(formId).toMatch(/^[0-9a-z]{24}$/);
  const seen = await told;
  expect([seen.method(), (await seen.response())?.status()]).toEqual(['POST', 200]);
  expect(seen.postDataJSON()).toMatchObject({ formId, visitorCookie: '', url: `${owner.siteUrl}/letter` });
  await visitor.getByRole('textbox', { name: /mail/i }).fill('ada@example.org');
  const counted = visitor.waitForRequest(
    (request) => isCensus(request, 'RecordHit') && (request.postData() ?? '').includes('event=form-submit'),
  );
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  const { data } = Object.fromEntries(new URLSearchParams((await counted).postData() ?? ''));
  expect(JSON.parse(JSON.parse(data ?? '').data)).toEqual({ subject: formId });
  await visitor.context().close();
});

test('a page is viewed when it is shown, and once more when Back brings it out of memory', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  let views = 0;
  visitor.on('request', (request) => {
    if (isCensus(request, 'RecordHit')) views += 1;
  });
  const show = (state: string) =>
    visitor.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state === 'hidden');
  const isBack = (persisted: boolean) =>
    visitor.evaluate((is) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: is }));
    }, persisted);
  await visitor.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await visitor.goto(owner.siteUrl);
  await visitor.waitForLoadState('networkidle');
  await isBack(false);
  expect(views).toBe(0);
  await show('visible');
  await expect.poll(() => views).toBe(1);
  await show('hidden');
  await show('visible');
  await isBack(false);
  await isBack(true);
  await expect.poll(() => views).toBe(2);
  await visitor.context().close();
});

test('TRAK-25 TRAK-26 TRAK-27 nothing is sent from pages that are none, with the flag, or for who runs the site, who can watch', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const sent: string[] = [];
  for (const each of [visitor, page])
    each.on('request', (request) => request.url().includes('/api/census/') && sent.push(request.url()));
  await visitor.goto(`${owner.siteUrl}/nowhere`);
  await visitor.waitForLoadState('networkidle');
  await visitor.addInitScript(() => Object.assign(window, { vitrineTrackingOff: true }));
  await visitor.goto(owner.siteUrl);
  await visitor.waitForLoadState('networkidle');
  expect(sent).toEqual([]);

  await page.goto(`${server.origin}/visit/${owner.siteId}`);
  await page.waitForURL(`${owner.siteUrl}/**`);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    new BroadcastChannel('vitrine:events').onmessage = ({ data }) => told.push(data);
  });
  const other = await page.context().newPage();
  other.on('request', (request) => request.url().includes('/api/census/') && sent.push(request.url()));
  await other.goto(`${owner.siteUrl}/?noredirect`);
  const told = () => page.evaluate(() => (window as unknown as { told: { event: string }[] }).told);
  await expect.poll(async () => (await told())[0]?.event).toBe('view');
  expect(sent).toEqual([]);
  await visitor.context().close();
});

test('TRAK-23 TRAK-24 visitors are counted, and of the people of a site those who may only look, outside the configuration', async ({
  page,
  browser,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const home = (await (await visitor.goto(owner.siteUrl))?.text()) ?? '';
  for (const [role, path, isCountedThere] of [
    [undefined, '/', true],
    [CONTRIBUTOR_ROLES.viewer, '/', true],
    [CONTRIBUTOR_ROLES.viewer, '/config', false],
    [CONTRIBUTOR_ROLES.editor, '/', false],
    [CONTRIBUTOR_ROLES.storeManager, '/', false],
  ] as const) {
    const context = role ? await browser.newContext() : visitor.context();
    const site = await context.newPage();
    if (role) {
      await signInColleague(server, context, { siteId: owner.siteId, name: `Role ${role}`, role });
      await site.goto(`${server.origin}/visit/${owner.siteId}`);
      await site.waitForURL(`${owner.siteUrl}/**`);
    }
    // No page of a site is below /config: the home page comes under that address.
    await site.route(`${owner.siteUrl}/config`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: home }),
    );
    let isSent = false;
    site.on('request', (request) => {
      isSent ||= isCensus(request, 'RecordHit');
    });
    await site.goto(`${owner.siteUrl}${path}${path === '/' ? '?noredirect' : ''}`);
    await site.waitForLoadState('networkidle');
    expect.soft([role, path, isSent]).toEqual([role, path, isCountedThere]);
    await context.close();
  }
});

test('TRAK-21 TRAK-22 TRAK-29 I18N-09 the advertising pixel is fetched where the site asks for it, once a visitor has agreed, and not before', async ({
  page,
}) => {
  const { owner, visitor } = await asVisitor(page);
  const address = `${owner.siteUrl}/?utm_source=Ads&campaign=Clay&subcampaign=Spring&channel=Search&subchannel=Brand&variation=B&mkwid=7`;
  const pixels: URL[] = [];
  visitor.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/track/Track') pixels.push(url);
  });
  await visitor.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: owner.siteUrl }]);
  await hitOf(visitor, address);
  await visitor.waitForLoadState('networkidle');
  expect(pixels).toEqual([]);
  await owner.call('PUT', 'settings', { hasAdvertisingPixel: true });
  await visitor.context().clearCookies();
  await hitOf(visitor, address);
  await visitor.waitForLoadState('networkidle');
  expect(pixels).toEqual([]);
  await visitor.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does
    document.cookie = 'ss_cookieAllowed=true; path=/';
    document.dispatchEvent(new CustomEvent('consentchange'));
  });
  await expect.poll(() => pixels.length).toBe(1);
  expect(Object.fromEntries(pixels[0]?.searchParams ?? [])).toEqual({
    landing: address,
    refer: '',
    rk: expect.stringMatching(/^\d+$/),
    lang: 'de-CH',
    screen: '1280x720',
    source: 'Ads',
    campaign: 'Clay',
    subcampaign: 'Spring',
    channel: 'Search',
    subchannel: 'Brand',
    variation: 'B',
    mkwid: '7',
  });
  expect(parseVisitCookie((await cookieOf(visitor, 'ss_cvr'))?.value)?.visitCount).toBe(1);
  await visitor.context().close();
});
