/** The menus of a site: put together by hand and by keys, taken back, published, and read by a visitor. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  await page.goto(`${server.origin}/sites/${owner.siteId}/navigation`);
});
test.afterAll(() => page.context().close());

const menu = () => page.getByRole('list', { name: 'Main menu' });
const names = () => menu().getByRole('listitem').locator('[data-entry] > :first-child').allTextContents();
const entry = (name: string) => menu().getByRole('button', { name: new RegExp(`^${name}`) });
const add = async (what: string) => {
  await page.getByRole('button', { name: 'Add' }).first().press('Enter');
  await page.getByRole('menuitem', { name: what }).press('Enter');
};
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('OWNR-06 entries are added, nested, renamed and removed by the keyboard alone, and taken back', async () => {
  await expect(menu().getByRole('listitem')).toHaveCount(2);
  await add('Folder');
  await page.getByLabel('Name').fill('Studio');
  await page.keyboard.press('Enter');
  await add('Page or post…');
  await page.getByLabel('Search pages and posts').fill('about');
  await page
    .getByRole('list', { name: 'Pages and posts' })
    .getByRole('button', { name: /^About/ })
    .press('Enter');
  await page.getByRole('button', { name: 'Insert link' }).press('Enter');
  await expect(menu().getByRole('listitem')).toHaveCount(4);
  await entry('About').last().press('Alt+ArrowRight');
  await expect(menu().getByRole('listitem').last()).toHaveCSS('padding-left', '24px');
  await entry('Contact').press('Alt+ArrowUp');
  await expect.poll(names).toEqual(['Contact', 'About', 'Studio', 'About']);
  await entry('Contact').press('Delete');
  await expect(menu().getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(menu().getByRole('listitem')).toHaveCount(4);
  await entry('Contact').press('Enter');
  await page.getByLabel('Name').fill('Write to us');
  await page.keyboard.press('Enter');
  await expect(entry('Write to us')).toBeVisible();
  await saved();
});

test('an entry is dragged to another place', async () => {
  await page
    .getByRole('button', { name: 'Drag “Write to us”' })
    .dragTo(entry('Studio'), { targetPosition: { x: 60, y: 30 } });
  await expect(async () =>
    expect((await names()).slice(0, 2)).not.toEqual(['Write to us', 'About']),
  ).toPass();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Write to us', 'About']);
});

test('OWNR-06 menus and the button of the header are seen by visitors once they are published', async ({
  request,
}) => {
  const visit = async () =>
    (
      await request.get(`http://127.0.0.1:${server.port}/`, {
        headers: { host: new URL(owner.siteUrl).host },
      })
    ).text();
  await page.getByRole('textbox', { name: 'Button' }).fill('Book a visit');
  await page
    .getByRole('group', { name: 'The button leads to' })
    .getByRole('button', { name: 'Choose' })
    .click();
  await page
    .getByRole('list', { name: 'Pages and posts' })
    .getByRole('button', { name: /^Contact/ })
    .click();
  await page.getByRole('button', { name: 'Insert link' }).click();
  await saved();
  expect(await visit()).not.toContain('Write to us');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeDisabled();
  const html = await visit();
  expect(html).toContain('Write to us');
  expect(html).toContain('sub-menu');
  expect(html).toContain('Book a visit');
});

test('nothing that axe objects to', async () => {
  await expectAccessible(page);
});
