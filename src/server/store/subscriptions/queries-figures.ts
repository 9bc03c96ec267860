import { type Expression, sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SubscribedKind } from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import type { Queryable } from '../../db/schema.ts';

interface Asked {
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly kind: SubscribedKind;
}

/** Real ones. All that is read of them is in one index, `subscriptions_figures`. */
function counted(db: Queryable, { siteId, currency, kind }: Asked) {
  return db
    .selectFrom('subscriptions')
    .where('siteId', '=', siteId)
    .where('currency', '=', currency)
    .where('testBy', 'is', null)
    .where('offerKind', 'in', kind === 'donations' ? ['donation'] : ['product', 'plan']);
}

/** How many there are of each state. */
export async function countStates(
  db: Queryable,
  asked: Asked,
): Promise<ReadonlyMap<SubscriptionState, number>> {
  const rows = await counted(db, asked)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
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
  const by = (column: 'createdAt' | 'endedAt' | 'countedFrom' | 'countedUntil') =>
    sumUntil(db, asked, column, times);
  const [begun, ended, from, until] = await Promise.all([
    by('createdAt'),
    by('endedAt'),
    by('countedFrom'),
    by('countedUntil'),
  ]);
  return times.map((_, index) => ({
    begun: begun[index]?.count ?? 0,
    ended: ended[index]?.count ?? 0,
    monthlyMinor: (from[index]?.monthlyMinor ?? 0) - (until[index]?.monthlyMinor ?? 0),
  }));
}

/** Of those to which it happened by each of these times. Each row is put between two of them, and those are summed up. */
async function sumUntil(
  db: Queryable,
  asked: Asked,
  column: 'createdAt' | 'endedAt' | 'countedFrom' | 'countedUntil',
  times: readonly number[],
) {
  const at = sql.ref(column);
  const place: Expression<number> = sql<number>`case ${sql.join(
    times.map((time, index) => sql`when ${at} <= ${sql.lit(time)} then ${sql.lit(index)}`),
    sql` `,
  )} else ${sql.lit(times.length)} end`;
  const rows = await counted(db, asked)
    .select((eb) => [
      sql<number>`${place}`.as('place'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('monthlyMinor').as('monthlyMinor'),
    ])
    .where(column, 'is not', null)
    .groupBy('place')
    .execute();
  const sum = { count: 0, monthlyMinor: 0 };
  return times.map((_, index) => {
    for (const row of rows.filter((each) => Number(each.place) === index)) {
      sum.count += Number(row.count);
      sum.monthlyMinor += Number(row.monthlyMinor ?? 0);
    }
    return { ...sum };
  });
}
