/** What subscriptions bring: recurring sales, churn, and both over the last months. */
import type { SubscriptionFigures } from '#domain/store/subscriptions/calls.ts';
import { isRunning } from '#domain/store/subscriptions/subscription.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import { findStore } from '../settings/queries.ts';
import { type Counted, countAt, sumByState } from './queries-list.ts';

const MONTHS = 12;
const CHURN_MS = 30 * DAY_MS;
const NONE: Counted = { begun: 0, ended: 0, monthlyMinor: 0 };

export async function readFigures(db: Queryable, siteId: string, now: number): Promise<SubscriptionFigures> {
  const { currency } = await findStore(db, siteId);
  const ends = monthEnds(now);
  const [states, [before = NONE, today = NONE, ...counted]] = await Promise.all([
    sumByState(db, siteId, currency),
    countAt(db, siteId, currency, [now - CHURN_MS, now, ...ends]),
  ]);
  const running = states.filter(isRunning);
  const ranBefore = before.begun - before.ended;
  return {
    currency,
    running: running.reduce((sum, { count }) => sum + count, 0),
    pastDue: states.find(({ state }) => state === 'past_due')?.count ?? 0,
    monthlyMinor: running.reduce((sum, { monthlyMinor }) => sum + monthlyMinor, 0),
    churnPpm: ranBefore === 0 ? 0 : Math.round(((today.ended - before.ended) * 1_000_000) / ranBefore),
    months: counted.slice(1).map((each, index) => {
      const last = counted[index] ?? each;
      return {
        month: new Date((ends[index + 1] ?? now) - 1).toISOString().slice(0, 7),
        monthlyMinor: each.monthlyMinor,
        running: each.begun - each.ended,
        begun: each.begun - last.begun,
        ended: each.ended - last.ended,
      };
    }),
  };
}

/** Ends of the last months, from the one before the first on; the running month ends now. */
function monthEnds(now: number): number[] {
  const today = new Date(now);
  const ends = Array.from({ length: MONTHS }, (_, index) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1 + index, 1),
  );
  return [...ends, now + 1];
}
