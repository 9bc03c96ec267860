/** Pages measure their speed for their visitors, and the owner reads what came of it. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { insertRecords, type StoredRecords } from '#server/performance/queries.ts';
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
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  const page = await context.newPage();
  // The site was made by another process, of which the server learns when it looks next.
  await expect(async () => {
    expect((await page.goto(`${owner.siteUrl}/robots.txt`))?.status()).toBe(200);
  }).toPass({ timeout: 15_000 });
  await page.close();
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

const RECORDS = '/api/1/performance/records';
const isRecords = (request: Request) => new URL(request.url()).pathname === RECORDS;

interface Sent {
  readonly memberAccountId?: string;
  readonly records: readonly { readonly name: string; readonly value: number; readonly element?: string }[];
}

async function sentBy(page: Page, act: () => Promise<unknown>): Promise<{ request: Request; body: Sent }> {
  const [request] = await Promise.all([page.waitForRequest(isRecords), act()]);
  return { request, body: JSON.parse(request.postData() ?? '{}') };
}

/** The page has its settings, and from then on it measures. */
async function open(page: Page, path = '/'): Promise<void> {
  const settings = page.waitForResponse((answer) => answer.url().endsWith('/api/1/performance/settings'));
  await page.goto(owner.siteUrl + path);
  expect((await settings).status()).toBe(200);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('vitrine-speed-settings').length))
    .toBe(1);
}

/** As a browser does it when another tab is chosen. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const visitorPage = async (page: Page) => {
  const visiting = await page.context().browser()?.newContext();
  if (!visiting) throw new Error('There is no browser.');
  return visiting.newPage();
};

test('PERF-04 PERF-05 PERF-13 when a page is hidden its records go by beacon, and by XHR where there is none', async ({
  page,
}) => {
  const visitor = await visitorPage(page);
  await open(visitor);
  const { request, body } = await sentBy(visitor, () => hide(visitor));
  expect(request.resourceType()).toBe('ping');
  expect((await request.response())?.status()).toBe(204);
  const names = body.records.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['navigation', 'fcp', 'lcp', 'cls']));
  expect(body.records.find(({ name }) => name === 'lcp')?.element).toMatch(/\w/);
  expect(body.memberAccountId).toBeUndefined();
  expect(await visitor.context().cookies()).toEqual([]);
  expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await visitor.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
  await open(visitor);
  const again = await sentBy(visitor, () => hide(visitor));
  expect(again.request.resourceType()).toBe('xhr');
  expect((await again.request.response())?.status()).toBe(204);
  await visitor.context().close();
});

test('PERF-05 PERF-06 what is complete goes 30 s after the load, the rest after 60 s', async ({ page }) => {
  const visitor = await visitorPage(page);
  await visitor.addInitScript(() => {
    const { setTimeout: real } = window;
    const late: [ms: number, run: () => void][] = [];
    Object.assign(window, {
      late,
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        ms > 20_000 ? late.push([ms, () => run(...given)]) : real(run, ms, ...given),
    });
  });
  await open(visitor);
  const waits = () =>
    visitor.evaluate(() => (Reflect.get(window, 'late') as [number][]).map(([ms]) => Math.ceil(ms / 10_000)));
  expect(await waits()).toEqual([3, 6]);
  const pass = (index: number) =>
    visitor.evaluate((at) => (Reflect.get(window, 'late') as [number, () => void][])[at]?.[1](), index);
  const first = await sentBy(visitor, () => pass(0));
  const names = first.body.records.map(({ name }) => name);
  expect(names).toContain('navigation');
  expect(names).not.toContain('lcp');
  const last = await sentBy(visitor, () => pass(1));
  expect(last.body.records.map(({ name }) => name)).toEqual(expect.arrayContaining(['lcp', 'cls']));
  expect(last.body.records.map(({ name }) => name)).not.toContain('navigation');
  // Nothing is left for later.
  let more = 0;
  visitor.on('request', (request) => {
    if (isRecords(request)) more += 1;
  });
  await hide(visitor);
  await visitor.evaluate(() => fetch('/robots.txt'));
  expect(more).toBe(0);
  await visitor.context().close();
});

test('PERF-13 the member who is signed in is named once cookies are allowed, and not before', async ({
  page,
}) => {
  const visitor = await visitorPage(page);
  const token = 'a'.repeat(43);
  const memberId = await signInMember(server, owner.siteId, token);
  const cookie = (name: string, value: string) => ({ name, value, url: owner.siteUrl });
  await visitor.context().addCookies([cookie('vitrine_member', token)]);
  await open(visitor);
  expect((await sentBy(visitor, () => hide(visitor))).body.memberAccountId).toBeUndefined();
  await visitor.context().addCookies([cookie('ss_cookieAllowed', 'true')]);
  await open(visitor);
  expect((await sentBy(visitor, () => hide(visitor))).body.memberAccountId).toBe(memberId);
  await visitor.context().close();
});

test('PERF-07 what is measured is what the library of web.dev measures', async ({ page }) => {
  const visitor = await visitorPage(page);
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
  await visitor.addInitScript(`${library}
    window.theirs = {};
    for (const name of ['CLS', 'FCP', 'LCP', 'INP'])
      webVitals['on' + name](({ value }) => { window.theirs[name.toLowerCase()] = value; }, { reportAllChanges: true });`);
  await open(visitor);
  await visitor.evaluate(() => {
    const shown = document.querySelector('main') as HTMLElement;
    const busy = document.createElement('button');
    busy.textContent = 'Busy';
    busy.addEventListener('click', () => {
      const until = performance.now() + 120;
      while (performance.now() < until);
    });
    shown.prepend(busy);
  });
  await visitor.waitForTimeout(600);
  await visitor.evaluate(() => {
    const spacer = document.createElement('div');
    spacer.setAttribute('hidden', '');
    document.querySelector('main')?.prepend(spacer);
    spacer.style.height = '220px';
    spacer.removeAttribute('hidden');
  });
  await visitor.waitForTimeout(700);
  await visitor.getByRole('button', { name: 'Busy' }).click();
  await visitor.waitForTimeout(600);
  const { body } = await sentBy(visitor, () => hide(visitor));
  const theirs = (await visitor.evaluate(() => Reflect.get(window, 'theirs'))) as Record<string, number>;
  const ours = Object.fromEntries(body.records.map(({ name, value }) => [name, value]));
  expect(ours['cls']).toBeGreaterThan(0.01);
  for (const name of ['cls', 'fcp', 'lcp', 'inp']) expect([name, ours[name]]).toEqual([name, theirs[name]]);
  expect(ours['fid']).toBeGreaterThanOrEqual(0);
  await visitor.context().close();
});

test('the owner reads speed by page and device, with what to do', async () => {
  const page = await context.newPage();
  const { siteId } = owner;
  await page.goto(`${server.origin}/sites/${siteId}/analytics/speed`);
  const device = page.getByRole('group', { name: 'Devices' });
  await expect(device).toBeVisible();
  await server.withDeps(({ db, now, newId }) =>
    db.write((tx) => insertRecords(tx, loadsOf(siteId, now(), newId))),
  );
  await page.reload();
  await expect(page.getByText('The picture /media/harbour-at-dawn.jpg is too large: 1.8 MB')).toBeVisible();
  await expect(page.getByText('The embed from chat.example blocks the page for 640 ms')).toBeVisible();
  const loading = page.getByRole('button', { name: /^Loading/ });
  await expect(loading).toContainText('Needs work');
  await lookAtAll(page, 'speed');
  await page.getByRole('button', { name: 'Phones' }).click();
  await expect(loading).toContainText('Poor');
  await page.getByRole('button', { name: '/workshops' }).click();
  await expect(page.getByRole('button', { name: 'Remove the filter Only /workshops' })).toBeVisible();
  await lookAtAll(page, 'speed-page');
  await page.goto(`${server.origin}/sites/${siteId}/analytics/speed?from=2020-01-01&until=2020-01-02`);
  await expect(page.getByText('No measurements yet')).toBeVisible();
  await lookAtAll(page, 'speed-empty');
  await page.close();
});

const PATHS = ['/', '/workshops', '/shop', '/about-the-people-behind-the-studio-and-their-long-story'];

/** Three weeks of visitors, phones slower than computers. */
function loadsOf(siteId: string, now: number, newId: () => string): StoredRecords[] {
  return Array.from({ length: 480 }, (_load, index) => ({
    id: newId(),
    siteId,
    at: now - (index % 21) * 86_400_000,
    path: PATHS[(index * 7) % PATHS.length] ?? '/',
    device: index % 3 === 0 ? 'phone' : 'computer',
    records: [...measuredOf(index), ...faultsOf(index)],
  }));
}

function measuredOf(index: number): StoredRecords['records'] {
  const spread = 0.6 + ((index * 37) % 100) / 100;
  const [lcp, inp] = index % 3 === 0 ? [3400 * spread, 260 * spread] : [1600 * spread, 70 * spread];
  const cls = index % 5 === 0 ? 0.31 : 0.02;
  return [
    { name: 'responseStart', value: 180 * spread },
    { name: 'fcp', value: lcp * 0.6 },
    { name: 'lcp', value: lcp, element: 'main section.hero img', text: 'Harbour at dawn' },
    { name: 'inp', value: inp },
    { name: 'fid', value: 12 * spread },
    { name: 'cls', value: cls, element: 'main div.note p', text: 'Summer sale: 20 % off' },
  ];
}

function faultsOf(index: number): StoredRecords['records'] {
  const faults = [
    [3, { name: 'heavyPicture', value: 1_800_000, subject: '/media/harbour-at-dawn.jpg' }],
    [4, { name: 'blockingScript', value: 640, subject: 'chat.example' }],
    [6, { name: 'lateFont', value: 900, subject: 'Kiln-Display.woff2' }],
  ] as const;
  return faults.flatMap(([every, fault]) => (index % every === 0 ? [fault] : []));
}
