/** An order is changed: more pieces are paid for by the buyer, without scripts; fewer are refunded by the owner. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/checkout-contract.ts';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let bowlPath = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  bowlPath = await stockShop(owner);
});
test.afterAll(() => context.close());

async function buyBowl(page: Page): Promise<void> {
  await page.goto(owner.siteUrl + bowlPath);
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  await page.getByLabel('Email').first().fill('ada@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('Kastanienallee 7');
  await page.getByLabel('Postal code').fill('10435');
  await page.getByLabel('Town or city').fill('Berlin');
  await page.getByRole('button', { name: 'Update the total' }).click();
  await page.getByLabel(/By post/).check();
  await page.getByRole('button', { name: 'Update the total' }).click();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await page.getByRole('link', { name: 'See how your order is doing' }).click();
}

async function change(desk: Page, pieces: string): Promise<void> {
  await desk.getByRole('button', { name: 'Change the order' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change the order' });
  await dialog.getByLabel(/^Pieces of/).fill(pieces);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Change the order' }).click();
  await expect(dialog).toBeHidden();
}

test('one more is paid for on the page of the order, then sent; one less is refunded', async ({
  browser,
}) => {
  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const buyer = await visitor.newPage();
  await buyBowl(buyer);
  const desk = await context.newPage();
  await desk.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await desk
    .getByRole('link', { name: /Ada Byron|#1001/ })
    .first()
    .click();
  await change(desk, '3');
  await expect(desk.getByText(/is still to be paid/)).toBeVisible();
  await expectAccessible(desk);

  await buyer.reload();
  await buyer.getByLabel('Card for tests').selectOption('4000000000000002');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByRole('alert')).toContainText('declined');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByText('It is paid.')).toBeVisible();
  await expect(buyer.getByText('Still to be paid')).toHaveCount(0);

  await desk.reload();
  await expect(desk.getByText(/is still to be paid/)).toBeHidden();
  await change(desk, '2');
  await expect(desk.getByText(/has paid .* too much/)).toBeVisible();
  await desk.getByRole('button', { name: /^Refund .*\d/ }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(desk.getByText(/has paid .* too much/)).toBeHidden();
  await desk.getByRole('button', { name: 'Fulfil', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Fulfil' }).click();
  await expect(desk.getByText('Fulfilled', { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Change the order' })).toBeHidden();
  await buyer.reload();
  await expect(buyer.getByText('Some of what you paid has been refunded.')).toBeVisible();
  await visitor.close();
  await desk.close();
});
