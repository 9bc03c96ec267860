/** Somebody whose cards are refused is asked for a captcha, solves it by keys, and pays. */
import { type BrowserContext, expect } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import { test } from './support/browser-test.ts';
import { reckonTotal } from './support/checkout.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { stockShop } from './support/stock-shop.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let productUrl = '';
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext();
  owner = await signInOwner(server, context);
  productUrl = owner.siteUrl + (await stockShop(owner));
  await owner.call('PUT', 'settings', { captchaSiteKey: 'built-in' });
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

test('after three refusals a captcha is asked for, and with it solved the order is placed', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const buyer = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await buyer.newPage();
  await page.goto(productUrl);
  await expect(page.locator('.block-product')).toHaveAttribute('data-mounted', '');
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart/entries'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect((await added).ok()).toBe(true);
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Country').selectOption('DE');
  await reckonTotal(page);
  await page.getByRole('radio', { name: 'At the studio' }).check();
  await reckonTotal(page);
  await expect(page.getByRole('radio', { name: 'At the studio' })).toBeChecked();
  const pay = async (card: number) => {
    await page.getByLabel('Test card').selectOption(TEST_CARDS[card]?.number ?? '');
    await page.getByRole('button', { name: /^Place the order/ }).click();
  };
  for (let time = 0; time < 3; time += 1) {
    await pay(1);
    await expect(page.getByRole('alert')).toContainText('declined');
  }
  await page.reload();
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await expect(box).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
    await box.scrollIntoViewIfNeeded();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/captcha-${width}.png` });
  }
  await pay(0);
  await expect(page.getByRole('alert')).toContainText('I am a person');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Thank you. You can send it now.')).toBeVisible();
  await pay(0);
  await expect(page).toHaveURL(/\/confirmed$/);
  await buyer.close();
});
