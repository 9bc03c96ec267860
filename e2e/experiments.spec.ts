/** An owner writes version B of a page in the editor, 2,000 visitors come, and the owner keeps the version that wins. */
import { expect, type Page } from '@playwright/test';
import { paragraphs } from '#domain/content/rich-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectBothStill } from './support/both-versions.ts';
import { test } from './support/browser-test.ts';
import { sendCrowd } from './support/crowd.ts';
import { block } from './support/edit-frame.ts';
import {
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { frameOf, saved, skipGuide } from './support/page-editor.ts';

const VISITORS = 2000;
const ORIGINAL = 'Book a day at the kiln';
const OTHER = 'Fire your first bowl this Saturday';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let pageId: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  owner = await signInOwner(server, context);
  page = await context.newPage();
  await skipGuide(page, 'none');
  const text = block('text', { content: paragraphs(ORIGINAL), size: 'regular' });
  pageId = await publishPage(owner, { slug: 'offer', title: 'Offer', blocks: [text] });
  const thanks = block('text', { content: paragraphs('Thank you'), size: 'regular' });
  await publishPage(owner, { slug: 'thanks', title: 'Thanks', blocks: [thanks] });
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

const open = (path: string) => page.goto(`${server.origin}/sites/${owner.siteId}/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function shoot(name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the empty screen explains, and an experiment is created', async () => {
  await open('analytics/experiments');
  await expect(page.getByRole('heading', { name: 'No experiments yet' })).toBeVisible();
  await expectAccessible(page);
  await shoot('empty');
  await button('New experiment').click();
  await page.getByLabel('Name').fill('Offer headline');
  await page.getByLabel('Path', { exact: true }).fill('/thanks');
  await shoot('new');
  await button('Create').click();
  await expect(page.getByRole('heading', { name: 'Offer headline' })).toBeVisible();
  await expect(page.getByText('No page has a version B yet.')).toBeVisible();
  await shoot('draft');
});

test('an experiment without a version does not start, and says what to do', async () => {
  await button('Start').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No version differs from the original yet');
  await button('Cancel').click();
});

test('version B is written in the editor, and the original stays', async () => {
  await open(`edit/${pageId}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const frame = frameOf(page);
  await frame.getByText(ORIGINAL).click();
  if (!(await page.locator('#editor-panel').isVisible())) await button('Settings').click();
  await button('Version B').click();
  await expect(page.getByText('You are changing version B of “Offer headline”')).toBeVisible();
  await frame.getByText(ORIGINAL).dblclick();
  await expect(frame.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(OTHER);
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(frame.getByText(OTHER)).toBeVisible();
  await shoot('editor');
  await button('All screens').click();
  await expect(frame.getByText(ORIGINAL)).toBeVisible();
  await expect(frame.getByText(OTHER)).toHaveCount(0);
  await button('Version B').click();
  await expect(frame.getByText(OTHER)).toBeVisible();
  await expectAccessible(page, [1280]);
  await owner.call('POST', `documents/${pageId}/publish`, {});
});

test('2,000 visitors come, and the better version is named', async () => {
  test.setTimeout(120_000);
  await open('analytics/experiments');
  await page.getByRole('link', { name: 'Offer headline' }).click();
  await button('Start').click();
  await shoot('start');
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(button('Stop')).toBeVisible();
  const seen = { a: 0, b: 0 };
  await sendCrowd(owner.siteUrl, VISITORS, async ({ number, see }) => {
    const html = await see('/offer');
    const isB = html.includes(OTHER);
    expect(html.includes(ORIGINAL)).toBe(!isB);
    seen[isB ? 'b' : 'a'] += 1;
    if (number % 100 < (isB ? 22 : 12)) await see('/thanks');
  });
  expect(seen.a + seen.b).toBe(VISITORS);
  // What was answered is on the disk.
  await server.crash();
  await server.revive();
  await page.reload();
  await expect(page.getByText(/^B is better: 2\d\.\d% instead of 1\d\.\d%\.$/)).toBeVisible();
  for (const count of [seen.a, seen.b])
    await expect(page.getByRole('cell', { name: count.toLocaleString('en'), exact: true })).toBeVisible();
  await expectAccessible(page);
  await shoot('results');
});

test('a variant is there from the first paint: nothing flickers and nothing moves', async ({ browser }) => {
  await expectBothStill(browser, `${owner.siteUrl}/offer`, OTHER);
});

test('one press makes the winner the page, and the original is in its history', async () => {
  await button('Use this version').click();
  await shoot('adopt');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this version' }).click();
  await expect(page.getByText('1 page is changed and published.')).toBeVisible();
  await expect(page.getByText('Decided: B')).toBeVisible();
  await shoot('decided');
  await sendCrowd(owner.siteUrl, 20, async ({ see }) => expect(await see('/offer')).toContain(OTHER));
  const { draft } = await owner.call('GET', `documents/${pageId}`);
  expect(JSON.stringify(draft.body)).not.toContain('variant:');
  const { revisions } = await owner.call('GET', `documents/${pageId}/revisions`);
  expect(revisions.length).toBeGreaterThan(1);
});
