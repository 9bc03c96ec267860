/** An order is changed: more pieces are paid for by the buyer, without scripts; fewer are refunded by the owner. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { buyFirst } from './support/checkout.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
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

async function openOrder(desk: Page): Promise<void> {
  await desk.goto(`${server.origin}/sites/${owner.siteId}/orders`);
  await desk
    .getByRole('link', { name: /Ada Byron|#100/ })
    .first()
    .click();
}

async function change(desk: Page, pieces: string): Promise<void> {
  await desk.getByRole('button', { name: 'Edit order' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit order' });
  await dialog.getByLabel(/^Quantity of/).fill(pieces);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
}

const WITHOUT_SCRIPTS = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };

test('one more is paid for on the page of the order, then sent; one less is refunded', async ({
  browser,
}) => {
  const visitor = await browser.newContext(WITHOUT_SCRIPTS);
  await knowAsStaff(visitor, context, server, owner);
  const buyer = await visitor.newPage();
  await buyFirst(buyer, owner.siteUrl + bowlPath);
  const desk = await context.newPage();
  await openOrder(desk);
  await change(desk, '3');
  await expect(desk.getByText(/is still due/)).toBeVisible();
  await expectAccessible(desk);

  await buyer.reload();
  await buyer.getByLabel('Test card').selectOption('4000000000000002');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByRole('alert')).toContainText('declined');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByText('Paid.')).toBeVisible();
  await expect(buyer.getByText('Due:')).toHaveCount(0);

  await desk.reload();
  await expect(desk.getByText(/is still due/)).toBeHidden();
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
  await expect(desk.getByRole('button', { name: 'Edit order' })).toBeHidden();
  await buyer.reload();
  await expect(buyer.getByText('Part of your payment has been refunded.')).toBeVisible();
  await visitor.close();
  await desk.close();
});

async function stockCups({ call }: SignedInOwner): Promise<void> {
  const { collectionId } = await call('POST', 'collections', { type: 13, title: 'Cups' });
  const body = bodyOf('Cup', 'section00000000000000002', [newBlock('product00000000000000002', 'product')]);
  const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
  const price = { priceMinor: 1500, salePriceMinor: 0, isOnSale: false };
  const variant = (id: string, size: string, stock: number) => ({
    id,
    optionValues: [{ name: 'Size', value: size }],
    sku: '',
    ...price,
    stock,
    isUnlimited: false,
  });
  await call('PUT', `products/${document.id}`, {
    kind: 'physical',
    taxClass: '',
    options: [{ name: 'Size', type: 'text', values: ['Small', 'Large'] }],
    variants: [
      variant('variant00000000000000002', 'Small', 0),
      variant('variant00000000000000003', 'Large', 3),
    ],
  });
  await call('POST', `documents/${document.id}/publish`, {});
}

test('a product is added and delivery changed; the page on which the rest is paid is accessible', async ({
  browser,
}) => {
  await stockCups(owner);
  const visitor = await browser.newContext(WITHOUT_SCRIPTS);
  const shopper = await visitor.newPage();
  await buyFirst(shopper, owner.siteUrl + bowlPath);
  const buyer = await context.newPage();
  await buyer.goto(shopper.url());
  await visitor.close();
  const desk = await context.newPage();
  await openOrder(desk);
  await desk.getByRole('button', { name: 'Edit order' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit order' });
  const send = dialog.getByRole('button', { name: 'Save changes' });
  await expect(dialog.getByText('Total $30.00')).toBeVisible();
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(/missing|Check/);
  await dialog.getByLabel('Add a product').fill('teapot');
  await expect(dialog.getByText(/No other matching products/)).toBeVisible();
  await dialog.getByLabel('Add a product').fill('cup');
  await expect(dialog.getByRole('button', { name: 'Add Cup, Small' })).toBeDisabled();
  await expectAccessible(desk);
  await dialog.getByLabel('Add a product').press('Enter');
  await dialog.getByLabel('Quantity of Cup, Large to add').fill('4');
  await expect(dialog.getByText(/Only 3 of Cup .* are left/)).toBeVisible();
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: /missing|Check/ })).toBeVisible();
  await dialog.getByLabel('Quantity of Cup, Large to add').fill('2');
  await expect(dialog.getByText('Due: $30.00')).toBeVisible();
  await dialog.getByLabel('Delivery').selectOption({ label: 'At the studio: $0.00' });
  await expect(dialog.getByText('Total $54.00, before $30.00. Due: $24.00')).toBeVisible();
  await expectAccessible(desk);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('2 × Cup')).toBeVisible();
  await expect(desk.getByText(/delivery By post → At the studio/)).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: 'Due: $24.00' })).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Pickup location' })).toBeVisible();
  await expectAccessible(buyer);
  const page = buyer.url();
  for (const said of ['declined', 'pending', 'tooMany']) {
    await buyer.goto(`${page}?payment=${said}`);
    await expect(buyer.getByRole('alert')).toBeVisible();
    await expectAccessible(buyer);
  }
  await buyer.goto(page);
  const offered = await owner.call('GET', 'payments');
  await owner.call('PUT', 'payments', { ...offered, test: { isOn: false } });
  await buyer.reload();
  await expect(buyer.getByText(/can’t take payments/)).toBeVisible();
  await expectAccessible(buyer);
  await owner.call('PUT', 'payments', offered);
  await buyer.reload();
  await buyer.getByRole('button', { name: 'Pay $24.00' }).click();
  await expect(buyer.getByText('Paid.')).toBeVisible();
  await expectAccessible(buyer);
  await buyer.close();
  await desk.close();
});

test('delivery that follows the pieces is quoted before anything is changed', async ({ browser }) => {
  const visitor = await browser.newContext(WITHOUT_SCRIPTS);
  await buyFirst(await visitor.newPage(), owner.siteUrl + bowlPath);
  await visitor.close();
  const { store } = await owner.call('GET', 'store');
  const steps = [
    { from: 0, priceMinor: 600 },
    { from: 4000, priceMinor: 950 },
  ];
  const [zone] = store.shippingZones;
  const byPrice = { id: 'post', name: 'By post', kind: 'price', steps };
  await owner.call('PUT', 'store', { ...store, shippingZones: [{ ...zone, methods: [byPrice] }] });
  const desk = await context.newPage();
  await openOrder(desk);
  await desk.getByRole('button', { name: 'Edit order' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit order' });
  await dialog.getByLabel(/^Quantity of/).fill('2');
  await expect(dialog.getByText(/Delivery \$9\.50, before \$6\.00\. Total \$57\.50, before/)).toBeVisible();
  await expectAccessible(desk);
  if (process.env['SHOTS'])
    await desk.screenshot({ path: `${process.env['SHOTS']}/edit-delivery.png`, fullPage: true });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/delivery By post \$6\.00 → \$9\.50/)).toBeVisible();
  await owner.call('PUT', 'store', store);
  await desk.close();
});

test('what a payment service did not give back is told plainly, with what to do', async () => {
  const desk = await context.newPage();
  await desk.route(/\/orders\/\w{24}$/, async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const event = { actor: null, at: order.placedAt };
    const events = [
      ...order.events,
      { ...event, id: 'given', kind: 'refunded', data: { amountMinor: 1000 } },
      {
        ...event,
        id: 'refused',
        kind: 'refundRefused',
        data: { amountMinor: 666, message: 'The account is closed.' },
      },
    ];
    await route.fulfill({ response, json: { ...order, events, capturedMinor: 5400, refundedMinor: 1000 } });
  });
  await openOrder(desk);
  const notice = desk.getByText(/\$6\.66 could not be refunded/);
  await expect(notice).toContainText('The account is closed.');
  await expect(notice).toContainText('return only the rest');
  await expectAccessible(desk);
  await desk.close();
});
