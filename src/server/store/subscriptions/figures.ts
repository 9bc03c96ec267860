/** What subscriptions and recurring donations bring: each month, how many leave, and both over the last months. */
import type { SubscribedKind, SubscriptionFigures } from '#domain/store/subscriptions/calls.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import { findStore } from '../settings/queries.ts';
import { type Counted, countAt, countStates } from './queries-figures.ts';

const MONTHS = 12;
const CHURN_MS = 30 * DAY_MS;
const TOLD = ['trialing', 'paused', 'past_due'] as const;
const NONE: Counted = { begun: 0, ended: 0, monthlyMinor: 0 };

export async function readFigures(
  db: Queryable,
  { siteId, kind, now }: { readonly siteId: string; readonly kind: SubscribedKind; readonly now: number },
): Promise<SubscriptionFigures> {
  const { currency } = await findStore(db, siteId);
  const asked = { siteId, currency, kind };
  const ends = monthEnds(now);
  const times = [...new Set([...ends, now - CHURN_MS, now])].toSorted((one, other) => one - other);
  const [states, all] = await Promise.all([countStates(db, asked, TOLD), countAt(db, asked, times)]);
  const at = (time: number) => all[times.indexOf(time)] ?? NONE;
  const [before, today] = [at(now - CHURN_MS), at(now)];
  const ranBefore = before.begun - before.ended;
  return {
    currency,
    running: today.begun - today.ended,
    trialing: states.get('trialing') ?? 0,
    paused: states.get('paused') ?? 0,
    pastDue: states.get('past_due') ?? 0,
    monthlyMinor: today.monthlyMinor,
    churnPpm: ranBefore === 0 ? 0 : Math.round(((today.ended - before.ended) * 1_000_000) / ranBefore),
    months: ends.slice(1).map((end, index) => {
      const [each, last] = [at(end), at(ends[index] ?? end)];
      return {
        month: new Date(end - 1).toISOString().slice(0, 7),
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
