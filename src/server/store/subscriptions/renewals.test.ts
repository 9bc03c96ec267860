/** A year of subscriptions on a set clock, workers that run at once, and processes that are killed: no period is paid twice. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BillingPeriod } from '#domain/store/catalogue/subscription-plan.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { crashRenewal } from '#testing/server/crash-renewal.ts';
import { MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { plantSubscriptions } from '#testing/server/plant-subscriptions.ts';
import { renewalDeps } from '#testing/server/renewal-deps.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { CompletionPoint } from '../orders/ports.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { renewDue } from './renew.ts';

const MONTH: BillingPeriod = { value: 1, unit: 'month' };
const QUARTER: BillingPeriod = { value: 3, unit: 'month' };
const YEAR: BillingPeriod = { value: 1, unit: 'year' };

describeOnBothEngines('renewals', (on) => {
  /** A shop with one subscription, which others are copied from. It is over itself. */
  async function open() {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(MONTHLY);
    await shop.subscribe({ variantId });
    const [bought] = await shop.rows();
    if (!bought) throw new Error('There is a subscription.');
    // What earlier tests left is not due here.
    await on.deps.db.write((tx) => tx.updateTable('subscriptions').set({ nextAt: null }).execute());
    return { ...shop, bought, books: () => booksOf(shop.siteId) };
  }

  /** What the payment service’s own books say was paid for each charge. */
  async function booksOf(siteId: string) {
    const { rows } = await sql<{ subscription: string; asked: number; paid: number; times: number }>`
      select c.subscription_id as subscription, c.amount_minor as asked,
        sum(t.amount_minor) as paid, count(t.key) as times
      from subscription_charges c
      join payment_attempts a on a.order_id = c.order_id
      join test_payments t on t.key = a.key and t.state = 'captured'
      where c.site_id = ${siteId} and c.state = 'paid'
      group by c.id, c.subscription_id, c.amount_minor`.execute(on.db.read);
    return rows.map((row) => ({
      subscription: row.subscription,
      asked: Number(row.asked),
      paid: Number(row.paid),
      times: Number(row.times),
    }));
  }

  test('a year of a thousand subscriptions is charged to the cent, and nothing twice', async () => {
    const shop = await open();
    const count = on.engine === 'postgres' ? 40 : 1000;
    const plans = Array.from({ length: count }, (_, index) => ({
      billingPeriod: index % 40 === 0 ? MONTH : index % 40 < 4 ? QUARTER : YEAR,
      minor: 199 + index,
    }));
    const planted = await plantSubscriptions(on.deps, shop.bought, plans);
    const end = on.deps.now() + 366 * DAY_MS;
    while (on.deps.now() < end) {
      on.deps.clock.advance(8 * DAY_MS);
      await shop.renew();
    }
    const times = (unit: BillingPeriod) => (unit === MONTH ? 12 : unit === QUARTER ? 4 : 1);
    const expected = plans.reduce((sum, { billingPeriod, minor }) => sum + minor * times(billingPeriod), 0);
    const charges = plans.reduce((sum, { billingPeriod }) => sum + times(billingPeriod), 0);
    const ids = new Set(planted.map(({ id }) => id));
    const books = (await shop.books()).filter(({ subscription }) => ids.has(subscription));
    expect(books.length).toBe(charges);
    expect(books.every(({ asked, paid, times: once }) => asked === paid && once === 1)).toBe(true);
    expect(books.reduce((sum, { paid }) => sum + paid, 0)).toBe(expected);
  }, 60_000);

  test('two workers charge each period once', async () => {
    const shop = await open();
    const plans = Array.from({ length: 12 }, () => ({ billingPeriod: MONTH, minor: 1000 }));
    await plantSubscriptions(on.deps, shop.bought, plans);
    on.deps.clock.advance(31 * DAY_MS);
    const charges: string[] = [];
    const [one, other] = [renewalDeps(on.deps, charges), renewalDeps(on.deps, charges)];
    await Promise.all([renewDue(one), renewDue(other)]);
    expect(charges).toHaveLength(12);
    const paid = (await shop.books()).filter(({ asked }) => asked === 1000);
    expect(paid.every(({ times }) => times === 1)).toBe(true);
    expect(await shop.orders()).toHaveLength(13);
  }, 60_000);

  const POINTS: readonly CompletionPoint[] = ['prepared', 'charged', 'finalizing', 'finalized'];
  test.each(POINTS)(
    'kill -9 once it is %s leaves one order and one charge',
    async (point) => {
      const shop = await open();
      await plantSubscriptions(on.deps, shop.bought, [{ billingPeriod: MONTH, minor: 700 }]);
      on.deps.clock.advance(31 * DAY_MS);
      await crashRenewal({ options: on.options, point, now: on.deps.now() });
      for (let hour = 0; hour < 3; hour += 1) {
        on.deps.clock.advance(HOUR_MS);
        await sweepOrders(shop.worker);
        await shop.renew();
      }
      expect((await shop.books()).filter(({ asked }) => asked === 700)).toEqual([
        { subscription: expect.any(String), asked: 700, paid: 700, times: 1 },
      ]);
      expect(await shop.orders()).toHaveLength(2);
    },
    60_000,
  );
});
