/** Folders and labels of the media library, by mouse and keys, and a gallery made from one. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

const FILES = ['gorge.jpg', 'crest.jpg', 'sundial.jpg'].map((name) =>
  join(process.cwd(), 'demo/media', name),
);
const BLOCK = 'gallery00000000000000001';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await skipGuide(page);
  await page.goto(`${server.origin}/sites/${owner.siteId}/media`);
  await page.locator('input[type=file]').first().setInputFiles(FILES);
  await expect(tiles()).toHaveCount(3);
});
test.afterAll(() => page.context().close());

const tiles = () => page.getByRole('list', { name: 'Files' }).getByRole('button');
const groups = () => page.getByRole('group', { name: 'Folders and labels' });
const choose = async (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();
const bar = () => page.getByRole('group', { name: 'Actions for the selection' });

test('files are moved into a new folder together, and back', async () => {
  await choose('gorge.jpg');
  await choose('crest.jpg');
  await bar().getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'New folder…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Spring');
  await page.keyboard.press('Enter');
  await expect(groups().getByRole('button', { name: /Folder Spring\s+2 files/ })).toBeVisible();
  await groups()
    .getByRole('button', { name: /Folder Spring\s+2 files/ })
    .click();
  await expect(tiles()).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await groups()
    .getByRole('button', { name: /Folder Spring\s+0 files/ })
    .click();
  await expect(tiles()).toHaveCount(3);
});

test('a label is made, renamed and deleted by keyboard; its files stay', async () => {
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'New label' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Best');
  await page.keyboard.press('Enter');
  const best = groups().getByRole('button', { name: /Label Best\s+0 files/ });
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Change “Best”' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('The best');
  await page.keyboard.press('Enter');
  await expect(groups().getByRole('button', { name: /Label The best\s+0 files/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change “The best”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the label' }).click();
  await expect(groups().getByRole('button', { name: /The best/ })).toHaveCount(0);
  await expect(tiles()).toHaveCount(3);
});

test('a gallery shows a folder, and what comes into it later', async () => {
  const { groups: all } = await owner.call('GET', 'media-groups');
  const [{ id: folder }] = all;
  const { media } = await owner.call('GET', 'media');
  const [first, second] = media.map(({ id }: { id: string }) => id);
  await owner.call('POST', `media-groups/${folder}/members`, { add: [first] });
  const body = bodyOf('Work', 'section00000000000000001', [newBlock(BLOCK, 'gallery')]);
  const made = await owner.call('POST', 'documents', { kind: 'page', slug: 'shown', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${made.document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const frame = page.frameLocator('#editor-frame');
  await frame.locator(`[data-block="${BLOCK}"]`).click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Source').selectOption(folder);
  await expect(frame.locator('.gallery li[data-slide-id]')).toHaveCount(1);
  await panel.getByLabel('Sort by').selectOption('name');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await owner.call('POST', `documents/${made.document.id}/publish`, {});
  await owner.call('POST', `media-groups/${folder}/members`, { add: [second] });
  await page.goto(`${owner.siteUrl}/shown`);
  await expect(page.locator('.gallery li[data-slide-id]')).toHaveCount(2);
});
