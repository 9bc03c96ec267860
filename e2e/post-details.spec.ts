/** What is said of a post beside its words, on the real server: in its panel, in its settings, and to visitors. */
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
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
});
test.afterAll(() => page.context().close());

const panel = () => page.getByRole('complementary', { name: 'Settings' });
const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/operations') && answer.ok());

test('LINK-23 a post gets tags, categories, author and excerpt in its panel; limits are told as one types', async () => {
  const { collectionId } = await owner.call('POST', 'collections', {
    type: 101,
    title: 'Notebook',
  });
  const { document } = await owner.call('POST', 'documents', {
    kind: 'item',
    collectionId,
    body: { title: 'Glaze notes', fields: { tags: ['Kiln'] }, sections: [] },
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  const tags = panel().getByLabel('Tags', { exact: true });
  await tags.fill('kiln');
  await expect(panel().getByRole('alert')).toHaveText('This tag already exists');
  const isKept = saved();
  await tags.fill('Ash');
  await tags.press('Enter');
  await isKept;
  const chips = panel().getByRole('list', { name: 'Tags of this post' });
  await expect(chips.getByRole('listitem')).toHaveText(['Kiln', 'Ash']);
  await chips.getByRole('button', { name: 'Kiln', exact: true }).click();
  await tags.fill('Kilns');
  await chips.getByRole('button', { name: 'Ash', exact: true }).click();
  await expect(panel().getByRole('alert')).toHaveText('You may only edit one tag at a time');
  await tags.press('Escape');
  const categories = panel().getByLabel('Categories', { exact: true });
  await categories.fill('a'.repeat(26));
  await expect(panel().getByRole('alert')).toContainText('at most 25 characters; this one has 26');
  const isFiled = saved();
  await categories.fill('Studio');
  await categories.press(',');
  await isFiled;
  const isSigned = saved();
  await panel().getByLabel('Author').fill('Ada');
  await panel().getByLabel('Excerpt').fill('What ash leaves.');
  await isSigned;
  await expectAccessible(page);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Address, comments, password…' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings of “Glaze notes”' });
  await expect(settings.getByLabel('Excerpt')).toHaveValue('What ash leaves.');
  await settings.getByLabel('Date', { exact: true }).fill('2024-05-17T10:00');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page “Notebook”, which lists it, is still a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish “Notebook” too' }).click();
  await expect(page.getByText('“Notebook” is live, and “Glaze notes” is found there.')).toBeVisible();
  await page.goto(new URL('/notebook/glaze-notes', owner.siteUrl).href);
  await expect(page.locator('.article-meta')).toContainText('2024');
  await expect(page.locator('.article-meta')).toContainText('Ada');
});
