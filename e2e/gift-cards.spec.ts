/** A gift card from both sides: its owner sells and issues one, a visitor without scripts writes it, pays with it, and asks what is left. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { BALANCE_PAGE, giftCheckoutPath } from '#domain/store/gift-cards/contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let owner: SignedInOwner;
let productId = '';
let productPath = '';
let code = '';
let cardPage = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, page, owner } = await openDesk());
  const { call } = owner;
  const { collectionId } = await call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Gift card', 'section00000000000000001', [
    newBlock('product00000000000000001', 'product'),
  ]);
  const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
  productId = document.id;
  const variant = { id: 'variant00000000000000001', optionValues: [], sku: 'GIFT', priceMinor: 2500 };
  const stock = { salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
  const product = { kind: 'physical', taxClass: '', options: [], variants: [{ ...variant, ...stock }] };
  await call('PUT', `products/${productId}`, product);
  const { document: published } = await call('POST', `documents/${productId}/publish`, {});
  productPath = published.path;
  const { payments } = await call('GET', 'payments');
  const bankTransfer = { isOn: true, words: 'To DE00' };
  await call('PUT', 'payments', { ...payments, test: { isOn: false, words: '' }, bankTransfer });
});
test.afterAll(() => context.close());

const shoot = async (shown: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await shown.emulateMedia({ colorScheme });
      await shown.setViewportSize({ width, height: 844 });
      await shown.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await shown.emulateMedia({ colorScheme: 'light' });
};

async function visitorOf(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('an owner turns a product into a gift card whose buyers choose the amount', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products/${productId}`);
  await page.getByLabel('Product type').selectOption('giftCard');
  await page.getByRole('switch', { name: 'Buyers can choose another amount' }).click();
  await page.getByLabel('Highest amount').fill('300');
  await expectAccessible(page);
  await shoot(page, 'owner-product');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  const { freeAmount, kind } = (await owner.call('GET', `products/${productId}`)).product;
  expect([kind, freeAmount]).toEqual(['giftCard', { minMinor: 1000, maxMinor: 30_000 }]);
});

test('an owner issues a card, and its code is shown once', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/gift-cards`);
  await expect(page.getByRole('heading', { name: 'No gift cards yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Issue a card' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('40');
  await page.getByLabel('Recipient’s name').fill('Grace Hopper');
  await page.getByLabel('Message').fill('Thank you for your help with the kiln!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Issue card' }).click();
  code = await page.getByLabel('Code', { exact: true }).inputValue();
  cardPage = await page.getByLabel('Page to print', { exact: true }).inputValue();
  expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: `Gift card …${code.slice(-4)}` })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'owner-list');
});

test('SITE-02 a visitor without scripts writes a gift card and pays for it with the checkout', async ({
  browser,
}) => {
  const visitor = await visitorOf(browser);
  await visitor.goto(owner.siteUrl + productPath);
  await visitor.getByRole('link', { name: 'Purchase' }).click();
  await visitor.getByLabel('Another amount').check();
  await visitor.getByLabel('Amount in USD').fill('7');
  await visitor.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Enter an amount from $10.00 to $300.00.');
  await visitor.getByLabel('Amount in USD').fill('70');
  await visitor.getByLabel('Recipient’s email').fill('grace@example.org');
  await visitor.getByLabel('Your message').fill('For your studio.');
  await shoot(visitor, 'visitor-write');
  await visitor.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(visitor).toHaveURL(owner.siteUrl + CHECKOUT_PATH);
  await visitor.getByLabel('Gift card code').fill('AAAA-AAAA-AAAA-AAAA');
  await visitor.getByRole('button', { name: 'Use the gift card' }).click();
  await expect(visitor.getByLabel('Gift card code')).toHaveAttribute('aria-invalid', 'true');
  await visitor.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await visitor.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await visitor.getByRole('button', { name: 'Place the order' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const [order] = (await owner.call('GET', 'orders')).orders;
  await owner.call('POST', `orders/${order.id}/paid`);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Gift cards' })).toBeVisible();
  await shoot(visitor, 'visitor-order');
});

test('a card pays an order as a whole, without scripts; its page and the balance page show what is left', async ({
  browser,
}) => {
  const { call } = owner;
  const { collections } = await call('GET', 'collections');
  const body = bodyOf('Bowl', 'section00000000000000002', [newBlock('product00000000000000002', 'product')]);
  const { document } = await call('POST', 'documents', {
    kind: 'item',
    collectionId: collections[0].id,
    body,
  });
  const variant = { id: 'variant00000000000000002', optionValues: [], sku: 'BOWL', priceMinor: 1500 };
  const stock = { salePriceMinor: 0, isOnSale: false, stock: 9, isUnlimited: false };
  const product = { kind: 'service', taxClass: '', options: [], variants: [{ ...variant, ...stock }] };
  await call('PUT', `products/${document.id}`, product);
  const { document: bowl } = await call('POST', `documents/${document.id}/publish`, {});
  const visitor = await visitorOf(browser);
  await visitor.goto(owner.siteUrl + bowl.path);
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await visitor.goto(owner.siteUrl + CHECKOUT_PATH);
  await visitor.getByLabel('Gift card code').fill(code.toLowerCase());
  await visitor.getByRole('button', { name: 'Use the gift card' }).click();
  await expect(visitor.getByText(`Gift card ending in ${code.slice(-4)}`).first()).toBeVisible();
  await shoot(visitor, 'visitor-checkout');
  await visitor.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await visitor.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await visitor.getByRole('button', { name: 'Place the order' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await visitor.goto(owner.siteUrl + BALANCE_PAGE);
  await visitor.getByLabel('Gift card code').fill(code);
  await visitor.getByRole('button', { name: 'Check balance' }).click();
  await expect(visitor.getByRole('status')).toContainText('$25.00 left');
  await shoot(visitor, 'visitor-balance');
  await visitor.goto(cardPage);
  await expect(visitor.getByText(code)).toBeVisible();
  await shoot(visitor, 'visitor-card');
});

test('the owner reads every entry, adjusts the balance with a reason and disables the card', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/gift-cards`);
  await page.getByRole('link', { name: `Gift card …${code.slice(-4)}` }).click();
  await expect(page.getByText('Redeemed')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('5');
  await page.getByRole('dialog').getByLabel('Reason').fill('A late delivery');
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust balance' }).click();
  await expect(page.getByText('$30.00').first()).toBeVisible();
  await expect(page.getByText('A late delivery')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'owner-card');
  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
});

test('the pages of visitors are accessible, with scripts as well', async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const paths = [giftCheckoutPath(owner.siteId, productId), BALANCE_PAGE, productPath];
  for (const path of paths) {
    await visitor.goto(owner.siteUrl + path);
    await expect(visitor.locator('h1')).toBeVisible();
    for (const width of [390, 1280]) {
      await visitor.setViewportSize({ width, height: 844 });
      expect(await violationsOf(visitor), `${path}, ${width} px`).toEqual([]);
    }
  }
});
