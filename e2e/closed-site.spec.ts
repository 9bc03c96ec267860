/** A site that its owner closes for a while. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('strangers see that it is closed, the owner sees the site', async ({ page, browser }) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  const settings = `${server.origin}/sites/${siteId}/settings`;
  await page.goto(settings);
  await page.getByRole('switch', { name: 'Close the site to visitors' }).click();
  await expect(page.getByLabel('What visitors see')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site is closed to visitors.')).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(siteUrl))?.status()).toBe(503);
  await expect(stranger.getByRole('heading', { name: 'Closed for the moment' })).toBeVisible();
  await expectAccessible(stranger);

  await page.goto(`${server.origin}/sites/${siteId}`);
  await expect(page.getByText('Your site is closed to visitors.')).toBeVisible();
  await page.getByRole('link', { name: 'Reopen' }).focus();
  await page.goto(`${server.origin}/visit/${siteId}`);
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}`));
  await expect(page.getByRole('heading', { name: 'Closed for the moment' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the owner has seen is kept for nobody else.
  expect((await stranger.goto(siteUrl))?.status()).toBe(503);

  await page.goto(settings);
  await page.getByRole('switch', { name: 'Close the site to visitors' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site is open to visitors.')).toBeVisible();
  expect((await stranger.goto(siteUrl))?.status()).toBe(200);
});

test('a site that still holds sample words is kept from strangers by one press, and opened by another', async ({
  page,
  browser,
}) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  const stranger = await (await browser.newContext()).newPage();
  // Made by another process: the server learns of it within a second.
  await expect.poll(async () => (await stranger.goto(siteUrl))?.status()).toBe(200);
  await page.goto(`${server.origin}/sites/${siteId}`);
  const steps = page.getByRole('heading', { name: 'Next steps' }).locator('xpath=ancestor::section[1]');
  await expect(steps.getByRole('listitem').first()).toContainText(
    'Enter your address, hours and phone number',
  );
  await expect(steps.getByText('Replace the sample text in 4 places')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Footer', exact: true })).toHaveAttribute(
    'href',
    /\/edit\/.+#/,
  );
  await steps.getByRole('button', { name: 'Show “Opening soon” until it is ready' }).click();
  await expect(page.getByText('Visitors see “Opening soon” now.')).toBeVisible();
  await expect(steps.getByText('Visitors can already see it.')).toHaveCount(0);
  await expectAccessible(page);
  expect((await stranger.goto(siteUrl))?.status()).toBe(503);
  await expect(stranger.getByRole('heading', { name: 'Opening soon' })).toBeVisible();
  await expectAccessible(stranger);
  // What the owner opens from here is the site itself.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'opens the site' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Studio Nord' })).toBeVisible();
  await page.goto(`${server.origin}/sites/${siteId}/pages`);
  await page.getByRole('button', { name: 'More about “About”' }).click();
  const openedPage = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Open on the site' }).click();
  await expect(await openedPage).toHaveTitle(/^About/);
  await page.goto(`${server.origin}/sites/${siteId}`);

  await page.getByRole('button', { name: 'Open to visitors' }).click();
  await expect(page.getByText('Visitors can see the site now.')).toBeVisible();
  const shown = page.frameLocator('iframe[title="Your site"]');
  await expect(shown.getByRole('heading', { level: 1, name: 'Studio Nord' })).toBeAttached();
  expect((await stranger.goto(siteUrl))?.status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Open to visitors' })).toBeVisible();
  expect((await stranger.goto(siteUrl))?.status()).toBe(503);
});
