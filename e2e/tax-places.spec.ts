/** A file is taxed where its buyer is, with scripts and without; what is picked up, where it is handed over. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { lookAtAll } from './support/all-looks.ts';
import { reckonTotal } from './support/checkout.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let path = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  path = await sellFile();
  const { store } = await owner.call('GET', 'store');
  const zone = (country: string, ppm: number) => ({
    id: country,
    name: country,
    countries: [country],
    rates: [{ id: country, name: 'VAT', ppm, taxClass: '' }],
  });
  const taxes = { ...store.taxes, homeCountry: 'DE', zones: [zone('DE', 190_000), zone('AT', 200_000)] };
  await owner.call('PUT', 'store', { ...store, currency: 'EUR', taxes });
});
test.afterAll(() => context.close());

async function sellFile(): Promise<string> {
  const { call } = owner;
  const { collectionId } = await call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Glazes', 'section00000000000000001', [
    newBlock('product00000000000000001', 'product'),
  ]);
  const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
  const price = { priceMinor: 1000, salePriceMinor: 0, isOnSale: false };
  const variant = { id: 'variant00000000000000001', optionValues: [], sku: '', stock: 0, isUnlimited: true };
  const product = { kind: 'digital', taxClass: '', options: [], variants: [{ ...variant, ...price }] };
  await call('PUT', `products/${document.id}`, product);
  return (await call('POST', `documents/${document.id}/publish`, {})).document.path;
}

async function goToCheckout(browser: Browser, options: object): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-AT', ...options })).newPage();
  await page.goto(owner.siteUrl + path);
  await expect(page.locator('.product-price')).toHaveText('€11.90');
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  return page;
}

for (const javaScriptEnabled of [true, false])
  test(`a buyer says the country, and pays its tax, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const page = await goToCheckout(browser, { javaScriptEnabled });
    const place = page.getByRole('button', { name: /Place the order/ });
    await expect(place).toHaveText('Place the order: €11.90');
    await expect(page.getByLabel('Street and number')).toHaveCount(0);
    await page.getByLabel('Email').first().fill('ada@example.org');
    await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
    await place.click();
    await expect(page.getByRole('alert')).toContainText('Choose your country. The tax depends on it.');
    await page.getByLabel('Country').selectOption('AT');
    await reckonTotal(page);
    await expect(place).toHaveText('Place the order: €12.00');
    if (javaScriptEnabled) {
      await lookAtAll(page, 'checkout-of-a-file');
      await page.goto(owner.siteUrl + CART_PATH);
      await expect(page.locator('.shop-total')).toHaveText('Total€12.00');
      await lookAtAll(page, 'cart-of-a-file');
      await page.goto(owner.siteUrl + CHECKOUT_PATH);
      await expect(page.getByLabel('Country')).toHaveValue('AT');
    }
    await place.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    await page.context().close();
  });

test('the owner reads what says where the buyer is, and decides how prices are shown', async () => {
  const page = await context.newPage();
  const [{ id }] = (await owner.call('GET', 'orders')).orders;
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders/${id}`);
  await expect(page.getByText('Two pieces of evidence agree.')).toBeVisible();
  await expect(page.getByText('Country the buyer stated: Austria')).toBeVisible();
  await expect(page.getByText('Region of the browser’s language: Austria')).toBeVisible();
  await expect(page.getByText('Including tax')).toBeVisible();
  await lookAtAll(page, 'order-of-a-file');
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/taxes`);
  await page.getByLabel('Price display').selectOption('without');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await lookAtAll(page, 'taxes');
  await page.goto(owner.siteUrl + path);
  await expect(page.locator('.product-price')).toHaveText('€10.00');
  await page.close();
});

test('the owner says in which country a place to pick up is', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/delivery`);
  await page.getByText('Name, price, country, removal').first().click();
  await page.getByLabel('Address and opening hours').fill('Gasse 2, Vienna');
  await page.getByLabel('Country of this location').selectOption('AT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await lookAtAll(page, 'pick-up');
  const { store } = await owner.call('GET', 'store');
  const methods = store.shippingZones.flatMap((zone: { methods: object[] }) => zone.methods);
  expect(methods).toContainEqual(expect.objectContaining({ kind: 'pickup', country: 'AT' }));
  await page.close();
});
