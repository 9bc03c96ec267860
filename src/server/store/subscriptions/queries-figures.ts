import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SubscribedKind } from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import type { Queryable } from '../../db/schema.ts';

interface Asked {
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly kind: SubscribedKind;
}

/** Real ones. What is read of them is in an index of its own for each figure. */
function counted(db: Queryable, { siteId, currency, kind }: Asked) {
  return db
    .selectFrom('subscriptions')
    .where('siteId', '=', siteId)
    .where('currency', '=', currency)
    .where('testBy', 'is', null)
    .where('offerKind', 'in', kind === 'donations' ? ['donation'] : ['product', 'plan']);
}

/** How many there are of each of these states. */
export async function countStates<State extends SubscriptionState>(
  db: Queryable,
  asked: Asked,
  states: readonly State[],
): Promise<ReadonlyMap<SubscriptionState, number>> {
  const rows = await counted(db, asked)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', [...states])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

export interface Counted {
  readonly begun: number;
  readonly ended: number;
  /** Paid in a month. */
  readonly monthlyMinor: number;
}

/** How many had begun and had ended by each of these times, and what they paid in a month then. @param times in order */
export async function countAt(
  db: Queryable,
  asked: Asked,
  times: readonly number[],
): Promise<readonly Counted[]> {
  const [begun, ended, from, until] = await Promise.all([
    sumUntil(db, asked, { column: 'createdAt', of: ONE }, times),
    sumUntil(db, asked, { column: 'endedAt', of: ONE }, times),
    sumUntil(db, asked, { column: 'countedFrom', of: MONTHLY }, times),
    sumUntil(db, asked, { column: 'countedUntil', of: MONTHLY }, times),
  ]);
  return times.map((_, index) => ({
    begun: begun[index] ?? 0,
    ended: ended[index] ?? 0,
    monthlyMinor: (from[index] ?? 0) - (until[index] ?? 0),
  }));
}

const ONE = sql<number>`count(*)`;
const MONTHLY = sql<number>`coalesce(sum(monthly_minor), 0)`;

interface Summed {
  readonly column: 'createdAt' | 'endedAt' | 'countedFrom' | 'countedUntil';
  readonly of: typeof ONE;
}

/** Of those to which it happened by each of these times: each row is read once, in the range between two of them. */
async function sumUntil(
  db: Queryable,
  asked: Asked,
  { column, of }: Summed,
  times: readonly number[],
): Promise<readonly number[]> {
  const ranges = times.map((time, index) =>
    counted(db, asked)
      .select([sql<number>`${sql.lit(index)}`.as('place'), of.as('sum')])
      .where(column, '>', times[index - 1] ?? -1)
      .where(column, '<=', time),
  );
  const [first, ...others] = ranges;
  if (!first) return [];
  const rows = await others.reduce((all, range) => all.unionAll(range), first).execute();
  const sums = new Map(rows.map(({ place, sum }) => [Number(place), Number(sum)]));
  let sum = 0;
  return times.map((_, index) => {
    sum += sums.get(index) ?? 0;
    return sum;
  });
}
