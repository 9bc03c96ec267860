/** Payments at Stripe, from the checkout to the refund, against a stand-in: whatever comes first, there is one order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import {
  CHECKOUT_PATH,
  orderDifferencePath,
  orderStatusPath,
  PLACE_ORDER_PATH,
} from '#domain/store/cart/checkout-contract.ts';
import { STRIPE_NEWS_PATH } from '#domain/store/orders/calls-stripe.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import {
  SIGNING_SECRET,
  STRIPE_KEY,
  type StripeStandIn,
  startStripe,
} from '#testing/server/stripe-stand-in.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';
import { hasSharedData, sharedJson } from '../../../scripts/shared-data.ts';
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
    const meet = () => testVisitor(app, origin);
    // The stand-in's keys are test keys: what a test order of the team takes, an order takes.
    const meetTeam = () => staffVisitor(on.deps, site, { siteId: site.siteId, origin });
    const buy = async (meetBuyer: () => Promise<TestVisitor> = meet) => {
      const visitor = await meetBuyer();
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
    const mails = async () => {
      const rows = await on.db.read
        .selectFrom('jobs')
        .select('id')
        .where('type', '=', 'orders.mail')
        .where('siteId', '=', site.siteId)
        .execute();
      return rows.length;
    };
    return { site, saved, meetTeam, buy, tell, news, orders, mails };
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
    expect(await shop.mails()).toBe(1);
  });

  test('news that come before the answer to what they are about: one order, and one mail', async () => {
    const shop = await openShop();
    const told: number[] = [];
    stripe.onSession = async (sessionId) => {
      stripe.pay(sessionId);
      told.push((await shop.tell(shop.news(sessionId))).status);
      told.push((await shop.tell(shop.news(sessionId))).status);
    };
    const buyer = await shop.buy();
    stripe.onSession = async () => undefined;
    expect(told.every((status) => status < 500)).toBe(true);
    expect(told).toHaveLength(2);
    expect(await buyer.go(`${buyer.orderPath}/return`)).toBe(`${buyer.orderPath}/confirmed`);
    expect(await shop.orders()).toMatchObject([{ money: 'paid', totalMinor: 2500 }]);
    expect(await shop.mails()).toBe(1);
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

  test('a visitor whose payments failed or were given up there waits, in whichever cart', async () => {
    const shop = await openShop(20);
    for (let time = 0; time < 5; time += 1) {
      on.deps.clock.advance(60_000);
      const buyer = await shop.buy();
      expect(buyer.first.kind).toBe('payment');
      const isRefused = time % 2 === 0;
      if (isRefused) stripe.refuse(buyer.sessionId, 'Your card was declined.');
      const path = `${buyer.orderPath}/${isRefused ? 'return' : 'unpaid'}`;
      expect([await buyer.go(path), await buyer.go(path)]).toEqual([CHECKOUT_PATH, CHECKOUT_PATH]);
    }
    on.deps.clock.advance(60_000);
    expect((await shop.buy()).first.status).toBe(429);
    on.deps.clock.advance(3_600_000);
    expect((await shop.buy()).first.kind).toBe('payment');
  });

  test('a closed window: what was set aside is free again when the time to pay is over', async () => {
    const shop = await openShop(1);
    const buyer = await shop.buy(shop.meetTeam);
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

  /** An order that was paid, and then changed to two pieces: 25.00 are still to be paid. */
  async function openWithDifference() {
    const shop = await openShop();
    const buyer = await shop.buy();
    stripe.pay(buyer.sessionId);
    await buyer.go(`${buyer.orderPath}/return`);
    const [{ id }] = await shop.orders();
    const read = async () => (await shop.site.api('GET', `orders/${id}`)).json;
    const [{ id: lineId }] = (await read()).lines;
    const edit = async (quantity: number) => {
      const { edits } = await read();
      return shop.site.api('POST', `orders/${id}/edit`, { edits, lines: [{ id: lineId, quantity }] });
    };
    expect((await edit(2)).status).toBe(200);
    const token = /[^/]+$/.exec(buyer.orderPath)?.[0] ?? '';
    const pay = async () => {
      const { origin } = new URL(stripe.sessions.get(buyer.sessionId)?.success_url ?? '');
      const visitor = await testVisitor(shop.site, origin);
      const sent = await visitor.submit(
        orderDifferencePath(token),
        new URLSearchParams({ payment: 'stripe' }),
      );
      const way = sent.headers.get('location') ?? '';
      return { way, sessionId: /cs_test_\w+/.exec(await buyer.go(way))?.[0] ?? '' };
    };
    return { ...shop, ...buyer, pay, id, read, edit, statusPath: orderStatusPath(token) };
  }

  test('the difference of a changed order is paid there, told of by news or by coming back, and counts once', async () => {
    const shop = await openWithDifference();
    const { way, sessionId } = await shop.pay();
    expect(way).toBe(shop.page);
    expect(stripe.sessions.get(sessionId)).toMatchObject({ amount_total: 2500, status: 'open' });
    expect(await shop.go(`${shop.orderPath}/return`)).toBe(`${shop.statusPath}?payment=pending`);
    expect(await shop.read()).toMatchObject({ dueMinor: 2500, money: 'unpaid' });
    stripe.pay(sessionId);
    const [told, back] = await Promise.all([
      shop.tell(shop.news(sessionId)),
      shop.go(`${shop.orderPath}/return`),
    ]);
    expect([told.status, back]).toEqual([200, shop.statusPath]);
    await shop.tell(shop.news(sessionId));
    const order = await shop.read();
    expect(order).toMatchObject({ capturedMinor: 5000, dueMinor: 0, money: 'paid' });
    expect(order.events.filter(({ kind }: { kind: string }) => kind === 'paid')).toHaveLength(1);
  });

  test('a difference that is refused or given up stays to be paid, and a new try closes the last', async () => {
    const shop = await openWithDifference();
    const first = await shop.pay();
    stripe.refuse(first.sessionId, 'Your card was declined.');
    expect(await shop.go(`${shop.orderPath}/return`)).toBe(`${shop.statusPath}?payment=declined`);
    const second = await shop.pay();
    expect(await shop.go(`${shop.orderPath}/unpaid`)).toBe(shop.statusPath);
    expect(stripe.sessions.get(second.sessionId)?.status).toBe('expired');
    const third = await shop.pay();
    const fourth = await shop.pay();
    expect(stripe.sessions.get(third.sessionId)?.status).toBe('expired');
    expect(await shop.read()).toMatchObject({ capturedMinor: 2500, dueMinor: 2500 });
    stripe.pay(fourth.sessionId);
    expect(await shop.go(`${shop.orderPath}/return`)).toBe(shop.statusPath);
    expect(await shop.read()).toMatchObject({ capturedMinor: 5000, dueMinor: 0 });
  });

  test('an order is changed at the moment at which news of a payment come: both count, and no money is lost', async () => {
    for (const [pieces, dueMinor] of [
      [1, -2500],
      [3, 2500],
    ] as const) {
      const shop = await openWithDifference();
      const { sessionId } = await shop.pay();
      stripe.pay(sessionId);
      const [told, edited, back] = await Promise.all([
        shop.tell(shop.news(sessionId)),
        shop.edit(pieces),
        shop.go(`${shop.orderPath}/return`),
      ]);
      expect([told.status, edited.status, back]).toEqual([200, 200, shop.statusPath]);
      const order = await shop.read();
      expect(order).toMatchObject({ totalMinor: 2500 * pieces, capturedMinor: 5000, dueMinor });
      const came = order.events.filter(({ kind }: { kind: string }) => ['paid', 'paidTwice'].includes(kind));
      expect(came).toMatchObject([{ data: { amountMinor: 2500 } }]);
      if (dueMinor > 0) continue;
      const before = stripe.refunds.length;
      const body = { key: 'a', lines: [], isDifference: true };
      expect((await shop.site.api('POST', `orders/${shop.id}/refund`, body)).json.amountMinor).toBe(2500);
      expect(stripe.refunds.slice(before)).toMatchObject([{ amount: 2500 }]);
      expect(await shop.read()).toMatchObject({ refundedMinor: 2500, dueMinor: 0 });
    }
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
    expiresAt: '1234567890',
  });
  fits('checkout.session', session);
  stripe.pay(session.id);
  const [intent] = [...stripe.intents.values()].slice(-1);
  fits('payment_intent', intent ?? {});
  fits('refund', await post('/v1/refunds', { payment_intent: intent?.id ?? '', amount: '100' }));
  fits('event', JSON.parse(stripe.news('checkout.session.completed', session.id, 1).body));
});
