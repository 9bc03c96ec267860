/** Test payments: whom they are offered to, and that nothing is released or sent for a visitor's test. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { DECLINED_CARD, GOOD_CARD } from '#testing/server/open-shop.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines, type TestDeps } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';

const LIVE_KEY = `sk_live_${'a1'.repeat(12)}`;
const TEST_KEY = `sk_test_${'a1'.repeat(12)}`;

async function openShop(deps: TestDeps, kind: 'digital' | 'service' = 'digital') {
  const identifier = `trial-${deps.newId().slice(-10)}`;
  const site = await createTestSite(deps, { identifier });
  const { siteId, api } = site;
  const origin = `http://${identifier}.localhost:4321`;
  const { collectionId } = (await api('POST', 'collections', { type: 13, title: 'Shop' })).json;
  const { id } = await site.publish({ kind: 'item', collectionId, body: textBody(deps, 'Guide', 'Read.') });
  const variantId = deps.newId();
  const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false };
  const variant = { id: variantId, optionValues: [], sku: '', ...price, stock: 9, isUnlimited: true };
  await api('PUT', `products/${id}`, { kind, taxClass: '', options: [], variants: [variant] });
  const upload = await site.app.request(
    `http://localhost:4321/api/sites/${siteId}/product-files?product=${id}&name=guide.pdf`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${site.token}`,
        host: 'localhost:4321',
        'content-type': 'application/octet-stream',
      },
      body: 'the guide',
    },
  );
  expect(upload.status).toBe(200);
  const open = async (visitor: TestVisitor) => {
    await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
    const html = await (await visitor.ask('GET', CHECKOUT_PATH)).text();
    return {
      html,
      methods: [...html.matchAll(/<input[^>]*name="payment"[^>]*value="(\w+)"/g)].map(([, method]) => method),
    };
  };
  /** The path of the order, or undefined where it was refused. */
  const buy = async (visitor: TestVisitor, payment: string, coupon = '') => {
    const first = await open(visitor);
    if (coupon !== '') await visitor.send('POST', CART_CALLS.coupon, { code: coupon });
    const html = coupon === '' ? first.html : await (await visitor.ask('GET', CHECKOUT_PATH)).text();
    const seenTotal = /name="seenTotal" value="(\d+)"/.exec(html)?.[1] ?? '';
    const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment, card: GOOD_CARD };
    const sent = new URLSearchParams({ ...entries, seenTotal, step: 'pay' });
    const location = (await visitor.submit(PLACE_ORDER_PATH, sent)).headers.get('location') ?? '';
    return /^\/commerce\/orders?\//.test(location) || location.includes('/order') ? location : undefined;
  };
  const fileOn = async (visitor: TestVisitor, path: string) =>
    /href="([^"]*\/files\/[^"]*)"/
      .exec(await (await visitor.ask('GET', path)).text())?.[1]
      ?.replaceAll('&amp;', '&');
  return {
    site,
    api,
    variantId,
    open,
    buy,
    fileOn,
    stranger: () => testVisitor(site, origin),
    staff: () => staffVisitor(deps, site, { siteId, origin }),
    /** So many pieces are there. */
    putIn: async (pieces: number) => {
      const counted = { ...variant, stock: pieces, isUnlimited: false };
      await api('PUT', `products/${id}`, { kind, taxClass: '', options: [], variants: [counted] });
    },
    stock: async () => (await api('GET', `products/${id}`)).json.product.variants[0].stock as number,
    /** One coupon that takes a tenth off. */
    offer: async (coupon: object) => {
      const { store } = (await api('GET', 'store')).json;
      const tenth = { id: 'ten', title: 'Tenth', kind: 'order', value: { ppm: 100_000 } };
      const saved = await api('PUT', 'store', { ...store, discounts: [{ ...tenth, ...coupon }] });
      expect(saved.status).toBe(200);
    },
    pay: async (methods: object, secretKey?: string) => {
      const { json } = await api('GET', 'payments');
      expect((await api('PUT', 'payments', { ...json, ...methods })).status).toBe(200);
      if (secretKey) expect((await api('PUT', 'payments/stripe', { secretKey })).status).toBe(200);
    },
    lacks: async () => {
      const { lacks } = (await api('GET', 'checklist')).json;
      return (lacks as { kind: string; count: number }[]).find(({ kind }) => kind === 'payments')?.count ?? 0;
    },
  };
}

describeOnBothEngines('test orders', (on) => {
  test.each([
    ['bank transfer', { bankTransfer: { isOn: true } }, undefined, ['bankTransfer']],
    ['an invoice', { invoice: { isOn: true } }, undefined, ['invoice']],
    ['a live key of Stripe', { stripe: { isOn: true } }, LIVE_KEY, ['stripe']],
  ] as const)(
    'the test card is gone for visitors beside %s, and stays for the people who run the site',
    async (_name, methods, key, offered) => {
      const shop = await openShop(on.deps);
      const [stranger, staff] = [await shop.stranger(), await shop.staff()];
      expect((await shop.open(stranger)).methods).toEqual(['test']);
      await shop.pay(methods, key);
      expect((await shop.open(stranger)).methods).toEqual(offered);
      // What the page showed before does not get around it.
      expect(await shop.buy(stranger, 'test')).toBeUndefined();
      expect((await shop.api('GET', 'orders')).json.orders).toEqual([]);
      const seen = await shop.open(staff);
      expect(seen.methods).toEqual(['test', ...offered]);
      expect(seen.html).toContain('Only people who run this site see it.');
      expect(await shop.buy(staff, 'test')).toBeDefined();
      expect((await shop.api('GET', 'orders')).json.orders).toMatchObject([{ isTest: true }]);
      expect((await shop.api('GET', 'orders.csv')).json).toMatch(/,yes,Ada,/);
    },
  );

  test('keys for tests are a test: they hide beside a real way to pay, and are not a way to be paid', async () => {
    const shop = await openShop(on.deps);
    const [stranger, staff] = [await shop.stranger(), await shop.staff()];
    expect(await shop.lacks()).toBe(1);
    await shop.pay({ test: { isOn: false }, stripe: { isOn: true } }, TEST_KEY);
    expect((await shop.open(stranger)).methods).toEqual(['stripe']);
    expect(await shop.lacks()).toBe(1);
    await shop.pay({ invoice: { isOn: true } });
    expect((await shop.open(stranger)).methods).toEqual(['invoice']);
    expect((await shop.open(staff)).methods).toEqual(['stripe', 'invoice']);
    expect(await shop.lacks()).toBe(0);
  });

  test('a file is released for no test order but to the people who run the site', async () => {
    const shop = await openShop(on.deps);
    const [stranger, staff] = [await shop.stranger(), await shop.staff()];
    const path = (await shop.buy(stranger, 'test')) ?? '';
    expect(await shop.fileOn(stranger, path)).toBeUndefined();
    const link = (await shop.fileOn(staff, path)) ?? '';
    expect(await (await staff.ask('GET', link)).text()).toBe('the guide');
    // A link that was passed on opens nothing either.
    expect((await stranger.ask('GET', link)).status).toBe(303);
  });

  test('nothing is sent for a test by a visitor: not alone, not with others, and no count waits for it', async () => {
    const shop = await openShop(on.deps, 'service');
    const [stranger, staff] = [await shop.stranger(), await shop.staff()];
    await shop.buy(stranger, 'test');
    await shop.buy(staff, 'test');
    const { orders, counts } = (await shop.api('GET', 'orders')).json;
    expect(counts).toMatchObject({ all: 2, open: 1 });
    expect((await shop.api('GET', 'open-orders')).json).toEqual({ open: 1 });
    const [mine, theirs] = orders;
    expect([mine.toFulfil, theirs.toFulfil]).toEqual([1, 0]);
    expect((await shop.api('GET', 'orders?filter=open')).json.orders).toMatchObject([{ id: mine.id }]);
    const one = (await shop.api('GET', `orders/${theirs.id}`)).json;
    expect(one).toMatchObject({ isVisitorTest: true, lines: [{ toFulfil: 0 }] });
    const lines = [{ id: one.lines[0].id, quantity: 1 }];
    expect((await shop.api('POST', `orders/${theirs.id}/fulfil`, { lines })).status).toBe(409);
    const many = await shop.api('POST', 'orders/fulfil', { orders: [mine.id, theirs.id], isMailed: true });
    expect(many.json).toMatchObject({ fulfilled: 1, left: [{ number: theirs.number }] });
  });

  test('a test by a visitor takes neither pieces nor coupons, and gives none back', async () => {
    const shop = await openShop(on.deps, 'service');
    await shop.putIn(1);
    await shop.offer({ code: 'TEN', limit: 1, perCustomer: 1 });
    const uses = async () => (await shop.api('GET', 'store/discounts/uses')).json.uses;
    for (const visitor of [await shop.stranger(), await shop.stranger(), await shop.stranger()])
      expect(await shop.buy(visitor, 'test', 'TEN')).toBeDefined();
    const { orders } = (await shop.api('GET', 'orders')).json;
    expect(orders).toMatchObject([{ totalMinor: 2250 }, { totalMinor: 2250 }, { totalMinor: 2250 }]);
    expect([await shop.stock(), await uses()]).toEqual([1, []]);
    const [changed, cancelled] = orders as { id: string }[];
    const read = async (id = '') => (await shop.api('GET', `orders/${id}`)).json;
    const more = await read(changed?.id);
    const lines = [{ id: more.lines[0].id, quantity: 3 }];
    const edit = { edits: 0, reason: '', isMailed: false };
    const wanted = { lines, added: [], ...edit };
    expect((await shop.api('POST', `orders/${more.id}/edit`, wanted)).json).toMatchObject({
      kind: 'changed',
    });
    expect(await shop.stock()).toBe(1);
    const fewer = { ...wanted, lines: [{ ...lines[0], quantity: 1 }], edits: 1 };
    await shop.api('POST', `orders/${more.id}/edit`, fewer);
    const order = await read(cancelled?.id);
    const refund = { key: 'back-1', lines: [{ id: order.lines[0].id, quantity: 1 }], shippingMinor: 0 };
    await shop.api('POST', `orders/${order.id}/refund`, { ...refund, reason: '' });
    const ended = await shop.api('POST', `orders/${order.id}/cancel`, { isMailed: false });
    expect([ended.status, await shop.stock(), await uses()]).toEqual([200, 1, []]);
    // A new limit starts without them, and cancelling them frees no use.
    await shop.offer({ id: 'new', code: 'NEW', limit: null });
    await shop.buy(await shop.stranger(), 'test', 'NEW');
    await shop.offer({ id: 'new', code: 'NEW', limit: 1 });
    expect([await shop.stock(), await uses()]).toEqual([1, []]);
  });

  test('cancelling a test by a visitor frees no use that somebody else has taken', async () => {
    const shop = await openShop(on.deps, 'service');
    await shop.offer({ code: 'TEN', limit: 1 });
    await shop.buy(await shop.stranger(), 'test', 'TEN');
    const [tried] = (await shop.api('GET', 'orders')).json.orders;
    await shop.pay({ invoice: { isOn: true } });
    await shop.buy(await shop.stranger(), 'invoice', 'TEN');
    const refund = { key: 'back-2', lines: [], shippingMinor: 0, reason: '' };
    const { lines } = (await shop.api('GET', `orders/${tried.id}`)).json;
    const all = { ...refund, lines: [{ id: lines[0].id, quantity: 1 }] };
    expect((await shop.api('POST', `orders/${tried.id}/refund`, all)).status).toBe(200);
    expect((await shop.api('POST', `orders/${tried.id}/cancel`, { isMailed: false })).status).toBe(200);
    expect((await shop.api('GET', 'store/discounts/uses')).json.uses).toMatchObject([{ used: 1 }]);
    await shop.buy(await shop.stranger(), 'invoice', 'TEN');
    expect((await shop.api('GET', 'orders')).json.orders[0]).toMatchObject({ totalMinor: 2500 });
  });

  test('a test by the team takes both, as an order does, and gives both back when it is cancelled', async () => {
    const shop = await openShop(on.deps, 'service');
    await shop.putIn(2);
    await shop.offer({ code: 'TEN', limit: 1 });
    await shop.buy(await shop.staff(), 'test', 'TEN');
    const uses = async () => (await shop.api('GET', 'store/discounts/uses')).json.uses;
    expect([await shop.stock(), await uses()]).toMatchObject([1, [{ used: 1, testOrders: 1 }]]);
    const [{ id }] = (await shop.api('GET', 'orders')).json.orders;
    const { lines } = (await shop.api('GET', `orders/${id}`)).json;
    const refund = { key: 'back-3', lines: [{ id: lines[0].id, quantity: 1 }], shippingMinor: 0, reason: '' };
    await shop.api('POST', `orders/${id}/refund`, refund);
    expect((await shop.api('POST', `orders/${id}/cancel`, { isMailed: false })).status).toBe(200);
    expect([await shop.stock(), await uses()]).toEqual([2, []]);
  });

  test('a cart whose test failed is bought for real after that, and takes what it holds', async () => {
    const shop = await openShop(on.deps, 'service');
    await shop.putIn(1);
    const stranger = await shop.stranger();
    await stranger.send('POST', CART_CALLS.add, { variantId: shop.variantId, quantity: 1 });
    const pay = (payment: string, card: string) =>
      stranger.submit(
        PLACE_ORDER_PATH,
        new URLSearchParams({
          email: 'ada@example.org',
          'address-name': 'Ada',
          payment,
          card,
          seenTotal: '2500',
          step: 'pay',
        }),
      );
    await pay('test', DECLINED_CARD);
    expect([await shop.stock(), (await shop.api('GET', 'orders')).json.orders]).toEqual([1, []]);
    await shop.pay({ invoice: { isOn: true } });
    await pay('invoice', '');
    expect((await shop.api('GET', 'orders')).json.orders).toMatchObject([{ isTest: false }]);
    expect(await shop.stock()).toBe(0);
  });
});
