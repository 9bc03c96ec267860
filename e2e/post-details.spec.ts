/** What is said of a post beside its words, on the real server: in its panel, in its settings, and to visitors. */
import { expect, type Page } from '@playwright/test';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
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
  await expect(panel().getByRole('alert')).toContainText('can have up to 25 characters. This one has 26');
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
  const isDated = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
  await panel().getByLabel('Publish date').fill('2024-05-17T10:00');
  await panel().getByLabel('Publish date').press('Enter');
  await isDated;
  await page.clock.install();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const isDraft = page.getByText('The page “Notebook”, which lists it, is still a draft.');
  await expect(isDraft).toBeVisible();
  // A question waits for its answer, unlike what is only told.
  await page.clock.fastForward(60_000);
  await expect(isDraft).toBeVisible();
  await page.getByRole('button', { name: 'Publish “Notebook” too' }).click();
  await expect(page.getByText('“Notebook” is live and lists “Glaze notes”.')).toBeVisible();
  await expect(isDraft).toHaveCount(0);
  await page.goto(new URL('/notebook/glaze-notes', owner.siteUrl).href);
  await expect(page.locator('.article-meta')).toContainText('2024');
  await expect(page.locator('.article-meta')).toContainText('Ada');
});

test('a list of posts keeps to a tag that is chosen from those the posts have', async () => {
  const id = 'summary00000000000000001';
  const list = blockOf(id, 'summary', { ...definitions['summary']?.defaults, heading: 'Lately' });
  const body = bodyOf('News', 'section00000000000000001', [list]);
  const { document } = await owner.call('POST', 'documents', { kind: 'page', slug: 'news', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  const shown = page.frameLocator('iframe[title="The page"]').locator(`[data-block="${id}"]`);
  await expect(shown).toContainText('Glaze notes');
  await shown.click();
  const tags = panel().getByLabel('Only this tag');
  await expect(tags.getByRole('option')).toHaveText(['All', 'Ash', 'Kiln']);
  const isKept = saved();
  await tags.selectOption('Ash');
  await isKept;
  await expect(shown).toContainText('Glaze notes');
  await expect(panel().getByLabel('Only this category').getByRole('option')).toHaveText(['All', 'Studio']);
  await expectAccessible(page);
});

test('date, comments and address of a post are set in its panel, and taken back from there', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  const { collectionId } = await owner.call('POST', 'collections', { type: 101, title: 'Field book' });
  const { document } = await owner.call('POST', 'documents', {
    kind: 'item',
    collectionId,
    body: { title: 'Slip', fields: {}, sections: [] },
  });
  const settingsOf = async () =>
    (await owner.call('GET', `documents/${document.id}`)).document as {
      readonly slug: string;
      readonly publishedAt: number | null;
      readonly settings: { readonly comments?: string };
    };
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  const address = panel().getByLabel('Address', { exact: true });
  await expect(address).toHaveValue('slip');
  await panel().getByLabel('Title', { exact: true }).fill('Slip and ash');
  // It follows the title of a post that nobody has seen.
  await expect(address).toHaveValue('slip-and-ash');
  await address.fill('no spaces');
  await expect(panel().getByRole('button', { name: 'Use “no-spaces”' })).toBeVisible();
  await address.fill('ash');
  await address.press('Enter');
  const told = page.getByText('The address now ends in /ash.');
  await expect(told).toBeVisible();
  expect((await settingsOf()).slug).toBe('ash');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(address).toHaveValue('slip-and-ash');
  await panel().getByLabel('Comments').selectOption('closed');
  await expect(page.getByText('Comments are closed. Existing ones stay visible.')).toBeVisible();
  expect((await settingsOf()).settings.comments).toBe('closed');
  await panel().getByLabel('Publish date').fill('2199-01-01T10:00');
  await panel().getByLabel('Publish date').blur();
  await expect(panel().getByRole('alert')).toContainText('in the future');
  await panel().getByLabel('Publish date').fill('2024-05-17T10:00');
  await panel().getByLabel('Publish date').blur();
  await expect(page.getByText('Dated 17 May 2024.')).toBeVisible();
  await expectAccessible(page);
  await panel().getByText('Date, comments, address').click();
  await expect(address).toHaveCount(0);
  await panel().getByText('Search and sharing').click();
  await panel().getByLabel('Description').fill('What slip does.');
  await page.reload();
  await expect(panel().getByLabel('Description')).toHaveValue('What slip does.');
  await expect(address).toHaveCount(0);
});

test('a chosen cover is seen on the page and in the panel, with all that can be done with it', async () => {
  const { collectionId } = await owner.call('POST', 'collections', { type: 101, title: 'Album' });
  const { document } = await owner.call('POST', 'documents', {
    kind: 'item',
    collectionId,
    body: { title: 'Evening', fields: {}, sections: [] },
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const cover = panel().getByRole('group', { name: 'Cover picture' });
  await cover.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.waitForEvent('filechooser');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles('demo/media/evening.jpg');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  const frame = page.frameLocator('iframe[title="The page"]');
  await expect(frame.locator('.article-cover img')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  await expect(cover.locator('img')).toBeVisible();
  const edge = (await panel().boundingBox())?.x ?? Number.NaN;
  const width = (await panel().boundingBox())?.width ?? Number.NaN;
  for (const name of ['Change', 'Focal point…', 'Remove the picture']) {
    const box = await cover.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN), name).toBeLessThanOrEqual(edge + width);
  }
  await expectAccessible(page);
});
