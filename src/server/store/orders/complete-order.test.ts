/** Orders under everything that can happen at the same time: one order, one charge, stock never below nothing. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cartOf, DECLINED_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { findTestPayment } from '../../payments/queries.ts';
import type { CompletionPoint } from './ports.ts';
import { findOrderOfCart, listLines } from './queries.ts';
import { listAttempts } from './queries-payments.ts';
import { finishRefund, refundOrder } from './refund-order.ts';
import { runOnce } from './run-once.ts';
import { sweepOrders } from './sweep-orders.ts';

describeOnBothEngines('completing an order', (on) => {
  const openShop = (stock: number) => openTestShop(on.deps, stock);

  const stockOf = async (variantId: string) => {
    const { rows } = await sql<{ stock: number; reserved: number }>`
      select stock, reserved from variants where id = ${variantId}`.execute(on.db.read);
    return { stock: Number(rows[0]?.stock), reserved: Number(rows[0]?.reserved) };
  };
  /** What the provider's own books say of a shop. */
  const paymentsOf = async ({ siteId }: { siteId: string }) => {
    const attempts = await on.db.read
      .selectFrom('paymentAttempts')
      .select('key')
      .where('siteId', '=', siteId)
      .execute();
    const rows = await Promise.all(attempts.map(({ key }) => findTestPayment(on.db.read, key)));
    return rows.flatMap((row) => (row ? [row.state] : [])).sort();
  };
  const ordersOf = async ({ siteId }: { siteId: string }) => {
    const rows = await on.db.read.selectFrom('orders').select('state').where('siteId', '=', siteId).execute();
    return rows.map(({ state }) => state);
  };

  /** A rival that is there once, exactly at this point. */
  const atPoint = (point: CompletionPoint, rival: () => Promise<void>) => {
    let isOver = false;
    return {
      at: async (here: CompletionPoint) => {
        if (here !== point || isOver) return;
        isOver = true;
        await rival();
      },
    };
  };

  test('a cart becomes an order, once, however often it is sent', async () => {
    const shop = await openShop(5);
    const cart = shop.fill(2, 2500);
    const first = await shop.complete(cart, { seen: 2500 });
    expect(first).toMatchObject({ kind: 'placed', order: { number: 1001, state: 'placed' } });
    expect(await stockOf(shop.variantId)).toEqual({ stock: 3, reserved: 0 });
    const again = await shop.complete(cart, { seen: 2500 });
    expect(again).toMatchObject({ kind: 'placed', order: { number: 1001 } });
    expect(await paymentsOf(shop)).toEqual(['captured']);
    expect(shop.charges).toHaveLength(1);
  });

  test('the last piece under 50 checkouts at once: one order, one charge, nobody else pays', async () => {
    const shop = await openShop(1);
    const carts = Array.from({ length: 50 }, () => shop.fill());
    const done = await Promise.all(carts.map((cart) => shop.complete(cart)));
    expect(done.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    const told = done.filter(({ kind }) => kind === 'sold-out');
    expect(told).toHaveLength(49);
    expect(told[0]).toEqual({ kind: 'sold-out', titles: ['Bowl (Small)'] });
    expect(await paymentsOf(shop)).toEqual(['captured']);
    expect(shop.charges).toHaveLength(1);
    expect(await stockOf(shop.variantId)).toEqual({ stock: 0, reserved: 0 });
    expect(await ordersOf(shop)).toEqual(['placed']);
  }, 60_000);

  test('one cart sent ten times at once: one order, one charge', async () => {
    const shop = await openShop(9);
    const cart = shop.fill();
    const done = await Promise.all(Array.from({ length: 10 }, () => shop.complete(cart)));
    const kinds = new Set(done.map(({ kind }) => kind));
    kinds.delete('placed');
    kinds.delete('completion_in_progress');
    expect([...kinds]).toEqual([]);
    expect(await paymentsOf(shop)).toEqual(['captured']);
    expect(await stockOf(shop.variantId)).toEqual({ stock: 8, reserved: 0 });
  });

  test('a cart that is being paid is locked, and its second tab waits', async () => {
    const shop = await openShop(2);
    const cart = shop.fill();
    const seen: unknown[] = [];
    const rival = atPoint('prepared', async () => {
      seen.push(shop.locked.has(cart), await shop.complete(cart));
      // A price that changes now changes nothing of what is being paid.
      shop.carts.set(cart, cartOf(cart, shop.variantId, 2, 99_900));
    });
    expect(await shop.complete(cart, rival)).toMatchObject({ kind: 'placed', order: { totalMinor: 1250 } });
    expect(seen).toEqual([true, { kind: 'completion_in_progress' }]);
    expect(await paymentsOf(shop)).toEqual(['captured']);
  });

  test('a total the buyer has not seen is not charged', async () => {
    const shop = await openShop(2);
    expect(await shop.complete(shop.fill(), { seen: 1 })).toEqual({ kind: 'cart_changed' });
    expect(await shop.complete(shop.fill(), { seen: Number.NaN })).toEqual({ kind: 'cart_changed' });
    expect(await paymentsOf(shop)).toEqual([]);
    expect(await stockOf(shop.variantId)).toEqual({ stock: 2, reserved: 0 });
  });

  test('a declined card lets everything go; another card pays the same order', async () => {
    const shop = await openShop(1);
    const cart = shop.fill();
    const declined = await shop.complete(cart, { card: DECLINED_CARD });
    expect(declined).toEqual({ kind: 'declined', message: 'The card was declined.' });
    expect(await stockOf(shop.variantId)).toEqual({ stock: 1, reserved: 0 });
    expect(shop.locked.has(cart)).toBe(false);
    expect((await shop.complete(cart)).kind).toBe('placed');
    expect(await ordersOf(shop)).toEqual(['placed']);
    expect(await paymentsOf(shop)).toEqual(['captured', 'failed']);
  });

  test('cut off after it was prepared: the sweeper ends it, and nothing was charged', async () => {
    const shop = await openShop(1);
    const cart = shop.fill();
    const crash = atPoint('prepared', () => Promise.reject(new Error('kill')));
    await expect(shop.complete(cart, crash)).rejects.toThrow('kill');
    expect(await stockOf(shop.variantId)).toEqual({ stock: 1, reserved: 1 });
    on.deps.clock.advance(61_000);
    await sweepOrders(shop.deps);
    expect(await stockOf(shop.variantId)).toEqual({ stock: 1, reserved: 0 });
    expect(await paymentsOf(shop)).toEqual(['cancelled']);
    expect((await shop.complete(cart)).kind).toBe('placed');
  });

  test('cut off after the charge: the sweeper places the order, and two sweepers place it once', async () => {
    const shop = await openShop(1);
    const cart = shop.fill();
    const crash = atPoint('charged', () => Promise.reject(new Error('kill')));
    await expect(shop.complete(cart, crash)).rejects.toThrow('kill');
    on.deps.clock.advance(61_000);
    await Promise.all([sweepOrders(shop.deps), sweepOrders(shop.deps), shop.complete(cart)]);
    expect(await ordersOf(shop)).toEqual(['placed']);
    expect(await paymentsOf(shop)).toEqual(['captured']);
    expect(await stockOf(shop.variantId)).toEqual({ stock: 0, reserved: 0 });
    expect((await shop.complete(cart)).kind).toBe('placed');
    const mails = await on.db.read
      .selectFrom('jobs')
      .select('id')
      .where('type', '=', 'orders.mail')
      .where('siteId', '=', shop.siteId)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('a service that is silent leaves the order waiting, and no second charge', async () => {
    const shop = await openShop(1);
    const cart = shop.fill();
    const silent: PaymentProvider = {
      ...shop.provider,
      async start(start) {
        await shop.provider.start(start);
        throw new Error('time-out');
      },
    };
    const done = await shop.complete(cart, { providers: new Map([['test', silent]]) });
    expect(done).toEqual({ kind: 'pending' });
    expect(await shop.complete(cart)).toEqual({ kind: 'completion_in_progress' });
    on.deps.clock.advance(61_000);
    expect((await shop.complete(cart)).kind).toBe('placed');
    expect(shop.charges).toHaveLength(1);
  });

  test('what was captured is not what it costs: its owner decides', async () => {
    const shop = await openShop(1);
    const short: PaymentProvider = {
      ...shop.provider,
      start: async (start) => ({ ...(await shop.provider.start(start)), capturedMinor: 100 }),
    };
    const done = await shop.complete(shop.fill(), { providers: new Map([['test', short]]) });
    expect(done).toMatchObject({ kind: 'placed', order: { state: 'undecided', capturedMinor: 100 } });
  });

  test('refunds in parallel never give back more than was paid, and a crash repeats none', async () => {
    const shop = await openShop(9);
    const cart = shop.fill(3, 1000);
    await shop.complete(cart, { seen: 1000 });
    const order = await findOrderOfCart(on.db.read, cart);
    const [line] = await listLines(on.db.read, order?.id ?? '');
    const whose = { siteId: shop.siteId, orderId: order?.id ?? '', actor: 'Ada' };
    const asked = { lines: [{ id: line?.id ?? '', quantity: 2 }], shippingMinor: 0, reason: '' };
    const done = await Promise.all(Array.from({ length: 8 }, () => refundOrder(shop.deps, whose, asked)));
    expect(done.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    const half = await findOrderOfCart(on.db.read, cart);
    expect(half?.refundedMinor).toBe(666);
    const last = { ...asked, lines: [{ id: line?.id ?? '', quantity: 1 }] };
    expect(await refundOrder(shop.deps, whose, last)).toEqual({ kind: 'refunded', amountMinor: 334 });
    const [refund] = await on.db.read
      .selectFrom('orderRefunds')
      .selectAll()
      .where('siteId', '=', shop.siteId)
      .execute();
    if (refund) await finishRefund(shop.deps, { ...refund, amountMinor: refund.amountMinor });
    expect((await findOrderOfCart(on.db.read, cart))?.refundedMinor).toBe(1000);
    expect((await listAttempts(on.db.read, whose.orderId))[0]?.state).toBe('refunded');
    const ref = (await listAttempts(on.db.read, whose.orderId))[0]?.ref ?? '';
    const { rows: books } = await sql<{ amountMinor: number }>`
      select amount_minor from test_refunds where ref = ${ref}`.execute(on.db.read);
    expect(books.reduce((sum, each) => sum + each.amountMinor, 0)).toBe(1000);
  });

  test('one key, two requests at once: one effect, then its answer; another body is refused', async () => {
    let runs = 0;
    const claim = { scope: 'site refund', key: 'k', fingerprint: 'a' };
    const run = async () => {
      runs += 1;
      return { n: runs };
    };
    const done = await Promise.all([runOnce(on.deps, claim, run), runOnce(on.deps, claim, run)]);
    expect(runs).toBe(1);
    expect(done).toContainEqual({ kind: 'answered', answer: { n: 1 } });
    expect(await runOnce(on.deps, claim, run)).toEqual({ kind: 'answered', answer: { n: 1 } });
    expect(await runOnce(on.deps, { ...claim, fingerprint: 'b' }, run)).toEqual({ kind: 'other-request' });
    expect(runs).toBe(1);
  });
});
