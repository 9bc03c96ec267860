/** New pages: what they can begin with, chosen with the keyboard and on a phone, and their first minute in the editor. */
import { expect, type Page } from '@playwright/test';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
});
test.afterAll(() => page.context().close());

const dialog = () => page.getByRole('dialog', { name: 'New page' });
const point = (name: string) => dialog().getByRole('radio', { name });
const headings = (level: number) => page.frameLocator('#editor-frame').getByRole('heading', { level });

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
  await dialog().getByRole('button', { name: 'Create page' }).click();
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

test('who looks for a blog among the pages is led to one, with the name that stands there', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await beginPage();
  await dialog().getByLabel('Name').fill('Journal');
  await dialog().getByRole('button', { name: 'Blog', exact: true }).press('Enter');
  const blog = page.getByRole('dialog', { name: 'New blog' });
  await expect(blog.getByLabel('Name')).toBeFocused();
  await expect(blog.getByLabel('Name')).toHaveValue('Journal');
  await expect(blog.getByRole('radio')).toHaveCount(0);
  await blog.getByLabel('Position in the menu').selectOption('Before “About”');
  await blog.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL(/\/collections\//);
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('a blog without posts goes live only after its owner has been asked', async ({ request }) => {
  const { host } = new URL(owner.siteUrl);
  const status = async () =>
    (await request.get(`http://127.0.0.1:${server.port}/journal`, { headers: { host } })).status();
  const asked = page.getByRole('dialog', { name: '“Journal” has no posts yet' });
  await page.getByRole('button', { name: 'Publish it' }).click();
  await expect(asked).toBeVisible();
  expect(await violationsOf(page, { without: ['region'] })).toEqual([]);
  await asked.getByRole('button', { name: 'Add a post' }).click();
  await expect(asked).toHaveCount(0);
  const begun = page.getByRole('dialog', { name: 'New post' });
  await expect(begun.getByRole('textbox').first()).toBeFocused();
  await begun.getByRole('button', { name: 'Cancel' }).click();
  await expect(begun).toHaveCount(0);
  expect(await status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Collection settings' })).toHaveText('Settings');
  await page.getByRole('button', { name: 'Edit its page' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await asked.getByRole('button', { name: 'Publish anyway' }).click();
  await expect.poll(status).toBe(200);
  const visitor = await page.context().newPage();
  await visitor.goto(owner.siteUrl);
  const menu = visitor.getByRole('banner').getByRole('navigation').getByRole('link');
  const titles = await menu.allTextContents();
  expect(titles.indexOf('Journal')).toBe(titles.indexOf('About') - 1);
  await visitor.close();
});

test('an empty page has nothing on it', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await beginPage();
  await dialog().getByLabel('Name').fill('Blank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Blank/);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(page.frameLocator('#editor-frame').locator('main [data-section]')).toHaveCount(0);
});

const frame = () => page.frameLocator('#editor-frame');

test('what an empty place asks for is chosen in the panel that is open, and not in a second one', async () => {
  await page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Add' }).click();
  const panel = page.getByRole('complementary', { name: 'Add', exact: true });
  await panel.getByRole('searchbox').fill('spacer');
  await frame()
    .getByRole('button', { name: /Add the first section/ })
    .click();
  await expect(panel.getByRole('searchbox')).toHaveValue('');
  await expect(panel.getByRole('button', { name: 'Sections' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  // Escape lets go of the place, and of nothing else.
  await page.keyboard.press('Escape');
  await expect(page.locator('#editor-frame')).toBeFocused();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('s');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  // The preview has no place for it, and is left with one press.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('s');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('columns');
  await page.keyboard.press('Enter');
  await expect(headings(3)).toHaveCount(3);
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
});

test('a page says whether it is in the menu, and is taken out and put in with one press', async () => {
  await beginPage();
  await dialog().getByLabel('Name').fill('Where we are');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Where we are/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const address = `${server.origin}/api/sites/${owner.siteId}/documents/${id}/menu`;
  const isShown = async () => (await (await page.request.get(address)).json()).isShown as boolean;
  const inMenu = page.getByRole('switch', { name: 'Show in the menu' });
  await expect(inMenu).toBeChecked();
  await inMenu.press('Space');
  await expect.poll(isShown).toBe(false);
  await expect(inMenu).not.toBeChecked();
  await inMenu.press('Space');
  await expect.poll(isShown).toBe(true);
  await expect(inMenu).toBeChecked();
});

test('until the page listens it says that it is being opened, and takes no press', async () => {
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isOfSite = (url: URL) => url.hostname !== 'localhost' && url.pathname.endsWith('.js');
  await page.route(isOfSite, async (route) => {
    await isHeld;
    await route.continue();
  });
  // What is held is waited for by the event of the load too.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Opening the page…' })).toBeVisible();
  await expect(frame().getByRole('link').first()).toBeVisible();
  const target = await page.locator('#editor-frame').evaluate((iframe) => {
    const { x, y, width, height } = iframe.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
  });
  expect(target).not.toBe('IFRAME');
  letGo();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Opening the page…' })).toHaveCount(0);
});
