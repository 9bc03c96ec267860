/** After a sale: the owner words the mails, tells that something can be fetched, and buyers change where it goes. */
import { type BrowserContext, expect } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillAddress, reckonTotal } from './support/checkout.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { knowAsStaff } from './support/presence.ts';
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

test('the owner words a mail beside the mail as it will be', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/order-mails`);
  const preview = page.getByRole('figure', { name: 'Preview' });
  await expect(preview).toContainText('Order #1042 confirmed');
  await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'Ready for pickup' });
  await page.getByLabel('Subject').fill('{order}: come and fetch it');
  await page.getByLabel('Your message').fill('Dear {name},\n\nring twice.');
  await expect(preview).toContainText('#1042: come and fetch it');
  await expect(preview).toContainText('You pick it up: At the studio.');
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.close();
});

for (const javaScriptEnabled of [false, true])
  test(`a buyer changes the address until it is sent, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
    const page = await visitor.newPage();
    await page.goto(owner.siteUrl + bowlPath);
    const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await added;
    await page.goto(owner.siteUrl + CHECKOUT_PATH);
    await page.getByLabel('Email').first().fill('ada@example.org');
    await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
    await fillAddress(page);
    await reckonTotal(page);
    await page.getByLabel(/By post/).check();
    await reckonTotal(page);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    await page.getByRole('link', { name: 'Change address' }).click();
    await expect(page.getByText('The country stays Germany')).toBeVisible();
    await page.getByLabel('Street and number').fill('');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByLabel('Street and number').fill('Oranienstraße 1');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Oranienstraße 1')).toBeVisible();
    await visitor.close();
  });

test('the owner sees that it was, and tells who fetches an order that it is ready', async ({ browser }) => {
  const visitor = await browser.newContext();
  await knowAsStaff(visitor, context, server, owner);
  const buyer = await visitor.newPage();
  await buyer.goto(owner.siteUrl + bowlPath);
  const added = buyer.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await buyer.goto(owner.siteUrl + CHECKOUT_PATH);
  await buyer.getByLabel('Email').first().fill('grace@example.org');
  await buyer.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await buyer.getByLabel('Country').selectOption('DE');
  await reckonTotal(buyer);
  await buyer.getByLabel(/At the studio/).check();
  await reckonTotal(buyer);
  await buyer.getByRole('button', { name: /Place the order/ }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(buyer.getByRole('link', { name: 'Change address' })).toHaveCount(0);
  await visitor.close();

  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await page
    .getByRole('link', { name: /Ada Byron/ })
    .first()
    .click();
  await expect(page.getByText('Buyer changed the address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ready for pickup' })).toHaveCount(0);
  await page.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await page.getByRole('link', { name: /Grace Hopper/ }).click();
  await page.getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(page.getByText('Email sent: Ready for pickup')).toBeVisible();
  await expectAccessible(page);
  await page.close();
  await expect
    .poll(() =>
      server.withDeps(async ({ db }) =>
        (
          await db.read.selectFrom('mails').select('subject').where('siteId', '=', owner.siteId).execute()
        ).map(({ subject }) => subject),
      ),
    )
    .toContain('#1003: come and fetch it');
});
