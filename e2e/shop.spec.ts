/** A shop from both sides: a visitor finds, buys and looks again, with and without scripts; its owner fulfils and refunds. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { CHECKOUT_MESSAGES, CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { lookAtAll } from './support/all-looks.ts';
import { fillAddress, reckonTotal } from './support/checkout.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { knowAsStaff } from './support/presence.ts';
import { stockShop } from './support/stock-shop.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let productPath = '';
let orderPath = '';
let listId = '';
test.describe.configure({ mode: 'serial' });
// A click on what is not there fails soon.
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk());
  productPath = await stockShop(owner);
});
test.afterAll(() => context.close());

const typeOf = (page: Page) => page.locator('body').getAttribute('data-page-type');

async function visitorOf(browser: Browser, hasScripts = true): Promise<Page> {
  const visitor = await browser.newContext({ javaScriptEnabled: hasScripts });
  // What they buy by test is theirs to fulfil.
  await knowAsStaff(visitor, context, server, owner);
  return visitor.newPage();
}

/** How far the summary ends from the header's edge, and the button from its column's, on a wide window. */
async function reachOf(page: Page): Promise<readonly number[]> {
  await page.setViewportSize({ width: 1280, height: 844 });
  const endOf = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const { right } = part.getBoundingClientRect();
      return Math.round(right - Number.parseFloat(getComputedStyle(part).paddingRight));
    });
  const outerOf = (selector: string) =>
    page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().right));
  return [
    (await outerOf('.shop-summary')) - (await endOf('.site-header-inner')),
    (await outerOf('[value=pay]')) - (await outerOf('.shop-steps')),
  ];
}

/** From the product to the checkout, by what a visitor sees. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto(owner.siteUrl + productPath);
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(`${owner.siteUrl}/cart`);
  await page
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .click();
  await expect(page).toHaveURL(owner.siteUrl + CHECKOUT_PATH);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await page.getByLabel('Name').fill('Grace Hopper');
  await fillAddress(page);
  await page.getByLabel('Note for the shop').fill('Ring twice, please');
  await reckonTotal(page);
  await page.getByLabel('By post').check();
  await reckonTotal(page);
}

test('CART-19 CART-23 without a cart the checkout says so, to the letter', async ({ browser }) => {
  const page = await visitorOf(browser);
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  expect(await typeOf(page)).toBe(String(PAGE_TYPES.checkout));
  await expect(page.getByRole('alert')).toHaveText(CHECKOUT_MESSAGES.noCart);
  expect(CHECKOUT_MESSAGES.noCart).toBe(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  await lookAtAll(page, 'shop-no-cart');
  await page.context().close();
});

test('who may fetch it at once is asked all the same where it is sent, and told what was said in the cart', async ({
  browser,
}) => {
  const { store } = await owner.call('GET', 'store');
  const fetched = { id: 'fetched', name: 'At the door', kind: 'pickup' };
  const world = { id: 'world', name: 'World', countries: [], methods: [fetched] };
  const [home] = store.shippingZones;
  const shippingZones = [{ ...home, countries: ['DE', 'AT'] }, world];
  await owner.call('PUT', 'store', { ...store, shippingZones });
  const page = await visitorOf(browser);
  await goToCheckout(page);
  await expect(page.getByLabel('At the door')).not.toBeChecked();
  await expect(page.getByText('Choose a country above')).toBeVisible();
  await page.getByLabel('Country').selectOption('DE');
  await reckonTotal(page);
  await expect(page.getByText('Choose a country above')).toBeHidden();
  await expect(page.getByLabel('By post')).toBeVisible();
  await page.goto(`${owner.siteUrl}/cart`);
  await expect(page.getByLabel('Delivery address').getByRole('option')).toHaveText([
    'Choose a country',
    'Austria',
    'Germany',
  ]);
  await page.getByLabel('Delivery address').selectOption('AT');
  await page.getByRole('button', { name: 'Calculate cost' }).click();
  await expect(page.getByLabel('By post')).toBeVisible();
  const other = await visitorOf(browser, false);
  await other.goto(owner.siteUrl + productPath);
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await other.getByLabel('Delivery address').selectOption('DE');
  await other.getByRole('button', { name: 'Calculate cost' }).click();
  await other.getByRole('link', { name: 'Checkout' }).click();
  await expect(other.getByLabel('Country')).toHaveValue('DE');
  await owner.call('PUT', 'store', store);
  await page.context().close();
  await other.context().close();
});

test('SITE-09 CART-28 ROLE-01 a visitor buys with scripts off, and no error, reload or way back loses a field', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await visitorOf(browser, false);
  await goToCheckout(page);
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /email address/ })).toBeVisible();
  await fillIn(page);
  await expect(page.locator('.shop-total')).toContainText('30.00');
  await page.getByLabel('Test card').selectOption('4000000000000002');
  await page.getByRole('button', { name: /Place the order: \$30.00/ }).click();
  const refused = page.getByRole('alert');
  await expect(refused).toHaveText(/^The card was declined. You have not been charged./);
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
  expect(await refused.evaluate(groundOf)).not.toBe(await page.locator('.shop-test').evaluate(groundOf));
  await page.reload();
  await expect(page.getByLabel('Note for the shop')).toHaveValue('Ring twice, please');
  await page.goto(`${owner.siteUrl}/cart`);
  await page.goBack();
  await expect(page.getByLabel('Street and number')).toHaveValue('Kastanienallee 7');
  await expect(page.getByLabel('By post')).toBeChecked();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  expect(await typeOf(page)).toBe(String(PAGE_TYPES.orderConfirmed));
  await page.reload();
  await expect(page.getByText('#1001')).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect.poll(() => typeOf(page)).toBe(String(PAGE_TYPES.orderStatus));
  await expect(page.getByText('Kastanienallee 7')).toBeVisible();
  orderPath = new URL(page.url()).pathname;
  await page.context().close();
});

test('its owner finds the order, fulfils it with a tracking number, and refunds half', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}`);
  const waiting = page.getByRole('link', { name: '1 order to fulfil' });
  await expect(waiting).toBeInViewport();
  await waiting.click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('grace');
  await expect(page.getByRole('link', { name: /#1001/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /#1001/ }).click();
  await expect(page.getByRole('heading', { name: 'Order #1001' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fulfil' }).click();
  await page.getByLabel('Tracking number').fill('JD 0002');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfil' }).click();
  await expect(
    page.getByText('Fulfilled. No mail server is set up, so emails stay in the outbox.'),
  ).toBeVisible();
  await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit tracking number' }).click();
  const tracking = page.getByRole('dialog', { name: 'Tracking number' });
  await tracking.getByRole('button', { name: 'Save' }).click();
  await expect(tracking.getByRole('alert')).toHaveText(/missing|Check/);
  await tracking.getByLabel('Carrier').fill('DHL');
  await tracking.getByLabel('Tracking number').fill('JD 0003');
  await expectAccessible(page);
  await tracking.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'JD 0003' })).toHaveAttribute('href', /dhl\.com/);
  await expect(page.getByText('Tracking number is now: DHL JD 0003')).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Quantity of Bowl')).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/missing|Check/);
  await dialog.getByRole('button', { name: 'Refund all' }).click();
  await expect(dialog.getByRole('button', { name: 'Refund $30.00' })).toBeEnabled();
  await dialog.getByLabel('Quantity of Bowl').fill('0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund $6.00' }).click();
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await expect(page.getByText('$6.00 refunded').first()).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const again = page.getByRole('dialog', { name: 'Refund' });
  await again.getByRole('button', { name: 'An amount' }).click();
  await again.getByLabel('Amount').fill('24.01');
  await again.getByRole('button', { name: 'Refund $24.01' }).click();
  await expect(again.getByRole('alert').filter({ hasText: /missing|Check/ })).toBeVisible();
  await again.getByRole('button', { name: 'Half' }).click();
  await expect(again.getByLabel('Amount')).toHaveValue('12.00');
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Refund $12.00' }).click();
  await expect(
    page.getByText('$12.00 refunded. No mail server is set up, so emails stay in the outbox.'),
  ).toBeVisible();
  await expect(again).toBeHidden();
  await expect(page.getByText('$12.00 refunded').first()).toBeVisible();
  await page.close();
  const buyer = await visitorOf(browser);
  await buyer.goto(owner.siteUrl + orderPath);
  await expect(buyer.getByText('JD 0003')).toBeVisible();
  await expect(buyer.getByText('Part of your payment has been refunded.')).toBeVisible();
  await buyer.context().close();
});

test('a coupon is used in the checkout, on a phone without opening anything, and no field is lost', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { store } = await owner.call('GET', 'store');
  const tenth = { id: 'tenth', title: 'Tenth off', code: 'KILN10', kind: 'order', value: { ppm: 100_000 } };
  await owner.call('PUT', 'store', { ...store, discounts: [tenth] });
  for (const hasScripts of [false, true]) {
    const page = await visitorOf(browser, hasScripts);
    await goToCheckout(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Coupon').fill('NOPE');
    await page.getByLabel('Coupon').press('Enter');
    await expect(page.getByRole('alert')).toContainText('This coupon does not exist.');
    await expect(page.getByLabel('Coupon')).toHaveValue('NOPE');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
    await page.getByLabel('Coupon').fill('kiln10');
    if (hasScripts) await lookAtAll(page, 'shop-coupon');
    await page.getByRole('button', { name: 'Use the coupon' }).click();
    await expect(page.getByRole('button', { name: 'Place the order: $21.60' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
    await page.locator('.shop-fold').click();
    await expect(page.getByText('Tenth off (KILN10)')).toBeVisible();
    await expect(page.locator('.shop-summary').getByRole('heading', { name: 'Summary' })).toBeHidden();
    if (hasScripts) await lookAtAll(page, 'shop-summary');
    await page.context().close();
  }
  await owner.call('PUT', 'store', store);
});

test('SITE-09 a visitor buys with scripts on', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await visitorOf(browser);
  await goToCheckout(page);
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await lookAtAll(page, 'shop-errors');
  const halves = page.locator('.shop-field[data-half] input');
  const tops = await halves.evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([2, 1]);
  await fillIn(page);
  expect(await reachOf(page)).toEqual([0, 0]);
  await lookAtAll(page, 'shop-checkout');
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(page.getByText(/#100\d/)).toBeVisible();
  await lookAtAll(page, 'shop-confirmed');
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #100\d$/);
  await lookAtAll(page, 'shop-status');
  await page.goto(`${owner.siteUrl}/cart`);
  await expect(page.getByText('Bowl')).toHaveCount(0);
  await page.context().close();
});

test('with scripts the total follows the country and the delivery, and nothing that was typed is lost', async ({
  browser,
}) => {
  const page = await visitorOf(browser);
  await goToCheckout(page);
  const place = page.getByRole('button', { name: /Place the order/ });
  await expect(page.locator('form[data-island=checkout]')).toHaveAttribute('data-mounted');
  await expect(page.getByRole('button', { name: 'Update the total' })).toHaveCount(0);
  const before = await place.textContent();
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('Kastanienallee 7');
  await page.getByLabel('By post').focus();
  await page.keyboard.press('Space');
  await expect(place).not.toHaveText(before ?? '');
  await expect(page.getByLabel('By post')).toBeChecked();
  await expect(page.getByLabel('By post')).toBeFocused();
  await expect(page.getByLabel('Street and number')).toHaveValue('Kastanienallee 7');
  await expect(page.locator('.shop-said')).toHaveText((await place.textContent()) ?? '');
  expect(await violationsOf(page)).toEqual([]);
  // A server that does not answer is told, and what was reckoned before stays.
  await page.route('**/api/commerce/checkout**', (route) => route.abort());
  const reckoned = await place.textContent();
  await page.getByLabel('Country').selectOption('');
  await expect(page.getByText('Couldn’t update the total.')).toBeVisible();
  await expect(place).toHaveText(reckoned ?? '');
  await page.context().close();
});

test('CART-29 the cart and the checkout bear the texts of the contract', async ({ browser }) => {
  const mug = 'product00000000000000002';
  const body = bodyOf('Mug', 'section00000000000000002', [newBlock(mug, 'product')]);
  const { documents } = await owner.call('GET', 'documents?kind=item');
  const [{ collectionId }] = documents;
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  await owner.call('PUT', `products/${document.id}`, {
    kind: 'service',
    taxClass: '',
    options: [],
    variants: [
      {
        id: 'variant00000000000000002',
        optionValues: [],
        sku: '',
        priceMinor: 900,
        salePriceMinor: 0,
        isOnSale: false,
        stock: 9,
        isUnlimited: false,
      },
    ],
  });
  const { document: published } = await owner.call('POST', `documents/${document.id}/publish`, {});
  const page = await visitorOf(browser, false);
  await page.goto(owner.siteUrl + published.path);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  listId = (await owner.call('POST', 'lists', { name: 'Letters' })).list.id;
  // What people buy together is told by orders that are none for tests.
  const payments = await owner.call('GET', 'payments');
  const bankTransfer = { ...payments.bankTransfer, isOn: true, words: 'To our account.' };
  await owner.call('PUT', 'payments', { ...payments, bankTransfer });
  await goToCheckout(page);
  await page.getByLabel('Bank transfer').check();
  await expect(page.getByLabel('Send me the newsletter')).not.toBeChecked();
  await page.getByLabel('Send me the newsletter').check();
  await fillIn(page);
  await expect(page.getByLabel('Send me the newsletter')).toBeChecked();
  await expect(page.getByText('Summary', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit details', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await page.goto(owner.siteUrl + productPath);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto(`${owner.siteUrl}/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible();
  await expect(page.getByText('Subtotal', { exact: true })).toBeVisible();
  await expect(page.getByText('Checkout', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customers also bought', exact: true })).toBeVisible();
  await owner.call('PUT', 'payments', payments);
  await page.context().close();
});

test('a buyer who ticked the newsletter is asked by mail, and their customer page says so', async () => {
  test.setTimeout(120_000);
  const members = async () => (await owner.call('GET', `lists/${listId}/members`)).members;
  await expect
    .poll(members)
    .toMatchObject([{ email: 'grace@example.org', state: 'pending', source: { kind: 'checkout' } }]);
  const screen = await context.newPage();
  await screen.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await screen.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(screen.getByRole('link', { name: /Grace Hopper/ }).first()).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search orders' }).fill('grace');
  await screen.getByRole('button', { name: 'Save view…' }).click();
  await screen.getByLabel('Name', { exact: true }).fill('Orders of Grace');
  await expectAccessible(screen);
  await screen.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(screen.getByRole('button', { name: 'Orders of Grace', exact: true })).toBeVisible();
  await lookAtAll(screen, 'shop-views');
  await screen.getByRole('link', { name: 'Customers' }).click();
  await screen.getByRole('link', { name: 'Grace Hopper', exact: true }).click();
  await expect(screen.getByText('Not confirmed yet')).toBeVisible();
  await screen.getByLabel('About this customer').fill('Likes blue glazes');
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await lookAtAll(screen, 'shop-customer');
  await screen.getByRole('link', { name: 'Customers' }).first().click();
  await expect(screen.getByRole('link', { name: 'Grace Hopper', exact: true })).toBeVisible();
  await lookAtAll(screen, 'shop-customers');
  await screen.close();
});
