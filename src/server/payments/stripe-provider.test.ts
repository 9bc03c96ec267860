/** Payments at Stripe, from the checkout to the refund, against a stand-in: whatever comes first, there is one order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STRIPE_NEWS_PATH } from '#domain/orders/calls-stripe.ts';
import { CART_CALLS } from '#domain/store/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/checkout-contract.ts';
import { hasSharedData, sharedJson } from '../../../scripts/shared-data.ts';
import { createTestSite, textBody } from '../testing/fixture.ts';
import { SIGNING_SECRET, STRIPE_KEY, type StripeStandIn, startStripe } from '../testing/stripe-stand-in.ts';
import { testVisitor } from '../testing/visitor.ts';
import { describeOnBothEngines, testApp } from '../testing.ts';
import { listPaymentSecrets } from './queries-services.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

describeOnBothEngines('payments at Stripe', (on) => {
  async function openShop(stock = 3) {
    const app = await testApp(on.deps, { STRIPE_URL: stripe.url });
    const identifier = `stripe-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier, app });
    const origin = `http://${identifier}.localhost:4321`;
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Bowl', 'Thrown.'),
    });
    const variantId = on.deps.newId();
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false };
    const variant = { id: variantId, optionValues: [], sku: '', ...price, stock, isUnlimited: false };
    await site.api('PUT', `products/${id}`, {
      kind: 'service',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    await site.api('PUT', 'payments', { test: { isOn: false }, stripe: { isOn: true } });
    const keys = { secretKey: STRIPE_KEY, signingSecret: SIGNING_SECRET };
    const saved = await site.api('PUT', 'payments/stripe', keys);
    const buy = async () => {
      const visitor = await testVisitor(app, origin);
      await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
      const pay = async () => {
        const entries = {
          email: 'ada@example.org',
          'address-name': 'Ada',
          payment: 'stripe',
          seenTotal: '2500',
          step: 'pay',
        };
        const answer = await visitor.send('POST', PLACE_ORDER_PATH, new URLSearchParams(entries));
        const text = await answer.text();
        const said = JSON.parse(text || '{}') as { kind?: string; location?: string };
        return { status: answer.status, ...said };
      };
      const first = await pay();
      const go = async (path: string) => {
        const answer = await visitor.ask('GET', path);
        return answer.headers.get('location') ?? answer.headers.get('refresh') ?? `${answer.status}`;
      };
      const page = first.location ?? '';
      const orderPath = page.replace(/\/pay$/, '');
      const sessionId = /cs_test_\w+/.exec(await go(page))?.[0] ?? '';
      return { first, pay, go, orderPath, page, sessionId };
    };
    const tell = ({ body, signature }: ReturnType<StripeStandIn['news']>) =>
      site.visit(STRIPE_NEWS_PATH, { method: 'POST', body, headers: { 'stripe-signature': signature } });
    const news = (sessionId: string, type = 'checkout.session.completed') =>
      stripe.news(type, sessionId, Math.floor(on.deps.now() / 1000));
    const orders = async () => (await site.api('GET', 'orders')).json.orders;
    return { site, saved, buy, tell, news, orders };
  }

  test('the keys are kept sealed and never told', async () => {
    const { site, saved } = await openShop();
    expect(saved.json).toMatchObject({ hasSecretKey: true, hasSigningSecret: true, mode: 'test' });
    expect(saved.json.newsUrl).toMatch(/\.localhost:4321\/commerce\/payments\/stripe\/news$/);
    const rows = [...(await listPaymentSecrets(on.db.read, site.siteId)).values()];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify([rows, saved.json, on.deps.logged])).not.toContain(STRIPE_KEY);
    expect((await site.api('PUT', 'payments/stripe', { secretKey: 'pk_live_1' })).status).toBe(400);
    const gone = await site.api('PUT', 'payments/stripe', { secretKey: null });
    expect(gone.json).toMatchObject({ hasSecretKey: false, hasSigningSecret: true, mode: null });
  });

  test('the buyer pays there and comes back to an order that is paid', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    expect(buyer.first).toMatchObject({ status: 200, kind: 'payment' });
    expect(await shop.orders()).toEqual([]);
    const session = stripe.sessions.get(buyer.sessionId);
    expect(session).toMatchObject({ amount_total: 2500, currency: 'usd', status: 'open' });
    expect(session?.success_url).toContain(`${buyer.orderPath}/return`);
    expect(await buyer.go(`${buyer.orderPath}/return`)).toMatch(/^5; url=/);
    stripe.pay(buyer.sessionId);
    expect(await buyer.go(`${buyer.orderPath}/return`)).toBe(`${buyer.orderPath}/confirmed`);
    expect(await shop.orders()).toMatchObject([{ money: 'paid', totalMinor: 2500 }]);
  });

  test('news and the page of return at the same moment, and the news once more: one order', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    stripe.pay(buyer.sessionId);
    const news = shop.news(buyer.sessionId);
    const [told, , back] = await Promise.all([
      shop.tell(news),
      shop.tell(news),
      buyer.go(`${buyer.orderPath}/return`),
    ]);
    expect([told.status, back]).toEqual([200, `${buyer.orderPath}/confirmed`]);
    const before = stripe.asked.length;
    expect((await shop.tell(news)).status).toBe(200);
    // It is known: nothing is asked for it again.
    expect(stripe.asked.length).toBe(before);
    expect(await shop.orders()).toHaveLength(1);
    const mails = await on.db.read
      .selectFrom('jobs')
      .select('id')
      .where('type', '=', 'orders.mail')
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('news in the wrong order, and news that lie, change nothing of what was paid', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    const early = shop.news(buyer.sessionId, 'checkout.session.expired');
    stripe.pay(buyer.sessionId);
    await shop.tell(shop.news(buyer.sessionId));
    await shop.tell(early);
    expect(await shop.orders()).toMatchObject([{ state: 'placed', money: 'paid' }]);
    const other = await shop.buy();
    await shop.tell(shop.news(other.sessionId));
    expect(await shop.orders()).toHaveLength(1);
  });

  test('news without a good signature, too old or from the future are refused', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    stripe.pay(buyer.sessionId);
    const now = Math.floor(on.deps.now() / 1000);
    const good = shop.news(buyer.sessionId);
    const bad = [
      { ...good, body: good.body.replace('evt_', 'evt_x') },
      { ...good, signature: '' },
      stripe.news('checkout.session.completed', buyer.sessionId, now - 301),
      stripe.news('checkout.session.completed', buyer.sessionId, now + 61),
    ];
    for (const each of bad) expect((await shop.tell(each)).status).toBe(400);
    expect(await shop.orders()).toEqual([]);
    expect((await shop.tell(good)).status).toBe(200);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a payment that is not what the order costs is set aside for the owner', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    stripe.pay(buyer.sessionId, 2400);
    await shop.tell(shop.news(buyer.sessionId));
    expect(await shop.orders()).toMatchObject([{ state: 'undecided' }]);
  });

  test('whoever turns back can pay again, and the first page takes no more money', async () => {
    const shop = await openShop(1);
    const buyer = await shop.buy();
    expect(await buyer.go(`${buyer.orderPath}/unpaid`)).toBe(CHECKOUT_PATH);
    expect(stripe.sessions.get(buyer.sessionId)?.status).toBe('expired');
    const second = await buyer.pay();
    expect(second).toMatchObject({ kind: 'payment' });
    // Sent once more from another tab: what was open is closed before.
    const open = () =>
      [...stripe.sessions.values()].filter(
        ({ status, success_url }) => status === 'open' && success_url.includes(buyer.orderPath),
      );
    await buyer.pay();
    expect(open()).toHaveLength(1);
    stripe.pay(open()[0]?.id ?? '');
    expect(await buyer.go(`${buyer.orderPath}/return`)).toBe(`${buyer.orderPath}/confirmed`);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a refused card is told, and a bank that takes days is waited for', async () => {
    const shop = await openShop();
    const refused = await shop.buy();
    stripe.refuse(refused.sessionId, 'Your card was declined.');
    expect(await refused.go(`${refused.orderPath}/return`)).toBe(CHECKOUT_PATH);
    const slow = await shop.buy();
    stripe.begin(slow.sessionId);
    expect(await slow.go(`${slow.orderPath}/return`)).toMatch(/^5; url=/);
    expect(await shop.orders()).toEqual([]);
  });

  test('a closed window: what was set aside is free again when the time to pay is over', async () => {
    const shop = await openShop(1);
    const buyer = await shop.buy();
    expect((await shop.buy()).first.kind).toBeUndefined();
    on.deps.clock.advance(32 * 60_000);
    await shop.site.worker.queueRecurring();
    await shop.site.worker.drain();
    expect(stripe.sessions.get(buyer.sessionId)?.status).toBe('expired');
    expect((await shop.buy()).first.kind).toBe('payment');
  });

  test('refunds go back by the same way, once for a key', async () => {
    const shop = await openShop();
    const buyer = await shop.buy();
    stripe.pay(buyer.sessionId);
    await buyer.go(`${buyer.orderPath}/return`);
    const [{ id }] = await shop.orders();
    const { lines } = (await shop.site.api('GET', `orders/${id}`)).json;
    const body = { key: 'a', lines: [{ id: lines[0].id, quantity: 1 }] };
    const before = stripe.refunds.length;
    for (let time = 0; time < 2; time += 1)
      expect((await shop.site.api('POST', `orders/${id}/refund`, body)).json).toEqual({
        kind: 'refunded',
        amountMinor: 2500,
      });
    expect(stripe.refunds.slice(before)).toMatchObject([{ amount: 2500 }]);
  });

  test('without its key nobody is offered it, whatever the settings say', async () => {
    const shop = await openShop();
    await shop.site.api('PUT', 'payments/stripe', { secretKey: null });
    expect((await shop.buy()).first.kind).toBeUndefined();
  });
});

test.skipIf(!hasSharedData())('the stand-in answers in the shapes of Stripe’s own examples', async () => {
  type Example = Readonly<Record<string, unknown>>;
  const { resources } = sharedJson<{ resources: Record<string, Example> }>(
    'payments/stripe-fixtures3.json',
  ) ?? { resources: {} };
  const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);
  const fits = (name: string, answer: object) => {
    for (const [key, value] of Object.entries(answer)) {
      expect(Object.keys(resources[name] ?? {}), name).toContain(key);
      const example = resources[name]?.[key];
      if (value !== null && example !== null) expect([key, kindOf(value)]).toEqual([key, kindOf(example)]);
    }
  };
  const headers = {
    authorization: `Bearer ${STRIPE_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const post = async (path: string, fields: Record<string, string>) =>
    (await (
      await fetch(`${stripe.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
    ).json()) as { id: string };
  const session = await post('/v1/checkout/sessions', {
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][currency]': 'usd',
    expires_at: '1234567890',
  });
  fits('checkout.session', session);
  stripe.pay(session.id);
  const [intent] = [...stripe.intents.values()].slice(-1);
  fits('payment_intent', intent ?? {});
  fits('refund', await post('/v1/refunds', { payment_intent: intent?.id ?? '', amount: '100' }));
  fits('event', JSON.parse(stripe.news('checkout.session.completed', session.id, 1).body));
});
