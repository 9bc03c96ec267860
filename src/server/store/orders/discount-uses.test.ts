/** How often discounts were used and what they gave, as their owner reads it, and as limits count it. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const SPRING = { id: 'spring', title: 'Spring', code: 'SPRING', kind: 'order', value: { ppm: 100_000 } };
const ALL = { id: 'all', title: 'For all', kind: 'product', value: { minor: 50 }, combinesWith: ['order'] };

describeOnBothEngines('what became of discounts', (on) => {
  async function openShop(discounts: readonly object[]) {
    const identifier = `uses-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const body = textBody(on.deps, 'Bowl', 'Thrown.');
    const { id } = await site.publish({ kind: 'item', collectionId, body });
    const variantId = on.deps.newId();
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false };
    const variant = { id: variantId, optionValues: [], sku: '', ...price, stock: 90, isUnlimited: false };
    await site.api('PUT', `products/${id}`, {
      kind: 'service',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    const set = async (changed: readonly object[]) => {
      const { store } = (await site.api('GET', 'store')).json;
      expect((await site.api('PUT', 'store', { ...store, discounts: changed })).status).toBe(200);
    };
    await set(discounts);
    await site.api('PUT', 'payments', { invoice: { isOn: true } });
    const fill = async (code: string, payment = 'invoice') => {
      const origin = `http://${identifier}.localhost:4321`;
      // With another way to pay on, the test is for the people who run the shop.
      const isTest = payment === 'test';
      const visitor = isTest
        ? await staffVisitor(on.deps, site, { siteId: site.siteId, origin })
        : await testVisitor(site, origin);
      await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
      if (code) await visitor.send('POST', CART_CALLS.coupon, { code });
      return visitor;
    };
    const totalOf = async (code: string) => {
      const html = await (await (await fill(code)).ask('GET', CHECKOUT_PATH)).text();
      return Number(/name="seenTotal" value="(\d+)"/.exec(html)?.[1]);
    };
    const buy = async (code: string, payment = 'invoice') => {
      const visitor = await fill(code, payment);
      const html = await (await visitor.ask('GET', CHECKOUT_PATH)).text();
      const seenTotal = /name="seenTotal" value="(\d+)"/.exec(html)?.[1] ?? '';
      const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment, card: '4242424242424242' };
      const placed = await visitor.submit(
        PLACE_ORDER_PATH,
        new URLSearchParams({ ...entries, seenTotal, step: 'pay' }),
      );
      expect(placed.headers.get('location')).toContain('/order');
      const thanks = await (await visitor.ask('GET', placed.headers.get('location') ?? '')).text();
      if (code) expect(thanks).toContain('<dt>Spring</dt>');
      return (await site.api('GET', 'orders')).json.orders[0].id as string;
    };
    const uses = async () => (await site.api('GET', 'store/discounts/uses')).json.uses;
    return { site, set, buy, totalOf, uses };
  }

  test('each is counted with what it took off, cancelled orders are left out, and trials apart', async () => {
    const shop = await openShop([{ ...SPRING, combinesWith: ['product'] }, ALL]);
    expect(await shop.uses()).toEqual([]);
    const first = await shop.buy('spring');
    await shop.buy('');
    expect(await shop.uses()).toEqual([
      { id: 'spring', used: 1, testOrders: 0, offMinor: 245 },
      { id: 'all', used: 2, testOrders: 0, offMinor: 100 },
    ]);
    const order = (await shop.site.api('GET', `orders/${first}`)).json;
    expect(order.discounts).toEqual([
      { title: 'Spring', code: 'SPRING' },
      { title: 'For all', code: '' },
    ]);
    await shop.buy('spring', 'test');
    expect((await shop.uses())[0]).toEqual({ id: 'spring', used: 2, testOrders: 1, offMinor: 245 });
    await shop.site.api('POST', `orders/${first}/cancel`, { isMailed: false });
    expect(await shop.uses()).toEqual([
      { id: 'spring', used: 1, testOrders: 1, offMinor: 0 },
      { id: 'all', used: 2, testOrders: 1, offMinor: 50 },
    ]);
  });

  test('a refund leaves a use spent, and a cancelled order makes it free again', async () => {
    const shop = await openShop([{ ...SPRING, limit: 1 }]);
    const id = await shop.buy('SPRING', 'test');
    expect((await shop.uses())[0]).toMatchObject({ used: 1 });
    expect(await shop.totalOf('spring')).toBe(2500);
    const { lines } = (await shop.site.api('GET', `orders/${id}`)).json;
    const refund = { key: 'refund-1', lines: [{ id: lines[0].id, quantity: 1 }], shippingMinor: 0 };
    const refunded = await shop.site.api('POST', `orders/${id}/refund`, { ...refund, reason: '' });
    expect(refunded.status).toBe(200);
    expect((await shop.uses())[0]).toMatchObject({ used: 1 });
    expect(await shop.totalOf('spring')).toBe(2500);
    expect((await shop.site.api('POST', `orders/${id}/cancel`, { isMailed: false })).status).toBe(200);
    expect(await shop.uses()).toEqual([]);
    expect(await shop.totalOf('spring')).toBe(2250);
  });

  test('a limit that is set later counts what was used before', async () => {
    const shop = await openShop([SPRING]);
    await shop.buy('spring');
    await shop.buy('spring');
    await shop.set([{ ...SPRING, limit: 3 }]);
    expect((await shop.uses())[0]).toMatchObject({ used: 2 });
    const third = await shop.buy('spring');
    expect(await shop.totalOf('spring')).toBe(2500);
    await shop.site.api('POST', `orders/${third}/cancel`, { isMailed: false });
    expect(await shop.totalOf('spring')).toBe(2250);
  });
});
