/** What the owner area says by itself, in dialogs of its own, and that each of them is noted. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let collectionId: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  ({ collectionId } = await owner.call('POST', 'collections', { type: 101, title: 'Notebook' }));
});
test.afterAll(() => page.context().close());

async function noted(): Promise<string[]> {
  const { activity } = await owner.call('GET', 'activity');
  return activity.map(({ what }: { what: string }) => what);
}
const isNoted = (what: string) => expect.poll(noted).toContain(what);

test('SITE-34 an empty blog offers sample posts, adds them as drafts, and notes both', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/collections/${collectionId}`);
  await page.getByRole('button', { name: 'Start with sample posts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start with three sample posts?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await isNoted('was offered sample posts');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await noted()).not.toContain('added the sample posts');
  await page.getByRole('button', { name: 'Start with sample posts…' }).click();
  await dialog.getByRole('button', { name: 'Add samples' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'How it began' })).toBeVisible();
  await expect(page.getByText('3 found')).toBeVisible();
  await isNoted('added the sample posts');
});

test('SITE-34 a post that goes live for the first time is shown with its address, later ones are not', async () => {
  const { documents } = await owner.call('GET', 'documents?kind=page');
  const listing = documents.find(
    (each: { collectionId: string | null }) => each.collectionId === collectionId,
  );
  await owner.call('POST', `documents/${listing.id}/publish`, {});
  await page.getByRole('link', { name: 'How it began' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '“How it began” is live' });
  await expect(dialog.getByLabel('Post address', { exact: true })).toHaveValue(
    `${owner.siteUrl}/notebook/how-it-began`,
  );
  await expectAccessible(page);
  await isNoted('saw that a first version is live');
  const [reader] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'View', exact: true }).click(),
  ]);
  await expect(reader.getByRole('heading', { name: 'How it began' })).toBeVisible();
  await reader.close();
  await expect(dialog).toHaveCount(0);
  await isNoted('viewed the live page');
});

test('SITE-34 the home page is not deleted: a dialog says why, and that is noted', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  await page
    .getByRole('button', { name: /^More about “/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'You can’t delete the home page' });
  await expect(dialog).toContainText('Make another page the home page first');
  await expectAccessible(page);
  await isNoted('saw why the home page can’t be deleted');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await isNoted('acknowledged why the home page can’t be deleted');
});
