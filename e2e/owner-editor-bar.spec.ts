/** The bar above the page editor: going to other pages, previewing, publishing and taking offline. */
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
  const address = await page.request.get(`${server.origin}/api/sites/${owner.siteId}/tree`);
  const { homePageId } = (await address.json()) as { homePageId: string };
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${homePageId}`);
});
test.afterAll(() => page.context().close());

const frame = () => page.frameLocator('#editor-frame');
const guide = () => page.getByRole('region', { name: 'How the editor works' });
const preview = () => page.getByRole('region', { name: 'Preview' });
const bar = () => page.getByRole('banner');

async function expectAccessible(what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Landmarks are for pages; what floats above one is in none.
    const found = await violationsOf(page, { exclude: 'iframe', without: ['region'] });
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('KEYS-03 KEYS-13 escape closes the guide first, which then stays away; else it toggles the preview', async () => {
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(guide()).toBeVisible();
  await expectAccessible('guide');
  await page.keyboard.press('Escape');
  await expect(guide()).toBeHidden();
  await expect(bar()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(bar()).toBeVisible();
  await expect(guide()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(preview()).toBeVisible();
  await expect(bar()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar()).toBeVisible();
});

test('KEYS-02 escape in the list of keys closes the list and nothing else', async () => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible('keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar()).toBeVisible();
});

test('the keyboard goes into the page and out of it again, in both directions', async () => {
  const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator('iframe[title="The page"]').focus();
    await page.keyboard.press(key);
    await expect.poll(isInFrame).toBe(false);
  }
});

test('a menu opens by the keyboard, the first time as ever after, and gives the focus back', async () => {
  await page.reload();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const more = bar().getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-haspopup', 'menu');
  for (const _ of ['not there yet', 'there']) {
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.focus();
    await page.keyboard.press('Enter');
    // The first entry that can be chosen: there is nothing to redo.
    await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
  }
});

test('in the preview links lead to the pages they name, still in the preview', async () => {
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview()).toBeVisible();
  await frame().getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle(/Edit About/);
  await expect(preview()).toBeVisible();
  await preview().getByRole('button', { name: 'Phone' }).click();
  await expect(page.locator('#editor-frame')).toHaveCSS('width', '390px');
  await preview().getByRole('button', { name: 'Desktop' }).click();
  await preview().getByRole('button', { name: 'Back to editing' }).click();
  await expect(bar().getByRole('button', { name: /^About/ })).toBeVisible();
});

test('another page is found by its name, by the keyboard alone; a new one is made', async () => {
  await bar()
    .getByRole('button', { name: /^About/ })
    .press('Enter');
  await expectAccessible('pages');
  await page.keyboard.type('cont');
  await expect(page.getByRole('navigation', { name: 'Found' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Contact/);
  await bar()
    .getByRole('button', { name: /^Contact/ })
    .click();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Name').fill('Opening hours');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Edit Opening hours/);
  await expect(bar().getByText('Draft')).toBeVisible();
});

test('a page is published, seen by visitors, and taken offline again', async ({ request }) => {
  const url = new URL('/opening-hours', owner.siteUrl);
  const ask = (path: string) =>
    request.get(`http://127.0.0.1:${server.port}${path}`, { headers: { host: url.host } });
  const visit = async () => (await ask(url.pathname)).status();
  const isInMenu = async () => (await (await ask('/')).text()).includes('>Opening hours</a>');
  expect(await isInMenu()).toBe(false);
  expect(await visit()).toBe(404);
  await bar().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar().getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(visit).toBe(200);
  await expect.poll(isInMenu).toBe(true);
  await bar().getByRole('button', { name: 'Versions and more' }).click();
  await expect(page.getByRole('menuitem', { name: 'View live page' })).toBeVisible();
  await expectAccessible('publishing');
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(bar().getByText('Draft')).toBeVisible();
  await expect.poll(visit).toBe(404);
  await expect.poll(isInMenu).toBe(false);
});

test('a page is planned, and an older version brought back, from the bar', async () => {
  await page.keyboard.press('s');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Quote');
  await page.keyboard.press('Enter');
  await expect(frame().locator('main [data-section]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await bar().getByRole('button', { name: 'Versions and more' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(bar().getByText(/^Goes live/)).toBeVisible();
  await bar().getByRole('button', { name: 'Versions and more' }).click();
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  const versions = page.getByRole('dialog').getByRole('list', { name: 'Versions, newest first' });
  await expect(versions.getByRole('button').first()).toContainText('Section added');
  await versions.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(frame().locator('main [data-section]')).toHaveCount(0);
});

test('OWNR-06 the footer is edited as a page is, from the list of pages', async () => {
  await bar()
    .getByRole('button', { name: /go to another page/ })
    .click();
  await page.getByRole('link', { name: 'Footer' }).click();
  await expect(page).toHaveTitle(/Edit Footer/);
  await expect(frame().locator('footer')).toBeVisible();
  await page.keyboard.press('s');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Opening hours');
  await page.keyboard.press('Enter');
  await expect(frame().locator('footer').getByText('by appointment')).toBeVisible();
  await expect(bar().getByRole('link', { name: 'Back to the navigation' })).toBeVisible();
});

test('the bar fits a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible('phone');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(bar().getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
});

test('the address of nothing that can be edited says so, and leads back to the pages', async () => {
  const { documents } = await page.evaluate(
    async (site) => (await fetch(`/api/sites/${site}/documents?kind=style`)).json(),
    owner.siteId,
  );
  for (const id of ['nope', documents[0].id]) {
    await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Pages' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
});
