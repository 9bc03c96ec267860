/** A client chooses among pictures with scripts off, and the owner gets the list. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { newBlock, type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

const BLOCK = 'proofs000000000000000001';
const FILES = ['gorge.jpg', 'crest.jpg', 'sundial.jpg'];

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a client marks favourites without scripts; the owner sees and downloads them', async ({
  page,
  browser,
}) => {
  const { siteId, siteUrl, call } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/proofing`);
  await expect(page.getByRole('heading', { name: 'No selections yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.origin}/sites/${siteId}/media`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(FILES.map((name) => join(process.cwd(), 'demo/media', name)));
  const files = page.getByRole('list', { name: 'Files' });
  for (const name of FILES) await expect(files.getByRole('button').filter({ hasText: name })).toBeVisible();
  const stored = await call('GET', 'media');
  const media = stored.media.filter(({ filename }: { filename: string }) => FILES.includes(filename));
  const items = media.map(({ id }: { id: string }, index: number) => ({
    id: `picture-${index}`,
    image: { ref: 'media', id },
    caption: '',
  }));
  const body = bodyOf('Anna and Jo', 'section00000000000000001', [
    newBlock(BLOCK, 'proofs', { items, maximum: 2 }),
  ]);
  const { document } = await call('POST', 'documents', { kind: 'page', slug: 'anna', body });
  await call('POST', `documents/${document.id}/publish`, {});
  await call('PUT', `documents/${document.id}/settings`, { password: 'two rings' });

  const client = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await client.goto(`${siteUrl}/anna`);
  await client.getByLabel('Password').fill('two rings');
  await client.keyboard.press('Enter');
  await client.getByRole('checkbox', { name: 'Favourite crest.jpg' }).check();
  await client.getByLabel('Comment on gorge.jpg').fill('A little warmer');
  await client.getByLabel('Your name').fill('Anna');
  await client.getByRole('button', { name: 'Send the selection' }).click();
  await expect(client.getByRole('heading', { name: 'Thank you, Anna' })).toBeVisible();
  await client.getByRole('link', { name: 'View or change your selection' }).click();
  await expect(client.getByText(/Thank you, Anna.*1 favourite\./)).toBeVisible();
  await expect(client.getByRole('checkbox', { name: 'Favourite crest.jpg' })).toBeChecked();
  await expect(client.getByLabel('Comment on gorge.jpg')).toHaveValue('A little warmer');
  await client.close();

  await page.goto(`${server.origin}/sites/${siteId}/proofing`);
  const entry = page.getByRole('row').filter({ hasText: 'Anna on “Anna and Jo”' });
  await expect(entry.getByRole('cell').nth(1)).toHaveText('1 favourite');
  await expect(entry.getByRole('cell').nth(2)).toHaveText('1 comment');
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Anna on “Anna and Jo”' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('A little warmer');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the list' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Anna and Jo.csv');
});
