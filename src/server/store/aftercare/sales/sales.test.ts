/** What was sold, as the shop’s owner sees it: whole numbers that agree with the orders they are made of. */
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { findOrderOfCart, updateOrder } from '../../orders/queries.ts';
import type { OrderTable } from '../../orders/tables.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const PERIOD = 'from=2026-03-10&until=2026-03-16';

describeOnBothEngines('sales', (on) => {
  async function open(stock = 50) {
    const shop = await openTestShop(on.deps, stock);
    const { store } = (await shop.site.api('GET', 'store')).json;
    await shop.site.api('PUT', 'store', { ...store, currency: 'EUR' });
    const sell = async (change: Partial<OrderTable>, quantity = 1) => {
      const cartId = shop.fill(quantity, 1250 * quantity);
      await shop.complete(cartId, { seen: 1250 * quantity });
      const order = await findOrderOfCart(on.db.read, cartId);
      if (!order) throw new Error('There is no order.');
      await on.db.write((tx) =>
        updateOrder(tx, order.id, { provider: 'bankTransfer', testBy: null, ...change }),
      );
    };
    return { ...shop, api: shop.site.api, sell };
  }

  test('sums, days and best sellers of a period, beside the one before; what does not count is told', async () => {
    const { api, sell } = await open();
    expect((await api('GET', `sales?${PERIOD}`)).json).toMatchObject({
      isFirst: true,
      totals: { orders: 0 },
    });
    await sell({ placedAt: NOON });
    await sell({ placedAt: NOON + DAY_MS, refundedMinor: 500 }, 3);
    await sell({ placedAt: NOON - 2 * DAY_MS });
    await sell({ placedAt: NOON, state: 'cancelled' });
    await sell({ placedAt: NOON, provider: 'test', testBy: 'team' });
    await sell({ placedAt: NOON, currency: 'USD' });
    const { json } = await api('GET', `sales?${PERIOD}`);
    expect(json).toMatchObject({
      currency: 'EUR',
      isFirst: false,
      totals: { orders: 2, pieces: 4, soldMinor: 5000, refundedMinor: 500 },
      before: { orders: 1, pieces: 1, soldMinor: 1250, refundedMinor: 0 },
      testOrders: 1,
      otherCurrencies: 1,
      products: [{ title: 'Bowl', pieces: 4, soldMinor: 5000 }],
    });
    expect(json.steps.map((step: { soldMinor: number }) => step.soldMinor)).toEqual([
      1250, 3750, 0, 0, 0, 0, 0,
    ]);
    const table = await api('GET', `sales/csv?by=product&${PERIOD}`);
    expect(table.json).toContain('Bowl,4,50.00,EUR');
    expect((await api('GET', `sales/csv?by=day&${PERIOD}`)).json).toContain('2026-03-11,1,37.50,EUR');
  });

  test('what runs low is listed, fewest first, from as many pieces on as the owner says', async () => {
    const { api } = await open(2);
    const of = async () => (await api('GET', `sales?${PERIOD}`)).json.lowStock;
    expect(await of()).toMatchObject([{ title: 'Bowl', stock: 2 }]);
    const { store } = (await api('GET', 'store')).json;
    await api('PUT', 'store', { ...store, lowStockAt: 1 });
    expect(await of()).toEqual([]);
  });

  test('a period that is none, and people without the shop’s permission, are refused', async () => {
    const { api } = await open();
    const answer = await api('GET', 'sales?from=2026-03-10&until=2026-03-09');
    expect([answer.status, answer.json.error.message]).toEqual([
      400,
      'Choose a period of up to three years. The end must be after the start.',
    ]);
    expect((await api('GET', 'sales?from=yesterday&until=today')).status).toBe(400);
  });
});
