/** Test payments: whom they are offered to, and that nothing is released or sent for a visitor's test. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/checkout-contract.ts';
import { createTestSite, textBody } from '../testing/fixture.ts';
import { GOOD_CARD } from '../testing/open-shop.ts';
import { staffVisitor } from '../testing/staff-visitor.ts';
import { type TestVisitor, testVisitor } from '../testing/visitor.ts';
import { describeOnBothEngines, type TestDeps } from '../testing.ts';

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
  const buy = async (visitor: TestVisitor, payment: string) => {
    const { html } = await open(visitor);
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
    open,
    buy,
    fileOn,
    stranger: () => testVisitor(site, origin),
    staff: () => staffVisitor(deps, site, { siteId, origin }),
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
      // What was on the page before is no way around it.
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
});
