/** A shop offers gift notes: a buyer writes one at the checkout, and it is put in with the parcel, on the packing slip. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { buyFirst } from './support/checkout.ts';
import { test } from './support/owner-test.ts';
import { knowAsStaff } from './support/presence.ts';
import { stockShop } from './support/stock-shop.ts';

test('a gift note is offered, written, and printed on the packing slip', async ({
  browser,
  page,
  context,
  owner,
  ownerServer: server,
}) => {
  const bowlPath = await stockShop(owner, { sku: 'BOWL-ASH', glaze: 'Ash' });
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/store`);
  await page.getByRole('switch', { name: 'Gift notes' }).check();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: /^Save/ }).click();
  expect((await saved).ok()).toBe(true);

  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await knowAsStaff(visitor, context, server, owner);
  const buyer = await visitor.newPage();
  await buyFirst(buyer, owner.siteUrl + bowlPath, async (checkout) => {
    await checkout.getByLabel('Gift note').fill('Happy birthday, Grace!');
    await checkout.getByLabel(/^Note/).fill('Leave it with the neighbours.');
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
  await owner.call('PUT', 'invoice-seller', { name: 'Ember & Ash', city: 'Hamburg', country: 'DE' });
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: 'Packing slip', exact: true })).toBeVisible();
  const slip = page.getByRole('article', { name: 'Packing slip of order #1001' });
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format();
  await expect(slip).toContainText(`Order #1001 of ${today}`);
  await expect(slip).toContainText(/FromEmber & Ash\s+Hamburg\s+Germany/);
  await expect(slip).toContainText(/ToAda Byron\s+Kastanienallee 7\s+10435 Berlin/);
  await expect(slip).toContainText('DeliveryBy post');
  await expect(slip.getByRole('row', { name: 'Bowl Ash BOWL-ASH 1' })).toBeVisible();
  await expect(slip.getByRole('heading', { name: 'A note for you' })).toBeVisible();
  await expect(slip).toContainText('Happy birthday, Grace!');
  await expect(slip.getByRole('heading', { name: 'Buyer’s note' })).toBeVisible();
  await expect(slip).toContainText('Leave it with the neighbours.');
  // What it cost stands nowhere: it may be a gift.
  await expect(slip).not.toContainText(/[$€]|24|Total/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/slip.png` });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(orderPage);
  await expectAccessible(page);
});
