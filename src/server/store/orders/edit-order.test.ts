/** Orders that are changed: what they cost, what is held for them, and what is paid and given back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderDifferencePath, orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { DECLINED_CARD, GOOD_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { findOrder, listLines } from './queries.ts';
import { listAttempts } from './queries-payments.ts';

describeOnBothEngines('changed orders', (on) => {
  async function openWithOrder(quantity = 3, totalMinor = 1000, stock = 9) {
    const shop = await openTestShop(on.deps, stock);
    const done = await shop.complete(shop.fill(quantity, totalMinor), { seen: totalMinor });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id, token } = done.order;
    const [line] = await listLines(on.db.read, id);
    const lineId = line?.id ?? '';
    const { api } = shop.site;
    const visitor = await testVisitor(shop.site, `http://${shop.identifier}.localhost:4321`);
    const read = async () => (await api('GET', `orders/${id}`)).json;
    return {
      ...shop,
      api,
      id,
      token,
      lineId,
      read,
      edit: (pieces: number, edits: number, more = {}) =>
        api('POST', `orders/${id}/edit`, { edits, lines: [{ id: lineId, quantity: pieces }], ...more }),
      refundDifference: (key: string) =>
        api('POST', `orders/${id}/refund`, { key, lines: [], isDifference: true }),
      refundPieces: (key: string, pieces: number) =>
        api('POST', `orders/${id}/refund`, { key, lines: [{ id: lineId, quantity: pieces }] }),
      pay: (card = GOOD_CARD, payment = 'test') =>
        visitor.submit(orderDifferencePath(token), new URLSearchParams({ payment, card, amount: '1' })),
      stock: async () => {
        const row = await on.db.read
          .selectFrom('variants')
          .select(['stock', 'reserved'])
          .where('id', '=', shop.variantId)
          .executeTakeFirstOrThrow();
        return [row.stock, row.reserved];
      },
    };
  }

  test('more pieces: the buyer pays the difference by a form, whatever amount it names', async () => {
    const shop = await openWithOrder();
    expect((await shop.edit(6, 0, { reason: 'She rang' })).json).toEqual({ kind: 'changed' });
    expect(await shop.read()).toMatchObject({ totalMinor: 2000, dueMinor: 1000, edits: 1 });
    expect(await shop.stock()).toEqual([3, 0]);
    await shop.site.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('subject', 'like', '%has changed%')
      .execute();
    expect(mails.at(-1)?.text).toContain('Due: ');
    const page = await (await shop.site.visit(orderStatusPath(shop.token))).text();
    expect(page).toContain('Due: ');
    expect((await shop.pay(DECLINED_CARD)).headers.get('location')).toContain('payment=declined');
    expect((await shop.read()).dueMinor).toBe(1000);
    expect((await shop.pay()).status).toBe(303);
    await shop.pay();
    const paid = await shop.read();
    expect(paid).toMatchObject({ capturedMinor: 2000, dueMinor: 0, money: 'paid' });
    expect(paid.events.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'edited', 'paid']);
    const amounts = (await listAttempts(on.db.read, shop.id)).map((each) => each.capturedMinor);
    expect(amounts).toEqual([1000, 0, 1000]);
  });

  test('fewer pieces: the difference goes back once, over all payments, and never more', async () => {
    const shop = await openWithOrder();
    await shop.edit(6, 0);
    await shop.pay();
    await shop.edit(1, 1);
    expect(await shop.read()).toMatchObject({ totalMinor: 333, dueMinor: -1667 });
    expect(await shop.stock()).toEqual([8, 0]);
    expect((await shop.refundDifference('a')).json).toEqual({ kind: 'refunded', amountMinor: 1667 });
    expect((await shop.refundDifference('a')).json).toEqual({ kind: 'refunded', amountMinor: 1667 });
    expect((await shop.refundDifference('b')).status).toBe(409);
    expect(await shop.read()).toMatchObject({ refundedMinor: 1667, dueMinor: 0 });
    expect((await shop.refundPieces('c', 1)).json.amountMinor).toBe(333);
    expect(await shop.read()).toMatchObject({ refundedMinor: 2000, dueMinor: 0, money: 'refunded' });
  });

  test('changed again after a refund it is unpaid, in the list, its counts and on its page', async () => {
    const shop = await openWithOrder();
    await shop.edit(2, 0);
    await shop.refundDifference('a');
    const listed = async () => {
      const { orders, counts } = (await shop.api('GET', 'orders?filter=unpaid')).json;
      return [orders.map(({ id }: { id: string }) => id), counts.unpaid];
    };
    expect(await shop.read()).toMatchObject({ dueMinor: 0, money: 'partlyRefunded' });
    expect(await listed()).toEqual([[], 0]);
    await shop.edit(3, 1);
    expect(await shop.read()).toMatchObject({ totalMinor: 1000, dueMinor: 333, money: 'unpaid' });
    expect(await listed()).toEqual([[shop.id], 1]);
    const [summary] = (await shop.api('GET', 'orders')).json.orders;
    expect(summary.money).toBe('unpaid');
    const page = await (await shop.site.visit(orderStatusPath(shop.token))).text();
    expect(page).toContain('Payment is due.');
    // Beside one of which less came than it costs, the newest first.
    const other = await shop.complete(shop.fill(1, 10), { seen: 10 });
    if (other.kind !== 'placed') throw new Error(other.kind);
    const [line] = await listLines(on.db.read, other.order.id);
    const lines = [{ id: line?.id, quantity: 2 }];
    await shop.api('POST', `orders/${other.order.id}/edit`, { edits: 0, lines });
    expect(await listed()).toEqual([[other.order.id, shop.id], 2]);
    await shop.pay();
    expect(await shop.read()).toMatchObject({ dueMinor: 0, money: 'partlyRefunded' });
    expect(await listed()).toEqual([[other.order.id], 1]);
  });

  test('where the second of two payments refuses, the first stands, and a retry gives back the rest only', async () => {
    const shop = await openWithOrder();
    await shop.edit(6, 0);
    await shop.pay();
    const [, first] = await listAttempts(on.db.read, shop.id);
    const keep = (amountMinor: number) =>
      on.deps.db.write((tx) =>
        tx
          .updateTable('testPayments')
          .set({ amountMinor })
          .where('key', '=', first?.key ?? '')
          .execute(),
      );
    await keep(0);
    const refused = { amountMinor: 666, message: expect.stringContaining('refused') };
    const partly = { kind: 'refunded', amountMinor: 1000, refused };
    expect((await shop.refundPieces('a', 5)).json).toEqual(partly);
    expect((await shop.refundPieces('a', 5)).json).toEqual(partly);
    const order = await shop.read();
    expect(order).toMatchObject({ refundedMinor: 1000, dueMinor: 0, isRefundPending: false });
    expect(order.lines).toMatchObject([{ refundedMinor: 1000, refundedQuantity: 0 }]);
    expect(order.events.slice(-2)).toMatchObject([
      { kind: 'refunded', data: { amountMinor: 1000 } },
      { kind: 'refundRefused', data: { amountMinor: 666 } },
    ]);
    expect((await shop.refundPieces('b', 5)).status).toBe(409);
    await keep(1000);
    expect((await shop.refundPieces('c', 5)).json).toEqual({ kind: 'refunded', amountMinor: 666 });
    expect((await shop.read()).lines).toMatchObject([{ refundedMinor: 1666, refundedQuantity: 5 }]);
    expect((await shop.refundPieces('d', 1)).json.amountMinor).toBe(334);
    expect(await shop.read()).toMatchObject({ refundedMinor: 2000, money: 'refunded', dueMinor: 0 });
  });

  test('what is added is marked as paid by other means, and adds up', async () => {
    const shop = await openWithOrder();
    expect((await shop.api('POST', `orders/${shop.id}/paid`)).status).toBe(409);
    await shop.edit(4, 0);
    expect((await shop.api('POST', `orders/${shop.id}/paid`)).json).toEqual({ kind: 'changed' });
    expect(await shop.read()).toMatchObject({ capturedMinor: 1333, dueMinor: 0 });
    expect((await shop.api('POST', `orders/${shop.id}/paid`)).status).toBe(409);
  });

  test('two change it at once: one is told; nobody takes more than there is, or what was sent', async () => {
    const shop = await openWithOrder();
    const both = await Promise.all([shop.edit(4, 0), shop.edit(5, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.edit(99, 1)).json.error.message).toContain('Not enough stock');
    const { lines, totalMinor } = await shop.read();
    expect((await shop.stock())[0]).toBe(9 - lines[0].quantity);
    expect((await shop.edit(0, 1)).json.error.message).toContain('Cancel it instead');
    const [sent, edited] = await Promise.all([
      shop.api('POST', `orders/${shop.id}/fulfil`, { lines: [{ id: shop.lineId, quantity: 1 }] }),
      shop.edit(3, 1),
    ]);
    expect([200, 409]).toContain(edited.status);
    expect(sent.status).toBe(200);
    expect((await shop.edit(2, (await shop.read()).edits)).status).toBe(409);
    expect(totalMinor).toBeGreaterThan(1000);
  });

  test('an order with an invoice stays as it is', async () => {
    const shop = await openWithOrder();
    const seller = { name: 'Shop', city: 'Berlin', country: 'DE' };
    expect((await shop.api('PUT', 'invoice-seller', seller)).status).toBe(200);
    const issued = await shop.api('POST', `orders/${shop.id}/invoice`);
    expect(issued.status).toBe(200);
    expect((await shop.edit(1, 0)).json.error.message).toContain('has an invoice');
  });

  test('whatever happens to an order, its money follows from its payments and no piece is lost', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), pieces: fc.nat(12) }),
      fc.record({ kind: fc.constant('pieces' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        kind: fc.constantFrom('pay' as const, 'declined' as const, 'difference' as const, 'paid' as const),
        pieces: fc.constant(0),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const shop = await openWithOrder();
        const run = {
          edit: async (pieces: number) => shop.edit(pieces, (await shop.read()).edits, { isMailed: false }),
          pieces: (pieces: number, key: string) => shop.refundPieces(key, pieces),
          difference: (_pieces: number, key: string) => shop.refundDifference(key),
          paid: () => shop.api('POST', `orders/${shop.id}/paid`),
          pay: () => shop.pay(),
          declined: () => shop.pay(DECLINED_CARD),
        };
        for (const [index, { kind, pieces }] of steps.entries()) {
          await run[kind](pieces, `step-${index}`);
          await expectConserved(shop);
        }
      }),
      { numRuns: 6 },
    );
  });

  type Shop = Awaited<ReturnType<typeof openWithOrder>>;

  async function expectConserved({ id, read, stock }: Shop) {
    const order = await findOrder(on.db.read, id);
    const lines = await listLines(on.db.read, id);
    const attempts = await listAttempts(on.db.read, id);
    const refunds = await on.db.read
      .selectFrom('orderRefunds')
      .selectAll()
      .where('orderId', '=', id)
      .execute();
    const sum = (amounts: readonly unknown[]) => amounts.reduce<number>((all, each) => all + Number(each), 0);
    const captured = sum(attempts.map((each) => each.capturedMinor));
    const done = refunds.filter(({ state }) => state === 'done');
    const refunded = sum(done.map((each) => each.amountMinor));
    expect([order?.capturedMinor, order?.refundedMinor]).toEqual([captured, refunded]);
    expect(captured - refunded).toBeGreaterThanOrEqual(0);
    for (const attempt of attempts) {
      const back = sum(
        done.filter(({ attemptId }) => attemptId === attempt.id).map((each) => each.amountMinor),
      );
      expect(back).toBeLessThanOrEqual(attempt.capturedMinor);
    }
    const givenBack = sum(lines.map((line) => line.refundedMinor));
    expect((await read()).dueMinor).toBe((order?.totalMinor ?? 0) - givenBack - captured + refunded);
    expect(order?.totalMinor).toBe(sum(lines.map((line) => line.totalMinor)));
    expect(sum(lines.map((line) => line.quantity)) + ((await stock())[0] ?? 0)).toBe(9);
  }
});
