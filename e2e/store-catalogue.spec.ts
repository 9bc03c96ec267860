/** A product from its owner's first click to the page where a visitor chooses it, with scripts and without. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, page, owner } = await openDesk());
});
test.afterAll(() => context.close());

const cell = (column: string, name = '') =>
  page.getByLabel(name === '' ? column : `${column}, ${name}`, { exact: true });

test('an owner makes the first product, with sizes, prices and a picture, and publishes it', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Enter a name first.')).toBeVisible();
  await page.getByLabel('Name').fill('Moon jar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Moon jar', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const picker = page.getByRole('dialog');
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(process.cwd(), 'demo/media/leaf-bowl.jpg'));
  await expect(picker.getByRole('button', { name: /leaf-bowl/ })).toBeVisible();
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByLabel('Short description').fill('Thrown in two halves, joined at the belly.');
  await page.getByLabel('Categories').fill('Jars');
  await expect(page.getByLabel('Unlimited stock')).toBeHidden();
  await page.getByRole('button', { name: 'More columns' }).click();
  await expect(page.getByLabel('Unlimited stock')).toBeChecked();
  await page.getByRole('button', { name: 'Add an option' }).click();
  await expect(page.getByLabel('Values of “Size”')).toBeFocused();
  await page.getByLabel('Values of “Size”').pressSequentially('Small,Medium,Large,');
  await cell('Price', 'Small').fill('24');
  await page.keyboard.press('Enter');
  await expect(cell('Price', 'Medium')).toBeFocused();
  await page.keyboard.type('36.50');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('48');
  await cell('Stock', 'Small').fill('3');
  await cell('Stock', 'Medium').fill('0');
  await expect(page.getByLabel('Unlimited stock, Small')).not.toBeChecked();
  await expect(page.getByLabel('Unlimited stock, Large')).toBeChecked();
  await expect(page.getByLabel('Unlimited stock, Large')).not.toHaveCSS('accent-color', 'auto');
  await expect(page.getByRole('columnheader', { name: 'Picture, parcel' })).toBeVisible();
  await page.getByRole('button', { name: 'Picture and parcel, Large' }).click();
  await page.getByLabel('Length in cm').fill('32');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Enter all three dimensions')).toBeVisible();
  await page.getByLabel('Width in cm').fill('32');
  await page.getByLabel('Height in cm').fill('34.5');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await picker
    .last()
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(process.cwd(), 'demo/media/evening.jpg'));
  await expect(picker.last().getByRole('button', { name: /evening/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Saved and published.')).toBeVisible();
  await expect(cell('SKU', 'Small')).toHaveValue(/^SQ\d{7}$/);
  // What nobody entered does not look as if they had.
  const colourOf = (name: string) => cell(name, 'Small').evaluate((part) => getComputedStyle(part).color);
  await expect(page.getByText('SKUs in grey were generated.')).toBeVisible();
  expect(await colourOf('SKU')).not.toBe(await colourOf('Price'));
  await cell('SKU', 'Small').fill('BOWL-S');
  await cell('Price', 'Small').focus();
  expect(await colourOf('SKU')).toBe(await colourOf('Price'));
});

test('what cannot be a price is said in its cell, and nothing is saved', async () => {
  await cell('Price', 'Large').fill('free');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a price such as 24.00.')).toBeVisible();
  await cell('Price', 'Large').fill('48');
  await cell('Sale price', 'Large').fill('40');
  await cell('Barcode', 'Large').fill('4006381333932');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This is not a valid EAN, UPC or ISBN.')).toBeVisible();
  await cell('Barcode', 'Large').fill('4006381 333931');
  await page.getByLabel('Brand').fill('Halden');
  await page.getByText('Use a special tax class').click();
  await page.getByLabel('Tax class').fill('reduced');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Prices and stock are live')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tax class')).toHaveValue('reduced');
  await expect(page.getByLabel('Brand')).toHaveValue('Halden');
  await expect(cell('Barcode', 'Large')).toHaveValue('4006381333931');
  await page.getByRole('button', { name: 'Picture and parcel, Large' }).click();
  await expect(page.getByLabel('Height in cm')).toHaveValue('34.5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('prices of many products are changed together, looked at first, and undone', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  await expect(page.getByText('Unlimited')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prices and stock' }).click();
  await cell('Price', 'Moon jar: Small').fill('25');
  await page.getByRole('button', { name: 'Review 1 changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('24.00 → 25.00');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(cell('Price', 'Moon jar: Small')).toHaveValue('25.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Price', 'Moon jar: Small')).toHaveValue('24.00');
});

test('STOR-17 STOR-18 prices read from where they begin, or once, or struck beside the sale price', async () => {
  await page.goto(`${owner.siteUrl}/shop`);
  const card = page.getByRole('listitem').filter({ hasText: 'Moon jar' });
  await expect(card).toContainText('from $24.00');
  await card.getByRole('link', { name: 'Moon jar' }).click();
  const price = page.locator('.product-price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon jar');
  await page.getByLabel('Large').check({ force: true });
  await expect(price.locator('s')).toHaveText('$48.00');
  await expect(price).toContainText('$40.00');
  const pictures = page.locator('.product-pictures a');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('href', /evening/);
  // The address names the choice; it is not one more step on the way back.
  await expect(page).toHaveURL(/\/shop\/moon-jar\?variant=\w+$/);
  const large = page.url();
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('Small').check({ force: true });
  await expect(price).toHaveText('$24.00');
  await expect(page).not.toHaveURL(large);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goto(large);
  await expect(pictures.first()).toHaveAttribute('href', /evening/);
  await expect(page.getByLabel('Large')).toBeChecked();
  await expect(price.locator('s')).toHaveText('$48.00');
  await page.goto(`${owner.siteUrl}/shop/moon-jar`);
  await expect(pictures.first()).toHaveAttribute('href', /leaf-bowl/);
  await page.getByLabel('Small').check({ force: true });
  await expect(price).toHaveText('$24.00');
  await expect(page.getByRole('radio', { name: /Medium/ })).toBeDisabled();
  await expect(page.getByLabel('Quantity')).toHaveAttribute('max', '3');
});

test('shop and product are readable and accessible on a phone and on a desk', async () => {
  for (const path of ['/shop', '/shop/moon-jar'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(owner.siteUrl + path);
      expect.soft(await violationsOf(page), `${path} ${width}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${path} ${width}`).toBeLessThanOrEqual(0);
    }
});

test('a shop of one product is neither sorted nor searched; of four it is', async () => {
  await page.goto(`${owner.siteUrl}/shop`);
  const sorts = page.getByText('Sort by');
  await expect(page.getByRole('link', { name: 'Moon jar' })).toBeVisible();
  await expect(sorts.or(page.getByRole('search'))).toHaveCount(0);
  const { products } = await owner.call('GET', 'products');
  const { document: jar } = await owner.call('GET', `documents/${products[0].id}`);
  for (const title of ['Tea bowl', 'Vase', 'Pitcher']) {
    const fields = {
      kind: 'item',
      collectionId: jar.collectionId,
      body: { title, fields: {}, sections: [] },
    };
    const { document } = await owner.call('POST', 'documents', fields);
    await owner.call('POST', `documents/${document.id}/publish`, {});
  }
  await page.reload();
  await expect(sorts).toBeVisible();
});

test('STOR-17 without scripts the shop is sorted and filtered by links, and the form names the variant', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(`${owner.siteUrl}/shop`);
  await visitor.getByText('Sort by').click();
  await visitor.getByRole('link', { name: 'Price, low to high' }).click();
  await expect(visitor).toHaveURL(/sort=price-low/);
  await expect(visitor.getByText('from $24.00')).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'Search the shop' }).fill('jar');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Found for “jar”: 1.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Moon jar' })).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'Search the shop' }).fill('teapot');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('No products match.')).toBeVisible();
  await visitor.getByRole('link', { name: 'Show all again' }).click();
  await expect(visitor.getByText('from $24.00')).toBeVisible();
  await visitor.goto(`${owner.siteUrl}/shop/moon-jar`);
  await expect(visitor.locator('.product-price')).toHaveText('from $24.00');
  const { products } = await owner.call('GET', 'products');
  const jar = products.find(({ title }: { title: string }) => title === 'Moon jar');
  await visitor.goto(`${owner.siteUrl}/shop/moon-jar?variant=${jar.product.variants[2].id}`);
  await expect(visitor.locator('.product-price')).toContainText('$40.00');
  await expect(visitor.getByLabel('Large')).toBeChecked();
  await expect(visitor.locator('.product-pictures a').first()).toHaveAttribute('href', /evening/);
  const sent = visitor.waitForRequest((request) => request.method() === 'POST');
  await visitor.getByLabel('Quantity').fill('2');
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  const body = new URLSearchParams((await sent).postData() ?? '');
  expect((await sent).url()).toBe(`${owner.siteUrl}/api/commerce/cart/entries`);
  expect([...body.keys()].sort()).toEqual(['itemId', 'quantity', 'variantId']);
  expect(body.get('quantity')).toBe('2');
  await plain.close();
});

test('STOR-19 gift cards of several amounts read from where their prices begin', async () => {
  const { products } = await owner.call('GET', 'products');
  const { id, product } = products.find(({ title }: { title: string }) => title === 'Moon jar');
  const [small, ...others] = product.variants;
  await owner.call('PUT', `products/${id}`, { ...product, kind: 'giftCard' });
  await page.goto(`${owner.siteUrl}/shop`);
  const price = page.getByRole('listitem').filter({ hasText: 'Moon jar' }).locator('.product-card-price');
  await expect(price).toHaveText('from $24.00');
  const even = others.map((variant: object) => ({
    ...variant,
    isOnSale: false,
    salePriceMinor: 0,
    priceMinor: 2400,
  }));
  await owner.call('PUT', `products/${id}`, { ...product, kind: 'giftCard', variants: [small, ...even] });
  await expect
    .poll(async () => {
      await page.reload();
      return price.textContent();
    })
    .toBe('$24.00');
});

test('a table is looked at, tried out, imported, and what failed is fetched as a file', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  const importTable = async () => {
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import (CSV)' }).click();
    const table = [
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'tea-cup,Tea cup,true,Size,Small,TC-1,20',
      'tea-cup,,,,Large,TC-2,30',
      'plate,Plate,true,Title,Default Title,PL-1,free',
    ].join('\n');
    const file = { name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('dialog')).toContainText('This file comes from Shopify.');
    await expect(page.getByLabel('Field of “Variant Price”')).toHaveValue('price');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check file' }).click();
  };
  await importTable();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 will be made');
  await expect(page.getByRole('dialog')).toContainText('Line 4, “Plate”: “free” is not a price.');
  await page.getByRole('button', { name: 'Import one product' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 was made');
  await expectAccessible(page);
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows' }).click();
  const path = await (await fetched).path();
  expect(await readFile(path, 'utf8')).toContain(
    'plate,Plate,true,Title,Default Title,PL-1,free,“free” is not a price.',
  );
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Tea cup' })).toBeVisible();
  await importTable();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 unchanged');
  await expect(page.getByRole('button', { name: 'Import 0 products' })).toBeDisabled();
});

test('an owner sees where services fetch the products, which are left out, and why', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Product feed' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Address of the feed' })).toHaveValue(
    `${owner.siteUrl}/feed/products.xml`,
  );
  await expect(dialog).toContainText('Tea cup: it, or one of its variants, has no picture');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Tea cup' }).click();
  await expect(page.getByRole('heading', { name: 'Tea cup', level: 1 })).toBeVisible();
  await expect(page.getByText('Shopping services need a picture.')).toBeVisible();
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
});

test('products are sorted by a header, chosen by keys, and changed together', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  const names = page.getByRole('rowheader');
  const header = page.getByRole('columnheader', { name: 'Product' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const rising = await names.allTextContents();
  expect(rising.length).toBeGreaterThan(1);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(rising.toReversed());
  const boxes = page.getByRole('rowgroup').last().getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Actions for the selection' })).toContainText('1 chosen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change prices and stock' }).click();
  await expect(page.getByRole('button', { name: 'No changes yet' })).toBeDisabled();
});

test('the next steps of a shop lead to where money, parcels and invoices are set up', async () => {
  const places = {
    'Choose how buyers pay': 'Payments',
    'Set up delivery': 'Delivery',
    'Add your name and address for invoices': 'Invoices',
  };
  for (const [step, heading] of Object.entries(places)) {
    await page.goto(`${server.origin}/sites/${owner.siteId}`);
    await page.getByRole('link', { name: step }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
});

test('whoever cannot set up a mail server reads that mails are not sent, and who can', async () => {
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    const me = await response.json();
    const mails = { areSent: false, setUpBy: ['Ada Berg', 'Grace Hopper'] };
    await route.fulfill({ response, json: { ...me, isOwner: false, mails } });
  });
  const at = (path: string) => page.goto(`${server.origin}/sites/${owner.siteId}/${path}`);
  await at('');
  await expect(
    page.getByText('Emails don’t reach your buyers yet: Ada Berg or Grace Hopper can set up a mail server'),
  ).toBeVisible();
  await expectAccessible(page);
  await at('products');
  await expect(
    page.getByText('No emails are sent yet. Ada Berg or Grace Hopper can set up a mail server'),
  ).toBeVisible();
  await at('orders');
  await expect(
    page.getByText(
      'No emails are sent because there is no mail server. Ada Berg or Grace Hopper can set one up.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'outbox' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/me');
});
