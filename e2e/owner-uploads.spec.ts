/** Uploads on the real server: they go on elsewhere, over broken connections, and say what became of each file. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const picture = (name: string) => join(process.cwd(), 'demo/media', name);
const PICTURES = ['gorge.jpg', 'crest.jpg', 'larches.jpg'];
const PARTS = '**/api/sites/*/media/uploads/*?offset=*';
const FINISH = '**/api/sites/*/media/uploads/*/finish';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await page.goto(`${server.origin}/sites/${owner.siteId}/media`);
});
test.afterAll(() => page.context().close());

const tiles = () => page.getByRole('list', { name: 'Files' }).getByRole('button');
const panel = () => page.getByRole('region', { name: 'Uploads' });
const choose = (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').first().setInputFiles(files);
const asksBeforeLeaving = () =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('uploads go on while their owner works elsewhere, and closing the window asks first', async () => {
  let letOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  await page.route(FINISH, async (route) => {
    await held;
    await route.continue();
  });
  await choose(PICTURES.map(picture));
  await expect(panel()).toContainText('0 of 3 uploaded');
  expect(await asksBeforeLeaving()).toBe(true);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pages' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await panel().getByRole('button', { name: 'Show files' }).click();
  await expect(panel().getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  letOn();
  await expect(panel()).toContainText('3 uploaded');
  await expect(panel()).toBeHidden();
  expect(await asksBeforeLeaving()).toBe(false);
  await page.unroute(FINISH);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Media' }).click();
  await expect(tiles()).toHaveText([/larches/, /crest/, /gorge/]);
});

test('a connection that breaks within a file costs only what was on its way', async () => {
  const text = randomBytes(13_000_000).toString('base64');
  const parts: string[] = [];
  const note = (request: Request): void => {
    if (request.method() === 'PATCH') parts.push(new URL(request.url()).searchParams.get('offset') ?? '');
  };
  page.on('request', note);
  let isBroken = true;
  await page.route(PARTS, (route) =>
    isBroken && !route.request().url().endsWith('offset=0')
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await choose({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(panel()).toContainText('No connection. The upload continues automatically.');
  await expectAccessible(page);
  isBroken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tiles().filter({ hasText: 'log.txt' })).toBeVisible();
  page.off('request', note);
  await page.unroute(PARTS);
  expect(parts.filter((offset) => offset === '0')).toHaveLength(1);
  expect(parts.slice(-2)).toEqual(['8000000', '16000000']);
  await tiles().filter({ hasText: 'log.txt' }).click();
  await expect(page.getByRole('complementary', { name: /^About/ })).toContainText('17 MB');
});

test('a file whose last answer was lost is there once', async () => {
  let finished = 0;
  await page.route(FINISH, async (route) => {
    finished += 1;
    if (finished > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose({ name: 'once.txt', mimeType: 'text/plain', buffer: Buffer.from('once') });
  await expect(tiles().filter({ hasText: 'once.txt' })).toBeVisible();
  expect(finished).toBe(2);
  await page.unroute(FINISH);
  await page.reload();
  await expect(tiles().filter({ hasText: 'once.txt' })).toHaveCount(1);
});

test('OWNR-13 what failed says why, and is tried again all at once, or given up', async () => {
  await page.route(FINISH, (route) => {
    const message = 'There was a problem while uploading your file.';
    return route.fulfill({ status: 500, json: { error: { kind: 'failed', message } } });
  });
  await choose(
    ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
  );
  await expect(panel()).toContainText('0 of 3 uploaded, 3 failed');
  const failed = panel().getByRole('listitem').filter({ hasText: 'There was a problem' });
  await expect(failed).toHaveCount(3);
  await expectAccessible(page);
  await panel().getByRole('button', { name: 'Dismiss a.txt' }).click();
  await page.unroute(FINISH);
  await panel().getByRole('button', { name: 'Retry all' }).click();
  for (const name of ['b.txt', 'c.txt']) await expect(tiles().filter({ hasText: name })).toBeVisible();
  await expect(tiles().filter({ hasText: 'a.txt' })).toHaveCount(0);
});
