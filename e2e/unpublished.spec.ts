/** What waits to be published and what a site lacks, on the real server: each leads to its place, and goes once it is done. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
});
test.afterAll(() => page.context().close());

test('the next steps lead to what is missing, and everything unpublished is published or discarded in one list', async () => {
  const body = (title: string) => ({ title, fields: {}, sections: [] });
  await owner.call('POST', 'documents', { kind: 'page', body: body('To come') });
  const live = await owner.call('POST', 'documents', { kind: 'page', body: body('Prices') });
  await owner.call('POST', `documents/${live.document.id}/publish`, {});
  await owner.call('POST', `documents/${live.document.id}/operations`, {
    baseId: live.revisionId,
    operations: [{ op: 'set', id: 'body', path: ['title'], before: 'Prices', after: 'Fees' }],
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}`);
  const steps = page.getByRole('heading', { name: 'Next steps' }).locator('xpath=ancestor::section[1]');
  await expect(steps.getByRole('link', { name: /favicon/ })).toHaveAttribute(
    'href',
    /settings\/basics#icon$/,
  );
  const undescribed = steps.getByRole('list', { name: /^Describe .* for search engines/ }).getByRole('link');
  await expect(undescribed.first()).toHaveAttribute('href', /edit\/[^/]+#description$/);
  await expectAccessible(page);
  await steps.getByRole('link', { name: /^Review unpublished changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Unpublished changes' })).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.filter({ hasText: 'Fees' })).toContainText('Unpublished changes');
  await expectAccessible(page);
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const box of await boxes.all()) if (await box.isChecked()) await box.uncheck();
  await page.getByRole('checkbox', { name: 'Select “Fees”' }).check();
  await page.getByRole('button', { name: 'Discard changes…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(list.filter({ hasText: 'Fees' })).toHaveCount(0);
  const { draft } = await owner.call('GET', `documents/${live.document.id}`);
  expect(draft.body.title).toBe('Prices');
  await page.getByRole('checkbox', { name: 'Select “To come”' }).check();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(list.filter({ hasText: 'To come' })).toHaveCount(0);
  expect((await page.goto(new URL('/to-come', owner.siteUrl).href))?.status()).toBe(200);
});

test('an empty blog is asked about before it goes live from the list, unless its first post goes along', async () => {
  const { collectionId } = await owner.call('POST', 'collections', { type: 101, title: 'Logbook' });
  const leaveAllBut = async (...titles: string[]) => {
    await page.goto(`${server.origin}/sites/${owner.siteId}/unpublished`);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) await box.uncheck();
    for (const title of titles) await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
    await page.getByRole('button', { name: /^Publish/ }).click();
  };
  await leaveAllBut('Logbook');
  const asked = page.getByRole('dialog', { name: '“Logbook” has no posts yet' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select “Logbook”' })).toBeVisible();
  const body = { title: 'First entry', fields: {}, sections: [] };
  await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  await leaveAllBut('Logbook', 'First entry');
  await expect(page.getByText('2 published.')).toBeVisible();
  await page.goto(new URL('/logbook', owner.siteUrl).href);
  await expect(page.getByRole('link', { name: 'First entry' })).toBeVisible();
});

test('pages are called published or draft as everywhere else, and their date says what it is of', async () => {
  await owner.call('POST', 'documents', {
    kind: 'page',
    body: { title: 'Kept back', fields: {}, sections: [] },
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Prices' })).toContainText(/Published.*Changed \S/);
  await expect(rows.filter({ hasText: 'Kept back' })).toContainText('Draft');
  await expect(page.getByRole('button', { name: 'Blog, shop and more' })).toBeVisible();
  await expectAccessible(page);
});

test('each page is shown small as its draft looks, public or not, when its row comes near', async () => {
  const words = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Not yet public' }] }],
  };
  const block = newBlock('words0000000000000000077', 'text', { content: words });
  await owner.call('POST', 'documents', {
    kind: 'page',
    body: bodyOf('In the making', 'section00000000000000077', [block]),
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  const row = page
    .getByRole('list', { name: 'Pages' })
    .getByRole('listitem')
    .filter({ hasText: 'In the making' });
  await expect(row).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  const picture = row.locator('iframe');
  await expect(picture).toBeAttached();
  await expect(picture.contentFrame().locator('main')).toContainText('Not yet public');
  await expect(picture.contentFrame().locator('script')).toHaveCount(0);
  const box = await picture.locator('xpath=../..').boundingBox();
  expect(box?.width).toBe(64);
  await expectAccessible(page);
});
