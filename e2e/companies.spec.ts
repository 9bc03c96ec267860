/** A company elsewhere buys without VAT, and a discount that is on one product only: from the settings to the invoice. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { reckonTotal } from './support/checkout.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { type Desk, test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let open: Desk['open'];
let bowlPath = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner, open } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  bowlPath = await stockShop(owner);
  const { store } = await owner.call('GET', 'store');
  const zone = { ...store.shippingZones[0], countries: [] };
  const rates = [{ id: 'vat', name: 'VAT', ppm: 200_000, taxClass: '' }];
  const taxes = {
    ...store.taxes,
    areIncluded: true,
    zones: [{ id: 'eu', name: 'EU', countries: [], rates }],
  };
  await owner.call('PUT', 'store', { ...store, shippingZones: [zone], taxes });
});
test.afterAll(() => context.close());

const save = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/store') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
};

test('the owner says where the shop is registered, and puts a discount on one product', async () => {
  const page = await open('settings/taxes');
  await expect(page.getByText('You charge tax, but your invoices don’t include')).toBeVisible();
  await page
    .getByLabel('Companies in other EU countries')
    .selectOption({ label: 'Pay none: the shop is registered in Germany' });
  await save(page);
  await page.goto(`${server.origin}/sites/${owner.siteId}/discounts`);
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await page.getByLabel('Amount off').selectOption('product');
  await page.getByText('Limits, dates and name').click();
  await page.getByLabel('Name buyers see').fill('Bowls of spring');
  await expect(page.getByText('Applies to all products.')).toBeVisible();
  await page.getByLabel('Add a product').fill('bow');
  await page.getByRole('button', { name: 'Add “Bowl”' }).click();
  await expect(page.getByRole('button', { name: 'Remove “Bowl”' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2026-01-01T00:00');
  await page.getByLabel('Until', { exact: true }).fill('2025-01-01T00:00');
  await expect(page.getByText('The end is before the start.')).toBeVisible();
  await page.getByLabel('Until', { exact: true }).fill('');
  await expectAccessible(page);
  await save(page);
  await page.reload();
  const row = page.getByRole('row', { name: /Bowls of spring/ });
  await expect(row.getByRole('cell')).toHaveText([
    '',
    'Automatic',
    '10% off products',
    'Active',
    'Not used yet',
  ]);
  await row.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Remove “Bowl”' })).toBeVisible();
  await page.close();
});

test('a zone that another stands in the way of says so once it is saved', async () => {
  const page = await open('delivery');
  const warning = page.getByText('already covers the rest of the world, so this zone is never used.');
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await expect(page.getByLabel('Countries')).toBeFocused();
  await expect(warning).toBeHidden();
  await save(page);
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Countries').selectOption('JP');
  await expect(warning).toBeHidden();
  await expect(page.getByRole('group', { name: 'Japan' })).toBeVisible();
  await page.getByText('Zone name, removal').click();
  await page.getByRole('button', { name: 'Remove the zone “Japan”' }).click();
  await save(page);
  await page.close();
});

test('a company pays without VAT, and its invoice says who accounts for it', async ({ browser }) => {
  const buyer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await buyer.goto(owner.siteUrl + bowlPath);
  const added = buyer.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await buyer.goto(owner.siteUrl + CHECKOUT_PATH);
  await buyer.getByLabel('Email').first().fill('atelier@example.org');
  await buyer.getByLabel('Name', { exact: true }).fill('Atelier Byron');
  await buyer.getByLabel('Country').selectOption('FR');
  await buyer.getByLabel('Street and number').fill('Rue Oberkampf 1');
  await buyer.getByLabel('Postal code').fill('75011');
  await buyer.getByLabel('Town or city').fill('Paris');
  await buyer.getByLabel('VAT number (companies only)').fill('FR 40 303 265 046');
  await buyer.getByLabel(/By post/).check();
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer.getByRole('alert')).toContainText('This is not an EU VAT number.');
  await buyer.getByLabel('VAT number (companies only)').fill('FR 40 303 265 045');
  await buyer.keyboard.press('Tab');
  await reckonTotal(buyer);
  await expect(buyer.getByText('No VAT is charged here. You account for it yourself.')).toBeVisible();
  await buyer.getByText('Summary with what is bought').click();
  // 24.00 less a tenth, and delivery at 6.00: 27.60 with VAT, 23.00 without.
  await expect(buyer.getByText('VAT is not charged')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Place the order: $23.00' })).toBeVisible();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await buyer.context().close();

  await owner.call('PUT', 'invoice-seller', {
    name: 'Ember & Ash',
    street: 'Kiln Lane 1',
    postalCode: '10435',
    city: 'Berlin',
    country: 'DE',
    taxNumber: '',
    email: '',
    prefix: '',
    terms: '',
  });
  const page = await open('orders');
  await page.getByRole('link', { name: /Atelier Byron/ }).click();
  await expect(page.getByText('FR40303265045 (reverse charge)')).toBeVisible();
  await expect(page.getByText('In the EU, invoices with tax must include your tax number.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Issue test invoice' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enter your tax number' }).click();
  await expect(page.getByLabel('Tax number')).toBeFocused();
  await page.getByLabel('Tax number').fill('DE136695976');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Issue test invoice' }).click();
  await page.getByRole('link', { name: 'Test invoice TEST-1' }).click();
  await expect(page.getByText('VAT number FR40303265045')).toBeVisible();
  await expect(page.getByText('VAT-exempt intra-Community supply of goods.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('$23.00');
  await expectAccessible(page);
  await page.close();
});
