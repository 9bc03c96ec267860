/** Owners name what visitors do; pages watch for it, and owners see their own tests as they happen. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { signInMember } from './support/signed-in-member.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

const isPath = (path: string) => (request: Request) => new URL(request.url()).pathname === path;
const RECORD = '/api/events/RecordEvent';
const ANALYTICS = '/api/v1/events';

async function openVisitor(page: Page): Promise<Page> {
  // By its own name this browser is a bot, and is not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const visiting = await page.context().browser()?.newContext({ userAgent });
  if (!visiting) throw new Error('There is no browser.');
  const visitor = await visiting.newPage();
  await expect(async () => {
    expect((await visitor.goto(`${owner.siteUrl}/robots.txt`))?.status()).toBe(200);
  }).toPass({ timeout: 15_000 });
  return visitor;
}

/** The page counts, and watches from then on. */
async function open(visitor: Page): Promise<void> {
  const hit = visitor.waitForResponse((answer) => answer.url().endsWith('/api/census/RecordHit'));
  await visitor.goto(owner.siteUrl);
  await hit;
}

const add = (link: string) => (visitor: Page) =>
  visitor.evaluate((html) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
  }, link);

test('the owner names a scroll depth and a download, and visitors’ pages record them without a cookie', async ({
  page,
}) => {
  const screen = await context.newPage();
  await screen.goto(`${server.origin}/sites/${owner.siteId}/analytics`);
  await screen.getByRole('button', { name: 'New event' }).click();
  await screen.getByLabel('Name', { exact: true }).fill('Prices downloaded');
  await screen.getByLabel('End of the file name').fill('prices.pdf');
  await lookAtAll(screen, 'event-dialog');
  await screen.getByRole('button', { name: 'Save event' }).click();
  await expect(screen.getByRole('row', { name: /Prices downloaded/ })).toBeVisible();
  await owner.call('POST', 'analytics/events', { name: 'Read to the end', kind: 'scroll', value: '100' });

  const visitor = await openVisitor(page);
  await expect(async () => {
    await visitor.goto(owner.siteUrl);
    expect(await visitor.locator('meta[name=vitrine-watch]').getAttribute('content')).toBe('click scroll');
  }).toPass({ timeout: 15_000 });
  await open(visitor);
  await add('<a href="/s/prices.pdf" download>Prices</a>')(visitor);
  const sent = visitor.waitForRequest(isPath(RECORD));
  await visitor.getByRole('link', { name: 'Prices' }).click();
  const request = await sent;
  const form = new URLSearchParams(request.postData() ?? '');
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  // They have agreed to no cookies, and a crumb comes with two.
  expect([form.get('event'), form.get('crumb')]).toEqual(['download', '']);
  expect(await visitor.context().cookies()).toEqual([]);
  expect(JSON.parse(form.get('data') ?? '')).toMatchObject({ subject: '/s/prices.pdf', visitorCookie: '' });
  expect((await request.response())?.status()).toBe(200);
  await open(visitor);
  const depths = visitor.waitForRequest(
    (each) =>
      isPath(RECORD)(each) &&
      JSON.parse(new URLSearchParams(each.postData() ?? '').get('data') ?? '').subject === '100',
  );
  await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect((await (await depths).response())?.status()).toBe(200);
  // Numbers are made anew every ten seconds.
  await expect(async () => {
    await screen.reload();
    await expect(screen.getByRole('row', { name: /Prices downloaded.*1.*1/ })).toBeVisible({ timeout: 2000 });
    await expect(screen.getByRole('row', { name: /Read to the end.*1.*1/ })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await visitor.context().close();
  await screen.close();
});

test('ANLY-03 ANLY-12 ANLY-13 analytics events name visitor and member with consent only', async ({
  page,
}) => {
  const token = 'b'.repeat(43);
  const memberId = await signInMember(server, owner.siteId, token);
  const visitor = await openVisitor(page);
  const cookie = (name: string, value: string) => ({ name, value, url: owner.siteUrl });
  await visitor.context().addCookies([cookie('vitrine_member', token), cookie('vitrine_member_xsrf', 'x')]);
  const change = async () => {
    await open(visitor);
    const sent = visitor.waitForRequest(isPath(ANALYTICS));
    await visitor.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:cart-changed')));
    const request = await sent;
    expect((await request.response())?.status()).toBe(202);
    return JSON.parse(request.postData() ?? '');
  };
  const before = await change();
  expect(before).toMatchObject({ analyticsId: '', commonData: { memberAccountId: null, action: 'change' } });
  expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await visitor.context().addCookies([cookie('ss_cookieAllowed', 'true')]);
  const after = await change();
  expect(after).toMatchObject({
    analyticsId: expect.stringMatching(/^[0-9a-f]{24}$/),
    commonData: { memberAccountId: memberId, websiteId: owner.siteId, pagePath: '/', object_type: 'cart' },
    customSchemaName: '',
  });
  expect((await change()).analyticsId).toBe(after.analyticsId);
  const kept = (await visitor.context().cookies()).find(({ name }) => name === 'ss_analyticsId');
  expect(kept?.value).toBe(after.analyticsId);
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(390);
  const keys = await visitor.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).sort()]);
  expect(keys).toEqual([['SS_ANALYTICS_ID'], ['SS_MID', 'SS_SESSION_ID']]);
  await visitor.context().close();
});

test('the owner tests events in another tab, and none of it is counted', async () => {
  const screen = await context.newPage();
  await screen.goto(`${server.origin}/sites/${owner.siteId}/analytics/test-events`);
  await expect(screen.getByText('Nothing in the last 30 minutes')).toBeVisible();
  await lookAtAll(screen, 'test-events-empty');
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    screen.getByRole('link', { name: 'Open site' }).first().click(),
  ]);
  await site.waitForRequest(isPath(RECORD));
  await add('<a class="button" href="#kiln">Book a day</a>')(site);
  await site.getByRole('link', { name: 'Book a day' }).click();
  await site.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(screen.getByText('Page scrolled 100')).toBeVisible({ timeout: 10_000 });
  await expect(screen.getByRole('row', { name: /Page viewed/ }).first()).toBeVisible();
  await lookAtAll(screen, 'test-events');
  await screen.goto(`${server.origin}/sites/${owner.siteId}/analytics`);
  await expect(screen.getByRole('row', { name: /Read to the end.*1.*1/ })).toBeVisible();
  await lookAtAll(screen, 'events');
  await site.close();
  await screen.close();
});
