/** The media screen on the real server: uploads that fail and are tried again, words, replacing, uses, the trash. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { newId as makeId } from '#domain/id.ts';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const picture = (name: string) => join(process.cwd(), 'demo/media', name);

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.goto(`${server.origin}/sites/${owner.siteId}/media`);
});
test.afterAll(() => page.context().close());

const tiles = () => page.getByRole('list', { name: 'Files' }).getByRole('button');
const tile = (name: string) => tiles().filter({ hasText: name });
const details = () => page.getByRole('complementary', { name: /^About/ });

test('OWNR-12 OWNR-13 of two uploads at once one fails in the catalogue’s words, and is tried again', async () => {
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  let calls = 0;
  await page.route('**/api/sites/*/media/uploads/*/finish', async (route) => {
    calls += 1;
    if (calls !== 1) return route.continue();
    const message = 'There was a problem while uploading your file.';
    return route.fulfill({ status: 500, json: { error: { kind: 'failed', message } } });
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('gorge.jpg'), picture('crest.jpg')]);
  await expect(page.getByText('1 of 2 uploaded, 1 failed').first()).toBeAttached();
  await expect(tiles()).toHaveCount(1);
  const failed = page
    .getByRole('listitem')
    .filter({ hasText: 'There was a problem while uploading your file.' });
  await expectAccessible(page);
  await failed.getByRole('button', { name: /^Retry / }).click();
  await expect(tiles()).toHaveCount(2);
  await page.unroute('**/api/sites/*/media/uploads/*/finish');
});

test('OWNR-18 pictures without alternative text are found, and described one after the other', async () => {
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  await filter('No alt text').click();
  await expect(tiles()).toHaveCount(2);
  await tiles().first().click();
  const alt = details().getByLabel('Alternative text');
  for (const last of [false, true]) {
    const title = (await details().getByRole('heading').first().textContent()) ?? '';
    await expect(alt).toBeFocused();
    await expect(details().getByRole('button', { name: 'Next file' })).toBeEnabled({ enabled: !last });
    await alt.fill(`What ${title} shows`);
    await alt.press('Enter');
    await expect(tile(title)).not.toContainText('No alt text');
    if (!last) await expect(details().getByRole('heading').first()).not.toHaveText(title);
  }
  await details().getByRole('button', { name: 'Previous file' }).click();
  await expect(alt).not.toHaveValue('');
  await details().getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await filter('No alt text').click();
  await expect(page.getByRole('heading', { name: 'All pictures have alt text' })).toBeVisible();
  await expectAccessible(page);
  await filter('All').click();
  await expect(tiles()).toHaveCount(2);
});

test('OWNR-18 words are kept as they are typed, and found again', async () => {
  await tile('gorge.jpg').click();
  await details().getByLabel('Alternative text').fill('A stream between rocks');
  await expect(details().getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(details().getByLabel('Alternative text')).toHaveValue('A stream between rocks');
  await expect(tile('gorge.jpg')).not.toContainText('No alt text');
  await page.getByRole('searchbox', { name: 'Search files' }).fill('stream');
  await expect(tiles()).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('');
  await expect(tiles()).toHaveCount(2);
});

test('where a picture is used leads to the page that shows it', async () => {
  const id = new URL(page.url()).searchParams.get('file') ?? '';
  const image = {
    image: { ref: 'media', id },
    isDecorative: true,
    caption: { type: 'doc', content: [] },
    ratio: 'original',
    width: 'full',
    align: 'center',
    shape: 'square',
  };
  const newId = () => makeId(Date.now(), randomBytes);
  const body = bodyOf('Walks', newId(), [blockOf(newId(), 'image', image)]);
  const documentId = await page.evaluate(
    async ({ siteId, draft }) => {
      const headers = { 'x-vitrine': '1', 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ kind: 'page', body: draft }) };
      const response = await fetch(`/api/sites/${siteId}/documents`, init);
      return (await response.json()).document.id as string;
    },
    { siteId: owner.siteId, draft: body },
  );
  await details().getByRole('button', { name: 'Close' }).click();
  await tile('gorge.jpg').click();
  const use = details().getByRole('link', { name: 'Walks' });
  await expect(use).toHaveAttribute('href', `/sites/${owner.siteId}/edit/${documentId}`);
  await expectAccessible(page);
});

test('another picture takes its place after both have been seen, under an address of its own', async () => {
  await details().getByRole('button', { name: 'Copy address' }).click();
  const before = await page.evaluate(() => navigator.clipboard.readText());
  await details().locator('input[type=file]').setInputFiles(picture('larches.jpg'));
  const dialog = page.getByRole('dialog', { name: /^Replace gorge/ });
  await expect(dialog.getByText('New: larches.jpg')).toBeVisible();
  await expectAccessible(page, [1280]);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog).toBeHidden();
  await expect(details().getByLabel('Alternative text')).toHaveValue('A stream between rocks');
  await details().getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(before);
  const download = page.waitForEvent('download');
  await details().getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await download).path()).equals(readFileSync(picture('larches.jpg')))).toBe(true);
});

test('by keys alone: several are chosen, deleted, brought back by undo and from the trash', async () => {
  await details().getByRole('button', { name: 'Close' }).press('Enter');
  await tiles().first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Actions for the selection' })).toContainText('2 chosen');
  await expectAccessible(page);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(tiles()).toHaveCount(2);
  await tiles().last().focus();
  await page.keyboard.press('Delete');
  await expect(tiles()).toHaveCount(1);
  await page.getByRole('button', { name: 'Deleted files' }).press('Enter');
  const trash = page.getByRole('dialog', { name: 'Deleted files' });
  await expect(trash.getByText('30 days left')).toBeVisible();
  await expectAccessible(page);
  await trash.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(trash.getByText('No deleted files.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tiles()).toHaveCount(2);
});

/** What a browser hands over with files that are dropped or pasted. */
async function handOver(kind: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = readFileSync(picture('crest.jpg')).toString('base64');
  await page.evaluate(
    ({ event, file, base64 }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], file, { type: 'image/jpeg' }));
      const target = document.querySelector('main h1');
      const init = { bubbles: true, cancelable: true };
      if (event === 'paste')
        target?.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      else
        for (const type of ['dragenter', 'dragover', 'drop'])
          target?.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
    },
    { event: kind, file: name, base64: bytes },
  );
}

test('files are taken by dropping and by pasting, too', async () => {
  await handOver('drop', 'dropped.jpg');
  await expect(tile('dropped.jpg')).toBeVisible();
  await handOver('paste', 'pasted.jpg');
  await expect(tile('pasted.jpg')).toBeVisible();
  await expect(page.getByText('Drop to upload')).toBeHidden();
});
