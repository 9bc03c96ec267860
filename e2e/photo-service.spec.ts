/** Pictures brought in from a photo service, in the owner area. */
import { expect } from '@playwright/test';
import { type Piwigo, startPiwigo } from '#testing/server/piwigo.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
let piwigo: Piwigo;
test.beforeAll(async () => {
  server = await startOwnerServer(undefined, { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
  piwigo = await startPiwigo([
    { id: 2, name: 'Raku', pictures: 4 },
    { id: 3, name: 'Kiln openings', pictures: 53 },
  ]);
});
test.afterAll(async () => {
  piwigo?.close();
  await server?.stop();
});

test('an album of a photo service becomes a folder; what did not come is named, the rest goes on from there', async ({
  page,
}) => {
  const { siteId } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/media`);
  await page.getByRole('button', { name: 'Pictures from Piwigo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures from Piwigo' });
  const address = dialog.getByLabel('Piwigo address');
  await address.fill('127.0.0.1:9');
  await dialog.getByRole('button', { name: 'Show albums' }).click();
  await expect(dialog.getByRole('alert')).toContainText('isn’t responding');
  await expectAccessible(page);
  await address.fill(piwigo.address);
  await address.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Raku 4 pictures' })).toBeChecked();
  await expectAccessible(page);

  piwigo.broken.add('201');
  await dialog.getByRole('button', { name: 'Import 4 pictures' }).click();
  await expect(dialog.getByText('3 of 4 pictures are in the folder “Raku”.')).toBeVisible();
  await expect(dialog.getByText('1 picture failed:')).toBeVisible();
  await expect(dialog.getByText('img_201.jpg')).toBeVisible();
  await expectAccessible(page);

  piwigo.broken.clear();
  await dialog.getByRole('button', { name: 'Try 1 picture again' }).click();
  await expect(dialog.getByText('4 pictures are in the folder “Raku”.')).toBeVisible();
  await expect(dialog.getByText('img_201.jpg')).toHaveCount(0);

  await dialog.getByRole('radio', { name: 'Kiln openings' }).check();
  await dialog.getByRole('button', { name: 'Import 50 pictures' }).click();
  await expect(dialog.getByText('50 of 53 pictures are in the folder “Kiln openings”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import the next 3' }).click();
  await expect(dialog.getByText('53 pictures are in the folder “Kiln openings”.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'All imported' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: /^Folder Raku/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Select img_20/ })).toHaveCount(4);
});
