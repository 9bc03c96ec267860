/** New pages: what they can begin with, chosen with the keyboard and on a phone, seen by visitors, in the menu. */
import { expect, type Page, test } from '@playwright/test';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await context.newPage();
  owner = await signInOwner(server, page.context());
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

const dialog = () => page.getByRole('dialog', { name: 'New page' });
const point = (name: string) => dialog().getByRole('radio', { name });
const headings = (level: number) => page.frameLocator('iframe').getByRole('heading', { level });

async function beginPage(): Promise<void> {
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await expect(point('Empty page')).toBeChecked();
}

test('a page is begun with sections by the keyboard alone, under its own name', async () => {
  await beginPage();
  await expect(dialog().getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Who we are');
  await page.keyboard.press('Tab');
  await expect(point('Empty page')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(point('About')).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page, { without: ['region'] }), colorScheme).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Who we are/);
  await expect(headings(1)).toHaveText('Who we are');
  await expect(headings(2)).toHaveText(['How it began', 'Shall we keep a table for you?']);
});

test('on a phone the choice fits the screen, and the page can be published as it is', async ({ request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginPage();
  await point('Contact').check();
  await dialog().getByLabel('Name').fill('Write to us');
  expect(await violationsOf(page, { without: ['region'] })).toEqual([]);
  await expect(point('Contact')).toBeInViewport({ ratio: 1 });
  const wide = await dialog().evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(wide).toBe(false);
  await dialog().getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveTitle(/Edit Write to us/);
  await expect(headings(1)).toHaveText('Write to us');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const { host } = new URL(owner.siteUrl);
  const visit = () => request.get(`http://127.0.0.1:${server.port}/write-to-us`, { headers: { host } });
  await expect.poll(async () => (await visit()).status()).toBe(200);
  const html = await (await visit()).text();
  expect(html).toContain('<form');
  expect(html).toContain('>Write to us</a>');
});

test('an empty page has nothing on it', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await beginPage();
  await dialog().getByLabel('Name').fill('Blank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Blank/);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('main [data-section]')).toHaveCount(0);
});
