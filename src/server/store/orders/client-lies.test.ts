/** What a browser says of prices, totals, discounts, stock and delivery is never believed: the shop reckons all of it. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { DECLINED_CARD, GOOD_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

/** As many names as anybody would try. */
const LIES_OF_PRICE = {
  price: 1,
  priceMinor: 1,
  priceCents: 1,
  unitPriceMinor: 1,
  unitPriceCents: 1,
  salePriceMinor: 1,
  isOnSale: true,
  currency: 'JPY',
};
const LIES_OF_TOTAL = {
  total: 1,
  totalMinor: 1,
  totalCents: 1,
  subtotalMinor: 1,
  grandTotalCents: 1,
  taxMinor: 0,
};
const LIES_OF_DISCOUNT = {
  discount: 1250,
  discountMinor: 1249,
  discountCents: 1249,
  ppm: 1_000_000,
  coupons: [{ code: 'FREE', value: { ppm: 1_000_000 } }],
  validCoupons: [{ code: 'FREE' }],
};
const LIES_OF_STOCK = { stock: 9999, reserved: 0, isUnlimited: true, qtyInStock: 9999 };

describeOnBothEngines('what a client sends', (on) => {
  async function open(stock = 3) {
    const shop = await openTestShop(on.deps, stock);
    const { variantId } = shop;
    // Test orders of the team take what orders take.
    const origin = `http://${shop.identifier}.localhost:4321`;
    const visitor = await staffVisitor(on.deps, shop.site, { siteId: shop.siteId, origin });
    const add = async (quantity: number, lies: object = {}) =>
      (await visitor.send('POST', CART_CALLS.add, { variantId, quantity, ...lies })).status;
    const pay = async (
      seenTotal: string,
      lies: Readonly<Record<string, unknown>> = {},
      card: string = GOOD_CARD,
    ) => {
      on.deps.clock.advance(60_000);
      const said = Object.entries(lies).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]);
      const sent = {
        ...Object.fromEntries(said),
        email: 'ada@example.org',
        'address-name': 'Ada',
        payment: 'test',
        card,
        step: 'pay',
        seenTotal,
      };
      const answer = await visitor.send('POST', PLACE_ORDER_PATH, new URLSearchParams(sent));
      const { error } = (await answer.json()) as { readonly error?: { readonly kind: string } };
      return error?.kind ?? answer.status;
    };
    const orders = async () => (await shop.site.api('GET', 'orders')).json.orders;
    const charged = async () => {
      const rows = await on.db.read
        .selectFrom('paymentAttempts')
        .select('amountMinor')
        .where('siteId', '=', shop.siteId)
        .execute();
      return rows.map((row) => row.amountMinor);
    };
    return { ...shop, visitor, add, pay, orders, charged };
  }

  test('a price it sends is never believed, neither in the cart nor with the payment', async () => {
    const shop = await open();
    expect(await shop.add(2, LIES_OF_PRICE)).toBe(200);
    expect(await shop.pay('2500', LIES_OF_PRICE)).toBe(200);
    expect(await shop.orders()).toMatchObject([{ totalMinor: 2500, currency: 'USD' }]);
    expect(await shop.charged()).toEqual([2500]);
  });

  test('a total it sends is never charged: it is compared, and another one is refused', async () => {
    const shop = await open();
    await shop.add(2);
    for (const seen of ['1', '0', '-2500', '2499', '2501', '', 'NaN', '1e99'])
      expect(await shop.pay(seen, LIES_OF_TOTAL), seen).toBe('cart_changed');
    expect([await shop.orders(), await shop.charged()]).toEqual([[], []]);
    expect(await shop.pay('2500', LIES_OF_TOTAL)).toBe(200);
    expect(await shop.charged()).toEqual([2500]);
  });

  test('a discount it sends is never taken off', async () => {
    const shop = await open();
    expect(await shop.add(1, LIES_OF_DISCOUNT)).toBe(200);
    const coupon = await shop.visitor.send('POST', CART_CALLS.coupon, { code: 'FREE', ...LIES_OF_DISCOUNT });
    expect(coupon.status).toBe(404);
    expect(await shop.pay('0', LIES_OF_DISCOUNT)).toBe('cart_changed');
    expect(await shop.pay('1250', LIES_OF_DISCOUNT)).toBe(200);
    const [{ id }] = await shop.orders();
    const order = (await shop.site.api('GET', `orders/${id}`)).json;
    expect(order).toMatchObject({ discountMinor: 0, totalMinor: 1250 });
  });

  test('stock it sends is never believed: what is not there is not sold', async () => {
    const shop = await open(2);
    expect(await shop.add(3, LIES_OF_STOCK)).toBe(409);
    expect(await shop.add(2, LIES_OF_STOCK)).toBe(200);
    expect(await shop.add(1, LIES_OF_STOCK)).toBe(409);
    for (const quantity of [-1, 0.5, 1e9, Number.MAX_SAFE_INTEGER])
      expect(await shop.add(quantity, LIES_OF_STOCK), String(quantity)).toBeGreaterThanOrEqual(400);
    expect(await shop.pay('2500', LIES_OF_STOCK)).toBe(200);
    const row = await on.db.read
      .selectFrom('variants')
      .select(['stock', 'reserved'])
      .where('id', '=', shop.variantId)
      .executeTakeFirstOrThrow();
    expect([row.stock, row.reserved]).toEqual([0, 0]);
  });

  test('a payment it says was made is none', async () => {
    const shop = await open();
    await shop.add(1);
    const lies = { state: 'captured', capturedMinor: 1250, paid: true, isPurchased: true };
    expect(await shop.pay('1250', lies, DECLINED_CARD)).toBe('declined');
    expect(await shop.orders()).toEqual([]);
    const row = await on.db.read
      .selectFrom('paymentAttempts')
      .select(['state', 'capturedMinor'])
      .where('siteId', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    expect([row.state, row.capturedMinor]).toEqual(['failed', 0]);
  });
});
