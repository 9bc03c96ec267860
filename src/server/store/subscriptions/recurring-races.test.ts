/** Donations that are charged by several workers, or by one that is killed: one donation, one charge, one receipt. */
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { crashRenewal } from '#testing/server/crash-renewal.ts';
import { openRecurring } from '#testing/server/open-recurring.ts';
import { plantSubscriptions } from '#testing/server/plant-subscriptions.ts';
import { renewalDeps } from '#testing/server/renewal-deps.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { CompletionPoint } from '../orders/ports.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { renewDue } from './renew.ts';

const MONTHLY = { billingPeriod: { value: 1, unit: 'month' }, minor: 2500 } as const;

describeOnBothEngines('recurring donations at once', (on) => {
  /** As many who give 25 a month, beside the first one, whose giving is over. */
  async function open(count: number) {
    const give = await openRecurring(on.deps);
    await give.begin();
    await on.deps.db.write((tx) => tx.updateTable('subscriptions').set({ nextAt: null }).execute());
    await plantSubscriptions(
      on.deps,
      await give.row(),
      Array.from({ length: count }, () => MONTHLY),
    );
    /** In the order in which they were issued. */
    const receipts = async () => {
      const rows = await on.deps.db.read
        .selectFrom('donations')
        .select(['receiptNumber', 'amountMinor'])
        .where('siteId', '=', give.siteId)
        .orderBy('receiptNumber', 'desc')
        .execute();
      return rows.map(({ receiptNumber, amountMinor }) => [Number(receiptNumber), Number(amountMinor)]);
    };
    return { ...give, receipts };
  }
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => [-1 - index, 2500]);

  test('a year of many donors is charged to the cent, with receipts that have no gap', async () => {
    const count = on.engine === 'postgres' ? 5 : 40;
    const give = await open(count);
    const end = on.deps.now() + 366 * DAY_MS;
    while (on.deps.now() < end) {
      on.deps.clock.advance(8 * DAY_MS);
      await give.renew();
    }
    expect(await give.receipts()).toEqual(numbered(count * 12 + 1));
    expect(new Set(give.charges).size).toBe(count * 12);
    const paid = (await give.attempts()).filter(({ state }) => state === 'captured');
    expect(paid.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0)).toBe((count * 12 + 1) * 2500);
  }, 60_000);

  test('two workers take each donation once', async () => {
    const give = await open(12);
    on.deps.clock.advance(31 * DAY_MS);
    const charges: string[] = [];
    await Promise.all([renewDue(renewalDeps(on.deps, charges)), renewDue(renewalDeps(on.deps, charges))]);
    expect(charges).toHaveLength(12);
    expect(await give.receipts()).toEqual(numbered(13));
    expect(await give.orders()).toHaveLength(13);
  }, 60_000);

  const POINTS: readonly CompletionPoint[] = ['prepared', 'charged', 'finalizing', 'finalized'];
  test.each(POINTS)(
    'kill -9 once it is %s leaves one donation with one receipt',
    async (point) => {
      const give = await open(1);
      on.deps.clock.advance(31 * DAY_MS);
      await crashRenewal({ options: on.options, point, now: on.deps.now() });
      for (let hour = 0; hour < 3; hour += 1) {
        on.deps.clock.advance(HOUR_MS);
        await sweepOrders(give.worker);
        await give.renew();
      }
      expect(await give.receipts()).toEqual(numbered(2));
      const paid = (await give.attempts()).filter(({ state }) => state === 'captured');
      expect(paid.map(({ amountMinor }) => Number(amountMinor))).toEqual([2500, 2500]);
    },
    60_000,
  );
});
