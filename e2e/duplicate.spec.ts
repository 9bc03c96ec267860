/** A second site that begins with all that the first one holds. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a site is duplicated, and its double is worked on as any other', async ({ page }) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings/duplicate`);
  await expect(page.getByLabel('New site name')).toHaveValue('Studio Nord (copy)');
  await page.getByLabel('New site name').fill('Studio South');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('studio-south');
  await expectAccessible(page);
  await page.getByLabel('Address', { exact: true }).fill(new URL(siteUrl).hostname.split('.')[0] ?? '');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('already exists')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('studio-south');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('Duplicate created')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.goto(siteUrl);
  const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  expect(heading).not.toBe('');
  await page.goto(siteUrl.replace(/\/\/[^.]+\./, '//studio-south.'));
  await expect(page).toHaveTitle(/Studio South/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);

  await page.goto(`${server.origin}/sites/${siteId}/settings/duplicate`);
  await page.getByRole('link', { name: 'studio-south' }).click();
  await expect(page).not.toHaveURL(new RegExp(siteId));
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByText('About', { exact: true }).first()).toBeVisible();
});
