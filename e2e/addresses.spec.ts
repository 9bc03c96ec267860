/** The checkout asks for what the country of the buyer writes, with and without scripts. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { lookAtAll } from './support/all-looks.ts';
import { fillAddress, reckonTotal } from './support/checkout.ts';
import type { SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

let context: BrowserContext;
let owner: SignedInOwner;
let productPath = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ context, owner } = await openDesk());
  productPath = await stockShop(owner);
  const { store } = await owner.call('GET', 'store');
  const post = { id: 'world-post', name: 'Parcel', kind: 'flat', priceMinor: 900 };
  const world = { id: 'world', name: 'World', countries: [], methods: [post] };
  await owner.call('PUT', 'store', { ...store, shippingZones: [...store.shippingZones, world] });
});
test.afterAll(() => context.close());

async function goToCheckout(page: Page): Promise<void> {
  await page.goto(owner.siteUrl + productPath);
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
}

const address = (page: Page) => page.getByRole('group', { name: 'Delivery address' });
const labels = (page: Page) => address(page).locator('label').allTextContents();

test('without scripts, another country asks for its own parts, and nothing that was entered is lost', async ({
  browser,
}) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await goToCheckout(page);
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Name').fill('Grace Hopper');
  await fillAddress(page);
  await reckonTotal(page);
  expect(await labels(page)).toEqual([
    'Name',
    'Country',
    'Street and number',
    'Flat, floor, company (optional)',
    'Postal code',
    'Town or city',
  ]);
  await page.getByLabel('Country').selectOption('US');
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose the state.' })).toBeVisible();
  await expect(page.getByLabel('State', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('ZIP code')).toHaveValue('10435');
  await page.getByLabel('Country').selectOption('AE');
  await reckonTotal(page);
  await expect(page.getByLabel('Emirate')).toBeVisible();
  expect((await labels(page)).filter((label) => /code|city/.test(label))).toEqual([]);
  await page.getByLabel('Country').selectOption('DE');
  await reckonTotal(page);
  await expect(page.getByLabel('Postal code')).toHaveValue('10435');
  await expect(page.getByLabel('Town or city')).toHaveValue('Berlin');
  await page.getByLabel('Country').selectOption('AE');
  await reckonTotal(page);
  await page.getByLabel('Emirate').selectOption('Dubai');
  await page.getByLabel('Parcel').check();
  await reckonTotal(page);
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const { orders } = await owner.call('GET', 'orders');
  const order = await owner.call('GET', `orders/${orders[0].id}`);
  expect(order.address).toMatchObject({ country: 'AE', region: 'Dubai', postalCode: '', city: '' });
  await visitor.close();
});

test('with scripts, the parts follow the country in place, with what was entered and where it was', async ({
  browser,
}) => {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await goToCheckout(page);
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('465 Huntington Avenue');
  await page.getByLabel('Town or city').fill('Boston');
  await page.getByLabel('Country').selectOption('US');
  await expect(page.getByLabel('State', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('465 Huntington Avenue');
  await expect(page.getByLabel('Town or city')).toHaveValue('Boston');
  expect((await labels(page)).slice(-3)).toEqual(['Town or city', 'State', 'ZIP code']);
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Massachusetts' });
  await lookAtAll(page, 'address-us');
  await page.getByLabel('Country').selectOption('CA');
  await expect(page.getByLabel('Province')).toHaveValue('');
  await page.getByLabel('Country').selectOption('IE');
  await expect(page.getByLabel('Eircode (optional)')).toBeVisible();
  await expect(page.getByLabel('County (optional)')).toBeVisible();
  await lookAtAll(page, 'address-ie');
  await visitor.close();
});

test('whoever picks it up is asked for a name and no address, with and without scripts', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const visitor = await browser.newContext({ javaScriptEnabled });
    const page = await visitor.newPage();
    await goToCheckout(page);
    const street = page.getByLabel('Street and number');
    await expect(street).toBeVisible();
    await page.getByLabel('At the studio').check();
    await expect(street).toBeHidden();
    if (javaScriptEnabled) {
      await reckonTotal(page);
      await expect(street).toBeHidden();
      await lookAtAll(page, 'address-pickup');
    }
    await page.getByLabel('Email').fill('grace@example.org');
    await page.getByLabel('Name').fill('Grace Hopper');
    await page.getByRole('button', { name: /Place the order/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    await visitor.close();
  }
});
