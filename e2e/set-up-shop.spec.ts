/** A new owner who sells things begins with a shop, in their own country and currency, and takes its examples out. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
let ownHome = '';
test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-US', timezoneId: 'Europe/Oslo' });
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a site in Kiln begins with a shop that sells in the owner’s own currency', async ({ page }) => {
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('three calm herons');
  await page.getByLabel('Site name').fill('Studio Nord');
  const asked = page.getByRole('switch', { name: 'Add a shop' });
  await expect(asked).not.toBeChecked();
  await expect(page.getByLabel('Currency')).toHaveCount(0);
  await page.getByRole('radio', { name: /Market/ }).check();
  await expect(asked).toBeChecked();
  await expect(asked).toBeDisabled();
  await page.getByRole('radio', { name: /Kiln/ }).check();
  await expect(asked).not.toBeChecked();
  await asked.click();
  // Where the browser says that its owner is.
  await expect(page.getByLabel('Country')).toHaveValue('NO');
  await expect(page.getByLabel('Currency')).toHaveValue('NOK');
  await page.getByLabel('Country').selectOption('Germany');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.getByLabel('Currency').selectOption('CHF');
  await page.getByLabel('Country').selectOption('Sweden');
  await expect(page.getByLabel('Currency')).toHaveValue('SEK');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'The site at once' }).click();
  await page.getByRole('button', { name: 'Create my site' }).click();
  await expect(page.getByRole('heading', { name: 'Studio Nord is live' })).toBeVisible();
  await page.getByRole('button', { name: 'Start editing' }).click();
  await expect(page).toHaveURL(/\/sites\/[0-9a-z]{24}$/);

  ownHome = page.url();
  await page.goto(`${ownHome}/settings/address`);
  await expect(page.getByLabel('Country')).toHaveValue('SE');
  await page.getByLabel('Street and number').fill('Strandgatan 12');
  await page.getByLabel('Opening hours').fill('Mon-Fri 10-18');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/Saved\. Visitors see it now\. Updated in \d places on your site\./),
  ).toBeVisible();
  await page.goto(`${ownHome}/settings/store`);
  await expect(page.getByLabel('Currency')).toContainText('(SEK)');

  await page.goto(`http://studio-nord.${server.siteDomain}`);
  await expect(page.locator('.site-footer')).toContainText('Strandgatan 12');
  await expect(page.locator('.site-footer')).toContainText('Monday – Friday');
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByText('These are examples, until the shop opens.')).toBeVisible();
  await page.getByRole('link', { name: 'Blue storage jar' }).click();
  await expect(page.getByText('SEK 580.00').first()).toBeVisible();
  await page.getByRole('button', { name: /Add to cart/i }).click();
  await expect(page.locator('.site-header .cart-count')).toHaveText('1');
});

test('its examples are named once, go together, and come back', async ({ page }) => {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('three calm herons');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/sites/);
  await page.goto(ownHome);
  const step = page.getByRole('link', { name: 'Replace the 6 example products in the shop' });
  await expect(step).toHaveCount(1);
  await step.click();
  await expect(page.getByRole('link', { name: 'Oatmeal bowl' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete all of them' }).click();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(page.getByText('6 example products are in the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Oatmeal bowl' })).toBeVisible();
  await expect(page.getByText('6 example products are still in the shop.')).toBeVisible();
});

test('a shop that is added later stands by itself, and its next steps lead on', async ({ page, context }) => {
  const { siteId, siteUrl } = await signInOwner(server, context, 'Studio Later');
  const home = `${server.origin}/sites/${siteId}`;
  await page.goto(`${home}/pages`);
  await page.getByRole('button', { name: 'Blog, shop and more' }).click();
  await page.getByRole('menuitem', { name: 'Shop with products and a cart…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Shop');
  await page.getByRole('button', { name: 'Create shop' }).click();
  await expect(page.getByText('Your shop page is ready.')).toBeVisible();
  await page.goto(home);
  await page.getByRole('link', { name: 'Add the first product to the shop' }).click();
  await page.getByRole('button', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Stoneware bowl');
  // Asked once, with the first product, where the browser says that its owner is.
  await expect(page.getByLabel('Country')).toHaveValue('NO');
  await expect(page.getByLabel('Currency')).toHaveValue('NOK');
  await page.getByLabel('Country').selectOption('Denmark');
  await expect(page.getByLabel('Currency')).toHaveValue('DKK');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByLabel('Price', { exact: true }).fill('24');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Saved and published.')).toBeVisible();
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Choose how buyers pay' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up delivery' })).toBeVisible();
  await expect(page.getByText('Add the first product to the shop')).toHaveCount(0);
  await page.goto(siteUrl);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Stoneware bowl' }).click();
  await expect(page.getByText('DKK 24.00').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.goto(`${home}/settings/address`);
  await expect(page.getByLabel('Country')).toHaveValue('DK');
  await page.goto(`${home}/products`);
  await page.getByRole('button', { name: 'New product' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Currency')).toHaveCount(0);
});
