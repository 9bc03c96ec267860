/** Header and footer are edited where they stand: on the page that is being edited, each with a panel of its own. */
import { expect, type Page } from '@playwright/test';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  const address = await page.request.get(`${server.origin}/api/sites/${owner.siteId}/tree`);
  const { homePageId } = (await address.json()) as { homePageId: string };
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${homePageId}`);
  await page.keyboard.press('Escape');
});
test.afterAll(() => page.context().close());

const frame = () => page.frameLocator('#editor-frame');
const panel = () => page.getByRole('complementary', { name: 'Settings' });
const ready = () => expect(page.locator('[data-frame="ready"]')).toBeVisible();
const visit = async () =>
  (
    await page.request.get(`http://127.0.0.1:${server.port}/`, {
      headers: { host: new URL(owner.siteUrl).host },
    })
  ).text();
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('the header is pressed on the page, and its panel changes it there, with the page around it', async () => {
  await ready();
  const slack = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(slack, 'the editor fills the window and does not scroll').toBe(0);
  const words = (await frame().locator('main').textContent()) ?? '';
  await frame()
    .locator('.site-header')
    .click({ position: { x: 500, y: 10 } });
  await expect(page).toHaveURL(/beside=/);
  await ready();
  await expect(frame().locator('main')).toContainText(words.slice(0, 40));
  await panel().getByRole('button', { name: 'Centred' }).click();
  await expect(frame().locator('.site-header-inner')).toHaveClass(/header-center/);
  await panel().getByRole('switch', { name: 'Sticky header' }).click();
  await expect(frame().locator('.site-header')).toHaveCSS('position', 'sticky');
  await expect(panel().getByText('Your most important action. On phones it is in the menu.')).toBeVisible();
  const ground = panel().getByRole('combobox', { name: 'Transparent over the first section' });
  await expect(frame().locator('.site-header')).not.toHaveAttribute('data-theme');
  await ground.selectOption('Always');
  await expect(panel().getByText('uses the background of the section behind it')).toBeVisible();
  await expect(frame().locator('.site-header')).toHaveAttribute('data-theme', 'paper');
  await ground.selectOption('As designed');
  await expect(frame().locator('.site-header')).not.toHaveAttribute('data-theme');
  await panel().getByRole('textbox', { name: 'Second button' }).fill('Write to us');
  await expect(panel().getByText('Shown once it has a text and a link.')).toBeVisible();
  await panel().getByRole('switch', { name: 'Social links' }).click();
  await panel().getByLabel('Addresses').fill('instagram.com/halden');
  await panel().getByLabel('Addresses').blur();
  await expect(page.getByText('The social links are now on every page.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(frame().locator('.site-header-inner')).toHaveClass(/header-center/);
  await saved();
  const found = await violationsOf(page, { exclude: 'iframe', without: ['region'] });
  expect(found).toEqual([]);
});

test('a press on the page goes back to it, with the header as it is being made', async () => {
  await frame()
    .locator('main')
    .click({ position: { x: 300, y: 200 } });
  await expect(page).not.toHaveURL(/beside=/);
  await ready();
  await expect(frame().locator('.site-header-inner')).toHaveClass(/header-center/);
});

test('the footer has its legal line, and visitors see both once they are published', async () => {
  await frame().locator('.site-footer-name').click();
  await ready();
  await panel().getByLabel('Legal line').fill('© Halden Ceramics');
  await panel().getByRole('button', { name: 'Columns' }).click();
  await expect(frame().locator('.site-footer-legal')).toHaveText('© Halden Ceramics');
  await saved();
  expect(await visit()).not.toContain('© Halden Ceramics');
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see this footer on every page now.')).toBeVisible();
  await expect.poll(visit).toContain('© Halden Ceramics');
  expect(await visit()).not.toContain('header-center');
});

test('the announcement is written where the header is edited, and stands above it there and for visitors', async () => {
  await frame()
    .locator('.site-header')
    .click({ position: { x: 500, y: 10 } });
  await ready();
  const bar = frame().locator('.announcement-bar');
  await expect(bar).toHaveCount(0);
  await panel().getByRole('switch', { name: 'Announcement' }).click();
  await panel().getByLabel('Text', { exact: true }).fill('Closed until 12 May.');
  await panel().getByLabel('Text', { exact: true }).blur();
  await expect(page.getByText('The announcement is now on every page.')).toBeVisible();
  await expect(bar).toContainText('Closed until 12 May.');
  // It is part of what is edited, and as clear.
  await expect(bar.locator('xpath=..')).toHaveCSS('opacity', '1');
  expect(await visit()).toContain('Closed until 12 May.');
  await frame()
    .locator('main')
    .click({ position: { x: 300, y: 200 } });
  await expect(page).not.toHaveURL(/beside=/);
  await ready();
  await bar.click({ position: { x: 40, y: 10 } });
  await expect(page).toHaveURL(/beside=/);
  await ready();
  await panel().getByRole('switch', { name: 'Announcement' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(visit).not.toContain('Closed until 12 May.');
});

test('a block of the footer that is pressed on the page is chosen there and stays in sight', async () => {
  await frame()
    .locator('main')
    .click({ position: { x: 300, y: 200 } });
  await expect(page).not.toHaveURL(/beside=/);
  await ready();
  const pressed = frame().locator('.site-footer .block-text').last();
  await pressed.click();
  await expect(page).toHaveURL(/beside=/);
  await ready();
  await expect(panel().getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
  await expect(pressed).toBeInViewport();
  await panel().getByRole('button', { name: 'Footer', exact: true }).click();
});

test('the footer gets a sign-up for the newsletter, chosen at once, and it is led to from then on', async () => {
  await frame().locator('.site-footer-name').click();
  await ready();
  const add = panel().getByRole('button', { name: 'Add a newsletter sign-up' });
  await add.click();
  const letter = frame().locator('.site-footer .block-newsletter');
  await expect(letter).toBeVisible();
  await expect(panel().getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await saved();
  await panel().getByRole('button', { name: 'Footer', exact: true }).click();
  await expect(panel().getByRole('button', { name: 'Go to the newsletter sign-up' })).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('the keyboard gets to the page with one stop, and what the editor says there is in its own face', async () => {
  await page.reload();
  await ready();
  await page.bringToFront();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Go to the page' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('iframe[title="The page"]')).toBeFocused();
});

test('what is typed into a new button takes the place of the words it begins with', async () => {
  await frame()
    .locator('main')
    .click({ position: { x: 300, y: 200 } });
  await expect(page).not.toHaveURL(/beside=/);
  await ready();
  await page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Add' }).click();
  const add = page.getByRole('complementary', { name: 'Add', exact: true });
  await add.getByRole('searchbox').fill('button');
  await add.getByRole('button', { name: 'Button', exact: true }).first().click();
  const label = frame().locator('.block-button [contenteditable]');
  await expect(label).toBeFocused();
  await page.keyboard.type('Come in');
  await expect(label).toHaveText('Come in');
});

test('where a template keeps the button of the header at the foot of phones, its panel says so', async () => {
  const { documents } = await owner.call('GET', 'documents?kind=style');
  const { draft } = await owner.call('GET', `documents/${documents[0].id}`);
  const template = { op: 'set', id: 'body', path: ['fields', 'template'], after: 'harbour' };
  await owner.call('POST', `documents/${documents[0].id}/operations`, {
    baseId: draft.id,
    operations: [{ ...template, before: draft.body.fields.template }],
  });
  await page.reload();
  await ready();
  await frame()
    .locator('.site-header')
    .click({ position: { x: 500, y: 10 } });
  await expect(panel().getByText('On phones it stays at the bottom of the screen.')).toBeVisible();
});
