/** The cart beside the pages of a shop: its link, what opens when something is added, and its own page. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { lookAtAll } from './support/all-looks.ts';
import { type OwnerServer, type SignedInOwner, signInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let productUrl = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk());
  productUrl = owner.siteUrl + (await stockShop(owner, { stock: 500 }));
});
test.afterAll(() => context.close());

async function visitorOf(browser: Browser, options: object = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

const link = (page: Page) => page.locator('.site-header .cart-link');

async function add(page: Page, quantity = 1): Promise<void> {
  await page.goto(productUrl);
  await expect(page.locator('.block-product')).toHaveAttribute('data-mounted', '');
  await page.getByLabel('Quantity').fill(String(quantity));
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect((await added).ok()).toBe(true);
}

/** How far what is on the cart page reaches past the page's own edge, and the coupon's field from its button, on a phone. */
async function unevenness(page: Page): Promise<readonly number[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.locator('[data-cart-root]').evaluate((root) => {
    const edge = root.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(root).paddingRight);
    const parts = [...root.querySelectorAll('.cart-lines, .cart-change, .shop-summary, button')];
    const over = Math.max(...parts.map((part) => part.getBoundingClientRect().right - edge), 0);
    const [field, button] = ['#cart-coupon', '#cart-coupon + button'].map((selector) =>
      root.querySelector(selector)?.getBoundingClientRect(),
    );
    return [over, (field?.top ?? 0) - (button?.top ?? 1), (field?.bottom ?? 0) - (button?.bottom ?? 1)].map(
      Math.round,
    );
  });
}

test('CART-14 CART-15 CART-16 DSGN-07 the cart link is marked empty, then shows count and subtotal', async ({
  browser,
}) => {
  const page = await visitorOf(browser);
  await page.goto(productUrl);
  await expect(link(page)).toHaveAttribute('data-initialized', '');
  await expect(link(page)).toHaveAttribute('data-empty', '');
  await expect(link(page).locator('.cart-count')).toBeHidden();
  await add(page, 2);
  await expect(link(page).locator('.cart-count')).toHaveText('2');
  await expect(link(page).locator('.cart-subtotal')).toHaveText('$48.00');
  await expect(link(page)).not.toHaveAttribute('data-empty');
  await page.reload();
  await expect(link(page).locator('.cart-count')).toHaveText('2');
  await page.context().close();
});

test('CART-17 CART-18 above 100 the link shows “100+”, and says it in words', async ({ browser }) => {
  const page = await visitorOf(browser);
  await add(page, 100);
  await expect(link(page).locator('.cart-count')).toHaveText('100');
  await expect(link(page).locator('.cart-spoken')).toHaveText('100 items in cart');
  await add(page, 1);
  await expect(link(page).locator('.cart-count')).toHaveText('100+');
  await expect(link(page).locator('.cart-spoken')).toHaveText('More than 100 items in cart');
  await expect(page.getByRole('link', { name: /Cart.*More than 100 items in cart/ })).toBeAttached();
  await page.context().close();
});

test('adding opens the mini cart without leaving the page; it is read out, changed and closed by keys', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const page = await visitorOf(browser);
  await add(page);
  const mini = page.getByRole('dialog', { name: 'Cart' });
  await expect(mini.getByRole('status')).toHaveText('Added to your cart.');
  await expect(mini).toContainText('Bowl');
  await expect(mini.locator('.mini-sum')).toHaveText('Subtotal$24.00');
  await lookAtAll(page, 'cart-mini');
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const button = page.locator('.product-form button');
  expect(await mini.getByText('Checkout', { exact: true }).evaluate(groundOf)).toBe(
    await button.evaluate(groundOf),
  );
  await expect(mini.getByRole('button', { name: 'Update Bowl' })).toBeHidden();
  await mini.getByLabel('Quantity of Bowl').fill('2');
  await mini.getByLabel('Quantity of Bowl').press('Tab');
  await expect(mini.locator('.mini-sum')).toHaveText('Subtotal$48.00');
  await mini.getByLabel('Quantity of Bowl').fill('3');
  await mini.getByLabel('Quantity of Bowl').press('Enter');
  await expect(mini.locator('.mini-sum')).toHaveText('Subtotal$72.00');
  await expect(mini.getByLabel('Quantity of Bowl')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mini).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await expect(page).toHaveURL(productUrl);
  await expect(link(page).locator('.cart-count')).toHaveText('3');
  await page.context().close();
});

test('more than there is, is answered in words of the shop beside the field', async ({ browser }) => {
  const page = await visitorOf(browser);
  await page.goto(productUrl);
  await expect(page.locator('.block-product')).toHaveAttribute('data-mounted', '');
  const quantity = page.getByLabel('Quantity', { exact: true });
  await quantity.fill('501');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const words = 'Only 500 of Bowl are left.';
  await expect(page.locator('.product-status')).toHaveText(words);
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity).toHaveAccessibleDescription(words);
  await expect(quantity).toHaveValue('501');
  await lookAtAll(page, 'cart-too-many');
  await quantity.fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(quantity).not.toHaveAttribute('aria-invalid');
  await page.goto(`${owner.siteUrl}/cart`);
  await expect(page.locator('[data-cart-root]')).toHaveAttribute('data-cart-screen', '');
  const inCart = page.getByLabel('Quantity of Bowl');
  await inCart.fill('1000');
  await inCart.press('Tab');
  await expect(inCart).toHaveAccessibleDescription(/^Unable to update quantity/);
  await expect(inCart).toHaveValue('1000');
  await page.context().close();
});

test('what is changed while a change is under way follows it', async ({ browser }) => {
  const page = await visitorOf(browser);
  await add(page);
  await page.goto(`${owner.siteUrl}/cart`);
  await expect(page.locator('[data-cart-root]')).toHaveAttribute('data-cart-screen', '');
  const first = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(/api\/commerce\/cart\/quantity/, async (route) => {
    calls += 1;
    if (calls === 1) await first.promise;
    await route.continue();
  });
  const quantity = page.getByLabel('Quantity of Bowl');
  for (const pieces of ['2', '5']) {
    await quantity.fill(pieces);
    await quantity.press('Tab');
  }
  first.resolve();
  await expect(page.locator('.shop-total')).toContainText('120.00');
  await expect(quantity).toHaveValue('5');
  await page.context().close();
});

test('CART-12 CART-13 the cart page mounts a cart screen, which goes at destroy', async ({ browser }) => {
  test.setTimeout(90_000);
  const page = await visitorOf(browser);
  await add(page, 2);
  await page.goto(`${owner.siteUrl}/cart`);
  const root = page.locator('[data-cart-root]');
  await expect(root).toHaveAttribute('data-cart-screen', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  for (const words of ['Subtotal', 'Continue Shopping']) await expect(root).toContainText(words);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel('Quantity of Bowl').fill('4');
  await page.getByLabel('Quantity of Bowl').press('Enter');
  await expect(root.locator('.shop-total')).toContainText('96.00');
  await expect(page.getByLabel('Quantity of Bowl')).toBeFocused();
  await expect(link(page).locator('.cart-count')).toHaveText('4');
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NOPE');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(root.getByRole('alert')).toHaveText('This coupon does not exist. Check the spelling.');
  await expect(page.getByRole('textbox', { name: 'Coupon' })).toHaveAccessibleDescription(
    /coupon does not exist/,
  );
  await expect(page.getByRole('textbox', { name: 'Coupon' })).toHaveValue('NOPE');
  await expect(root.getByRole('alert')).toHaveCSS('font-weight', '600');
  await expect.poll(() => unevenness(page)).toEqual([0, 0, 0]);
  await lookAtAll(page, 'cart-page');
  await page.getByRole('button', { name: 'Remove Bowl' }).click();
  await expect(root).toContainText('Your cart is empty.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.evaluate(() => (window as unknown as { vitrine: { destroy(): void } }).vitrine.destroy());
  await expect(root).not.toHaveAttribute('data-cart-screen');
  await expect(link(page)).not.toHaveAttribute('data-initialized');
  await add(page);
  await page.goto(`${owner.siteUrl}/cart`);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('link', { name: 'Edit details' })).toHaveAttribute('href', '/cart');
  await page.context().close();
});

test('CART-32 a missing donate button gives a warning, and the page says that nothing is taken', async ({
  browser,
}) => {
  const page = await visitorOf(browser);
  const warned = page.waitForEvent('console', (message) => message.text().includes('donate button'));
  await page.goto(`${owner.siteUrl}/checkout/donate?donatePageId=page00000000000000000001`);
  expect((await warned).type()).toBe('warning');
  await expect(page.getByRole('alert')).toHaveText('Donations are not available.');
  await lookAtAll(page, 'cart-donate');
  await page.context().close();
});

test('CART-31 a missing commerce rollup is warned about, and the cart works without it', async ({
  browser,
}) => {
  const page = await visitorOf(browser);
  await add(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const warned = page.waitForEvent('console', (message) => message.text().includes('commerce rollup'));
  await page.route(/cart-screen/, (route) => route.abort());
  await page.goto(`${owner.siteUrl}/cart`);
  expect((await warned).type()).toBe('warning');
  await expect(page.locator('[data-cart-root]')).not.toHaveAttribute('data-cart-screen');
  await page.getByLabel('Quantity of Bowl').fill('2');
  await page.getByRole('button', { name: 'Update Bowl' }).click();
  await expect(page.locator('.shop-total')).toContainText('48.00');
  await page.context().close();
});

test('a visitor without an account and without scripts fills the cart and goes to the checkout', async ({
  browser,
}) => {
  const page = await visitorOf(browser, { javaScriptEnabled: false });
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-page-type', String(PAGE_TYPES.showCart));
  await link(page).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.context().close();
});

test('CART-24 below the minimum subtotal the cart says what it has to come to, and leads no further', async ({
  browser,
}) => {
  const { store } = await owner.call('GET', 'store');
  await owner.call('PUT', 'store', { ...store, minimumSubtotalMinor: 5000 });
  const words = 'To check out, your order subtotal must be $50.00 or more.';
  for (const javaScriptEnabled of [true, false]) {
    const page = await visitorOf(browser, { javaScriptEnabled });
    await page.goto(productUrl);
    if (javaScriptEnabled) await add(page, 2);
    else {
      await page.getByLabel('Quantity').fill('2');
      await page.getByRole('button', { name: 'Add to cart' }).click();
    }
    await page.goto(`${owner.siteUrl}/cart`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
    await page.getByLabel('Quantity of Bowl').fill('3');
    if (javaScriptEnabled) await page.getByLabel('Quantity of Bowl').press('Tab');
    else await page.getByRole('button', { name: 'Update Bowl' }).click();
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.context().close();
  }
  await owner.call('PUT', 'store', store);
});

test('pages of a site without a shop fetch nothing of it', async ({ browser }) => {
  const other = await browser.newContext();
  const { siteUrl } = await signInOwner(server, other);
  const page = await visitorOf(browser);
  await page.goto(siteUrl);
  await expect(page.locator('.cart-link')).toHaveCount(0);
  await other.close();
  await page.context().close();
});
