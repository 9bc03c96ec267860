/** The page editor on the real server: what is done is saved, survives a reload and a lost connection, and can be undone. */
import { expect, type Page, test } from '@playwright/test';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';

const PASSWORD = 'three calm herons';

let server: OwnerServer;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(60_000);
  server = await startOwnerServer();
  page = await browser.newPage({ viewport: { width: 1280, height: 844 } });
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Name of the site').fill('Studio Nord');
  await page.getByRole('radio', { name: /Harbour/ }).check();
  await page.getByRole('button', { name: 'Make my site' }).click();
  await expect(page.getByRole('heading', { name: 'Studio Nord is live' })).toBeVisible({ timeout: 30_000 });
  const address = await page.evaluate(async () => {
    const me = await (await fetch('/api/me')).json();
    const { documents } = await (await fetch(`/api/sites/${me.sites[0].id}/documents?kind=page`)).json();
    return `/sites/${me.sites[0].id}/edit/${documents[0].id}`;
  });
  await page.goto(server.origin + address);
});
test.afterAll(async () => {
  await page.close();
  await server.stop();
});

const outline = () => page.getByRole('complementary', { name: 'Parts of the page' }).getByRole('listitem');
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('shows the draft; a block is added, moved and deleted by the keyboard alone, and saved by itself', async () => {
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await saved();
  const before = await outline().count();
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('rule');
  await page.getByRole('button', { name: /^Line/ }).press('Enter');
  await expect(outline()).toHaveCount(before + 1);
  await expect(page.getByText('Line added.')).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Line moved up|^Line is already at the top/)).toBeAttached();
  await saved();
  await page.keyboard.press('Delete');
  await expect(outline()).toHaveCount(before);
  await page.keyboard.press('Control+z');
  await expect(outline()).toHaveCount(before + 1);
  await saved();
});

test('undo survives a reload', async () => {
  await page.reload();
  await saved();
  const before = await outline().count();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline()).toHaveCount(before - 1);
  await saved();
});

test('without a connection edits wait here and go out later', async () => {
  const before = await outline().count();
  await page.context().setOffline(true);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  await page.context().setOffline(false);
  await saved();
  await page.reload();
  await expect(outline()).toHaveCount(before + 2);
});

test('a field is changed in the panel, seen at once in the page, taken back in one step, and published', async () => {
  const frame = page.frameLocator('iframe');
  await outline()
    .getByRole('button', { name: /^Quote/ })
    .last()
    .click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Who said it').fill('Ida');
  await panel.getByLabel('Who said it').press('End');
  await panel.getByLabel('Who said it').pressSequentially(' Lund');
  await expect(frame.getByText('Ida Lund')).toBeVisible();
  await panel.getByRole('button', { name: 'Phone' }).click();
  await panel.getByRole('switch', { name: 'Hidden on phones' }).click();
  await expect(panel.getByText('Phone only')).toBeVisible();
  await expect(frame.locator('[data-block].is-desktop-only')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Use the value from desktop again' }).click();
  await expect(frame.locator('[data-block].is-desktop-only')).toHaveCount(0);
  await panel.getByRole('button', { name: 'All screens' }).click();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByLabel('Who said it')).toHaveValue('Ida Lund');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByText('Ida Lund')).toHaveCount(0);
  await page.getByRole('button', { name: 'Do again' }).click();
  await expect(frame.getByText('Ida Lund')).toBeVisible();
  await saved();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: visitors see this page now.')).toBeVisible();
});

test('KEYS-03 escape shows the page alone, and the controls again', async () => {
  await page.getByRole('button', { name: 'Redo' }).or(page.locator('body')).first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
});
