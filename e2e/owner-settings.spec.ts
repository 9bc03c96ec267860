/** A site's settings through the screens: basics with undo, domains, redirects; accessible in both themes and sizes. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { packFiles } from '../src/owner/moves/pack-files.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const panels = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

test('an owner changes what the site is called and how search results show it', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings`);
  await page.getByLabel('Tagline').fill('Pots');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('');
  await page.getByLabel('Tagline').fill('Jugs');
  await panels(page).getByRole('link', { name: 'Languages' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Jugs');
  await page.getByLabel('Tagline').fill('');
  await expectAccessible(page);
  await panels(page).getByRole('link', { name: 'Languages' }).click();
  await page.getByLabel('Main language').selectOption({ label: 'German — Deutsch' });
  await expect(page.getByText('12.345,67')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  // The words of the time before may still be there, here and below.
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
  await panels(page).getByRole('link', { name: 'Search' }).click();
  await page.getByLabel('Titles').selectOption('Site: Page');
  await page.getByLabel('Description').fill('Plates from Nord.');
  await expect(page.getByText('Studio Nord: About us')).toBeVisible();
  await expect(page.getByText('Plates from Nord.').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
});

test('a time zone is found by any of its names, and one saved by a former name is still that', async ({
  page,
}) => {
  const { siteId, call } = await signInOwner(server, page.context());
  await call('PUT', 'settings', { timeZone: 'Asia/Calcutta' });
  await page.goto(`${server.origin}/sites/${siteId}/settings`);
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await expect(field).toHaveValue('Kolkata (UTC+05:30)');
  await field.fill('kiev');
  await expect(page.getByRole('option')).toHaveText([/^Kyiv \(UTC\+0[23]:00\)$/]);
  await expect(page.getByRole('group', { name: 'Europe' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('nowhere at all');
  await expect(page.getByText('No matches.')).toBeVisible();
  await field.fill('kyiv');
  await page.getByRole('option').first().click();
  await expect(field).toHaveValue(/^Kyiv/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
  expect((await call('GET', 'settings')).settings.timeZone).toBe('Europe/Kyiv');
});

test('an owner adds a domain and leads old addresses on, from a table and into one', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings/domains`);
  await page.getByLabel('Domain', { exact: true }).fill('www.nord.example');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'www.nord.example' })).toBeVisible();
  await expectAccessible(page);
  await panels(page).getByRole('link', { name: 'Redirects' }).click();
  await page.getByLabel('Old address').fill('/old');
  await page.getByLabel('New address').fill('/');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('row', { name: /^\/old / })).toBeVisible();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('From,To,Kind\n/shop,https://shop.example.org,302\n/circle,/circle,301\n'),
  });
  await expect(page.getByText('1 of 2 lines can’t be imported.')).toBeVisible();
  const refused = page.getByRole('row').filter({ hasText: 'Line 3' });
  await expect(refused).toContainText('/circle would redirect to itself.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(
    page.getByRole('table', { name: 'Redirects' }).getByRole('rowheader', { name: '/shop', exact: true }),
  ).toBeVisible();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect(await readFile(await table.path(), 'utf8')).toContain('/shop,https://shop.example.org/,302');
});

const EXPORTS = path.join(process.cwd(), '../shared/data/import/wordpress');

test('a WordPress export is looked through, imported while the owner is elsewhere, and reported entry by entry', async ({
  page,
}) => {
  test.skip(!existsSync(EXPORTS), `there are no exports in ${EXPORTS}`);
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings/import`);
  const send = async (name: string) => {
    await page.getByLabel('Choose the export file').setInputFiles(path.join(EXPORTS, name));
    await page.getByRole('button', { name: 'Preview import' }).click();
  };
  await send('importer-edge-cases/malformed.xml');
  await expect(page.getByText(/not well-formed XML .* Line 90, column 11/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('Archive with the old site’s files').setInputFiles({
    name: 'uploads.tar',
    mimeType: 'application/x-tar',
    buffer: await tarOf('uploads/2008/06/canola2.jpg', await readFile('demo/media/crest.jpg')),
  });
  await send('theme-unit-test.xml');
  await expect(page.getByRole('heading', { name: 'Import preview' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Posts 51/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import now' }).click();
  // A small one is over before it is seen at work.
  await expect(page.getByRole('heading', { name: /^(Importing|Import report)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^Files 1/ })).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search the report' }).fill('clearing');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Pages');
  const row = page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first();
  const address = await row.getByRole('link').getAttribute('href');
  expect(address).toContain(siteUrl);
  expect((await page.goto(address ?? ''))?.status()).toBe(200);
});

test('a site is exported, fetched, and put back to how it was, by typing its name', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  const settings = `${server.origin}/sites/${siteId}/settings`;
  await page.goto(`${settings}/export`);
  await page.getByRole('switch', { name: 'Include submissions and list members' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create archive' }).click();
  const link = page.getByRole('link', { name: /^Download Whole site/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^studio-nord.*\.tar\.gz$/);
  await page.goto(`${settings}/basics`);
  await page.getByLabel('Tagline').fill('A mistake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.goto(`${settings}/export`);
  await page.getByLabel('Choose an archive').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Restore…' }).click();
  const restore = page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true });
  await expect(restore).toBeDisabled();
  await page.getByLabel(/^Type “Studio Nord”/).fill('Studio Nord');
  await expectAccessible(page);
  await restore.click();
  await expect(page.getByText(/^Restored from/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Basics' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('');
});

test('the API reference names every call, and shows how to make one', async ({ page }) => {
  await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites`);
  // Until its menu has been fetched the button does nothing.
  await page.locator('button:not([aria-busy])').filter({ hasText: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'Pages and posts' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('redirects post');
  await page.getByText('Adds a redirect.').click();
  await expect(page.getByText('Requires the permission config.settings')).toBeVisible();
  await expect(page.getByText(`curl -X POST '${server.origin}/api/sites/SITE/redirects'`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Requires the permission config.settings')).toBeVisible();
});

test('the licences of what Vitrine is built on can be read', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings/about`);
  await page.getByRole('link', { name: 'Open-source licences' }).click();
  await page.getByRole('searchbox', { name: 'Find a package or licence' }).fill('react-dom');
  await page.getByText('react-dom', { exact: true }).click();
  await expect(page.getByRole('region', { name: /^Licence of react-dom \d/ })).toContainText('MIT License');
  await expectAccessible(page);
});

async function tarOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  return Buffer.from(await packFiles([{ name, file: new Blob([bytes]) }]).arrayBuffer());
}
