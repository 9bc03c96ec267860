/** What follows a sale: the account at Stripe, invoices and packing slips, and files that buyers fetch. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { type Desk, test } from './support/owner-test.ts';
import { knowAsStaff } from './support/presence.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let open: Desk['open'];
let productId = '';
let productPath = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner, open } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  const { collectionId } = await owner.call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Glaze recipes', 'section00000000000000001', [
    newBlock('product00000000000000001', 'product'),
  ]);
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  productId = document.id;
  const price = { priceMinor: 900, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
  const variant = { id: 'variant00000000000000001', optionValues: [], sku: '', ...price };
  await owner.call('PUT', `products/${productId}`, {
    kind: 'digital',
    taxClass: '',
    options: [],
    variants: [variant],
  });
  const published = await owner.call('POST', `documents/${productId}/publish`, {});
  productPath = published.document.path;
});
test.afterAll(() => context.close());

test('the keys of the account at Stripe are kept, told as kept, and removed', async () => {
  const page = await open('settings/payments');
  await page.getByRole('switch', { name: 'Card and more' }).check();
  await expect(page.getByText('Save a secret key to offer')).toBeVisible();
  await page.getByLabel('Secret key').fill('pk_test_1');
  await page.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText(/must be a secret key/)).toBeVisible();
  await page.getByLabel('Secret key').fill('sk_test_123');
  await page.getByLabel('Webhook signing secret').fill('whsec_123');
  await page.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText('Test keys. No money moves, and orders are marked as tests.')).toBeVisible();
  await expect(page.getByLabel('Secret key')).toHaveValue('');
  await expect(page.getByLabel('Webhook address')).toHaveValue(/\/commerce\/payments\/stripe\/news$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove keys' }).click();
  await expect(page.getByText('Test keys.')).toBeHidden();
  await page.close();
});

test('a file is added to a product, bought, and fetched from the page of the order', async ({ browser }) => {
  const page = await open(`products/${productId}`);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'Glazes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('ash') });
  await page.getByRole('button', { name: 'Add the file' }).click();
  await expect(page.getByRole('button', { name: 'Remove Glazes.pdf' })).toBeVisible();
  await expectAccessible(page);
  await page.close();
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await knowAsStaff(visitor, context, server, owner);
  const buyer = await visitor.newPage();
  await buyer.goto(owner.siteUrl + productPath);
  const added = buyer.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await buyer.goto(owner.siteUrl + CHECKOUT_PATH);
  await buyer.getByLabel('Email').first().fill('grace@example.org');
  await buyer.getByLabel('Name').first().fill('Grace Hopper');
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const coming = buyer.waitForEvent('download');
  await buyer.getByRole('link', { name: 'Glazes.pdf' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Glazes.pdf');
  expect(readFileSync(await download.path(), 'utf8')).toBe('ash');
  await expectAccessible(buyer);
  await buyer.context().close();
});

test('an invoice is issued and printed, and orders are fulfilled and packed together', async () => {
  const page = await open('orders');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.getByRole('link', { name: /Grace Hopper/ }).click();
  await expect(page.getByRole('button', { name: 'Issue test invoice' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
  await page.getByRole('button', { name: 'Issue test invoice' }).click();
  await expect(page.getByText(/Invoices need seller details/)).toBeVisible();
  await page.getByRole('link', { name: 'Add seller details' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ember & Ash');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Country').selectOption('Germany');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/invoice-seller') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await expectAccessible(page);
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await page.getByRole('link', { name: /Grace Hopper/ }).click();
  await page.getByRole('button', { name: 'Issue test invoice' }).click();
  await page.getByRole('link', { name: 'Test invoice TEST-1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test invoice TEST-1');
  await expect(page.getByText('Test, no money moved.')).toBeVisible();
  await expect(page.getByText('Germany')).toBeVisible();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('$9.00');
  await expectAccessible(page);
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['What', 'Pieces', 'Price']);
  await expect(page.getByText('0 %')).toBeHidden();
  const [order] = (await owner.call('GET', 'orders')).orders;
  const seen = await open(`orders/${order.id}`);
  await seen.getByRole('link', { name: 'Order emails' }).click();
  await expect(seen.getByText('Only emails to the buyer about one order.')).toBeVisible();
  await expect(seen.getByRole('button', { name: /Order #1001 confirmed/ })).toBeVisible();
  await expect(seen.getByRole('button', { name: /New order|Test order/ })).toBeHidden();
  await expectAccessible(seen);
  await seen.close();
  await owner.call('POST', `orders/${order.id}/refund`, { key: 'part', lines: [], amountMinor: 400 });
  await page.reload();
  await expect(page.getByRole('row', { name: 'Refunded since' })).toContainText('-$4.00');
  await expect(page.getByRole('row', { name: 'Total after refunds' })).toContainText('$5.00');
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/invoice-refunded.png`, fullPage: true });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to order' }).click();
  await page.getByRole('button', { name: 'Issue test credit note on $4.00' }).click();
  await expect(page.getByText('Credit note TEST-CN-1 issued')).toBeVisible();
  await expect(page.getByRole('button', { name: /credit note/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Test credit note TEST-CN-1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test credit note TEST-CN-1');
  await expect(page.getByText('Corrects invoice TEST-1 of')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Price reduction: Glaze recipes $4.00' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Refunded $4.00' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/credit-note-${width}.png`, fullPage: true });
  }
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await page
    .getByRole('checkbox', { name: /Select order/ })
    .first()
    .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print packing slips' }).click();
  await expect(page.getByRole('article', { name: 'Packing slip of order #1001' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await page
    .getByRole('checkbox', { name: /Select order/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Fulfil all' }).click();
  await expect(
    page.getByText('Fulfilled. No mail server is set up, so emails stay in the outbox.'),
  ).toBeVisible();
  await page.close();
});
