/** What a shop has sold, on the first screen of its site and on one of its own. */
import { type BrowserContext, expect } from '@playwright/test';
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
  bowlPath = await stockShop(owner, { stock: 3 });
  const payments = await owner.call('GET', 'payments');
  await owner.call('PUT', 'payments', {
    ...payments,
    bankTransfer: { ...payments.bankTransfer, isOn: true, words: 'To our account.' },
  });
});
test.afterAll(() => context.close());

test('a shop that has sold nothing says so, and lists what runs low', async () => {
  const page = await open('sales');
  await expect(page.getByRole('heading', { name: 'No sales yet' })).toBeVisible();
  await expect(page.getByText('Nothing is running low.')).toBeVisible();
  await page.getByRole('link', { name: 'settings of the store' }).click();
  await page.getByLabel('Low stock').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
  await page.goto(`${server.origin}/sites/${owner.siteId}/sales`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bowl' })).toContainText('3 left');
  await page.close();
});

test('an order shows up in sums, chart and best sellers, with its table, and in small at first', async ({
  browser,
}) => {
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyer = await visitor.newPage();
  await buyer.goto(`${owner.siteUrl}${bowlPath}`);
  const added = buyer.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await buyer.goto(`${owner.siteUrl}${CHECKOUT_PATH}`);
  await buyer.getByLabel('Email').first().fill('ada@example.org');
  await buyer.getByLabel('Name').first().fill('Ada Byron');
  await buyer.getByLabel('Country').selectOption('DE');
  await reckonTotal(buyer);
  await buyer.getByLabel(/At the studio/).check();
  await buyer.getByLabel(/Bank transfer/).check();
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer).toHaveURL(/\/confirmed$/);
  await visitor.close();

  const page = await open('sales');
  const sold = page.getByRole('button', { name: /^Sold/ });
  await expect(sold).toContainText('24.00');
  await expect(sold).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row').filter({ hasText: 'Bowl' })).toContainText('24.00');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bowl' })).toContainText('2 left');
  await page.getByRole('button', { name: /^Orders/ }).click();
  await expect(page.getByRole('slider', { name: 'Explore orders step by step' })).toHaveAttribute(
    'aria-valuetext',
    /: 1 orders/,
  );
  await expectAccessible(page);
  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: /All products/ }).click();
  expect((await fetched).suggestedFilename()).toMatch(/^sales-product-.*\.csv$/);
  await page.goto(`${server.origin}/sites/${owner.siteId}`);
  const card = page.getByRole('region', { name: 'Sales of the last seven days' });
  await expect(card).toContainText('24.00');
  await card.getByRole('link', { name: 'All about sales' }).click();
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  await page.close();
});
