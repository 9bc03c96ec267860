/** A shop offers gift notes: a buyer writes one at the checkout, and it is put in with the parcel. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { buyFirst } from './support/checkout.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

test('a gift note is offered, written, and printed on the packing slip', async ({
  browser,
  page,
  owner,
  ownerServer: server,
}) => {
  const bowlPath = await stockShop(owner);
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/store`);
  await page.getByRole('switch', { name: 'Gift notes' }).check();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: /^Save/ }).click();
  expect((await saved).ok()).toBe(true);

  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const buyer = await visitor.newPage();
  await buyFirst(buyer, owner.siteUrl + bowlPath, async (checkout) => {
    await checkout.getByLabel('Gift note').fill('Happy birthday, Grace!');
    // It is kept when the total is asked for once more.
    await checkout.getByRole('button', { name: 'Update the total' }).click();
    await expect(checkout.getByLabel('Gift note')).toHaveValue('Happy birthday, Grace!');
  });
  await expect(buyer.getByRole('heading', { name: 'Your gift note' })).toBeVisible();
  await expect(buyer.getByText('Happy birthday, Grace!')).toBeVisible();
  const orderPage = buyer.url();
  await visitor.close();

  await page.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await page
    .getByRole('link', { name: /Ada Byron|#1001/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Gift note' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: 'A note for you' })).toBeVisible();
  await expect(page.getByText('Happy birthday, Grace!')).toBeVisible();
  await expectAccessible(page);
  await page.goto(orderPage);
  await expectAccessible(page);
});
