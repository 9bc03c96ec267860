/** Pieces that were refunded are not sent: what was sent and refunded is together never more than was ordered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listLines } from './queries.ts';
import { insertRefund, listAttempts, setRefundState } from './queries-payments.ts';

describeOnBothEngines('refunded pieces', (on) => {
  async function openWithOrder(quantity = 3) {
    const shop = await openTestShop(on.deps, 90);
    const done = await shop.complete(shop.fill(quantity, 100 * quantity), { seen: 100 * quantity });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id } = done.order;
    const { api } = shop.site;
    const [line] = await listLines(on.db.read, id);
    const lines = (pieces: number) => [{ id: line?.id ?? '', quantity: pieces }];
    let refunds = 0;
    return {
      ...shop,
      api,
      id,
      line,
      order: async () => (await api('GET', `orders/${id}`)).json,
      fulfil: (pieces: number) =>
        api('POST', `orders/${id}/fulfil`, { lines: lines(pieces), isMailed: true }),
      refund: (pieces: number) => {
        refunds += 1;
        const body = { key: `refund-${refunds}`, lines: lines(pieces), shippingMinor: 0, reason: '' };
        return api('POST', `orders/${id}/refund`, body);
      },
      /** As one whose payment service has not answered yet. @returns its id */
      beginRefund: async (pieces: number) => {
        const [attempt] = await listAttempts(on.db.read, id);
        const refundId = on.deps.newId();
        const amountMinor = 100 * pieces;
        await on.db.write((tx) =>
          insertRefund(tx, {
            id: refundId,
            siteId: shop.siteId,
            orderId: id,
            attemptId: attempt?.id ?? '',
            key: refundId,
            state: 'pending',
            lines: JSON.stringify([{ id: line?.id ?? '', quantity: pieces, amountMinor }]),
            shippingMinor: 0,
            amountMinor,
            reason: '',
            actor: 'Ada',
            lookAt: on.deps.now() + 1000,
            createdAt: on.deps.now(),
          }),
        );
        return refundId;
      },
      /** Pieces to fulfil as the list of orders says, and the history of its buyer. */
      listed: async () => {
        const { orders } = (await api('GET', 'orders')).json;
        const { latest } = (await api('GET', `customers/${id}`)).json;
        return [...orders, ...latest].map(({ toFulfil }) => toFulfil);
      },
      counts: async () => (await api('GET', 'orders')).json.counts,
    };
  }

  test('an order that was refunded in full waits for nothing, and is sent by no way', async () => {
    const shop = await openWithOrder();
    expect(await shop.counts()).toMatchObject({ open: 1 });
    expect((await shop.refund(3)).status).toBe(200);
    expect(await shop.counts()).toMatchObject({ open: 0, all: 1 });
    expect((await shop.api('GET', 'open-orders')).json).toEqual({ open: 0 });
    expect((await shop.api('GET', 'orders?filter=open')).json.orders).toEqual([]);
    expect(await shop.order()).toMatchObject({ toFulfil: 0, lines: [{ toFulfil: 0, refundedQuantity: 3 }] });
    const one = await shop.fulfil(1);
    expect([one.status, one.json.error?.message ?? one.json.message]).toEqual([409, expect.any(String)]);
    const many = await shop.api('POST', 'orders/fulfil', { orders: [shop.id], isMailed: true });
    expect(many.json).toMatchObject({ fulfilled: 0, left: [{ message: 'Nothing is left to fulfil.' }] });
    expect(
      await on.db.read.selectFrom('mails').selectAll().where('subject', 'like', '%on its way%').execute(),
    ).toEqual([]);
    const page = await (
      await shop.site.visit(`/commerce/orders/${(await shop.order()).statusUrl.split('/').at(-1)}`)
    ).text();
    expect(page).toContain('Your payment has been refunded.');
    expect(page).not.toContain('preparing your order');
  });

  test('what is left after a refund is sent, also with others, and the order is fulfilled then', async () => {
    const shop = await openWithOrder();
    await shop.refund(1);
    expect(await shop.order()).toMatchObject({ state: 'placed', toFulfil: 2 });
    expect((await shop.fulfil(3)).status).toBe(409);
    const many = await shop.api('POST', 'orders/fulfil', { orders: [shop.id], isMailed: false });
    expect(many.json).toMatchObject({ fulfilled: 1 });
    expect(await shop.order()).toMatchObject({
      state: 'fulfilled',
      toFulfil: 0,
      lines: [{ fulfilledQuantity: 2, refundedQuantity: 1 }],
    });
  });

  test('an order of which the rest is refunded is fulfilled', async () => {
    const shop = await openWithOrder();
    await shop.fulfil(1);
    expect(await shop.order()).toMatchObject({ state: 'partlyFulfilled', toFulfil: 2 });
    await shop.refund(2);
    expect(await shop.order()).toMatchObject({ state: 'fulfilled', toFulfil: 0 });
    expect(await shop.counts()).toMatchObject({ open: 0, fulfilled: 1 });
  });

  test('pieces of a refund that the payment service has not answered yet are not sent', async () => {
    const shop = await openWithOrder();
    const refundId = await shop.beginRefund(2);
    expect(await shop.order()).toMatchObject({ toFulfil: 1, isRefundPending: true });
    expect(await shop.listed()).toEqual([1, 1]);
    expect((await shop.fulfil(2)).status).toBe(409);
    expect((await shop.fulfil(1)).status).toBe(200);
    expect(await shop.order()).toMatchObject({ state: 'partlyFulfilled', toFulfil: 0 });
    // The order stays open: the refund may still be refused.
    expect([await shop.listed(), await shop.counts()]).toMatchObject([[0, 0], { open: 1 }]);
    await on.db.write((tx) => setRefundState(tx, refundId, 'refused'));
    expect(await shop.listed()).toEqual([2, 2]);
  });

  test('pieces of a refund that was refused are sent after all', async () => {
    const shop = await openWithOrder();
    const refundId = await shop.beginRefund(1);
    expect((await shop.fulfil(2)).status).toBe(200);
    await on.db.write((tx) => setRefundState(tx, refundId, 'refused'));
    expect(await shop.order()).toMatchObject({ state: 'partlyFulfilled', toFulfil: 1 });
    expect(await shop.counts()).toMatchObject({ open: 1 });
    expect((await shop.fulfil(1)).status).toBe(200);
    expect(await shop.order()).toMatchObject({ state: 'fulfilled', toFulfil: 0 });
  });

  interface Step {
    readonly kind: 'fulfil' | 'refund';
    readonly pieces: number;
  }

  /** Those that went through, in order. */
  async function take(shop: Awaited<ReturnType<typeof openWithOrder>>, steps: readonly Step[]) {
    const done = { fulfil: 0, refund: 0 };
    for (const { kind, pieces } of steps) {
      const isDone = (await shop[kind](pieces)).status === 200;
      if (kind === 'fulfil') expect(isDone).toBe(done.fulfil + done.refund + pieces <= 4);
      if (isDone) done[kind] += pieces;
    }
    return done;
  }

  test('whatever is sent and refunded in turn, no piece goes out that was given back', async () => {
    const kind = fc.constantFrom<Step['kind'][]>('fulfil', 'refund');
    const step = fc.record({ kind, pieces: fc.integer({ min: 1, max: 4 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const shop = await openWithOrder(4);
        const done = await take(shop, steps);
        const left = Math.max(0, 4 - done.fulfil - done.refund);
        expect(await shop.order()).toMatchObject({ toFulfil: left });
        expect((await shop.counts()).open).toBe(Math.min(left, 1));
      }),
      { numRuns: 12 },
    );
  });
});
