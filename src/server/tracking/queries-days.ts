/** What is added up by days. */
import { sql } from 'kysely';
import type { Period } from '#domain/locale/period.ts';
import {
  type Counts,
  type DayCounts,
  DIMENSIONS,
  type Dimension,
  shownOf,
} from '#domain/tracking/roll-up.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';

export interface PeriodOfSite extends Period {
  readonly siteId: string;
}

const COUNTS = ['visitors', 'visits', 'views', 'bounces', 'seconds', 'events'] as const;

export async function insertDays(tx: Queryable, siteId: string, days: readonly DayCounts[]): Promise<void> {
  for (const chunk of chunks(days))
    await tx
      .insertInto('visitorDays')
      .values(chunk.map((each) => ({ ...each, siteId })))
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'dimension', 'day', 'value']).doUpdateSet(({ ref }) => ({
          visitors: ref('excluded.visitors'),
          visits: ref('excluded.visits'),
          views: ref('excluded.views'),
          bounces: ref('excluded.bounces'),
          seconds: ref('excluded.seconds'),
          events: ref('excluded.events'),
        })),
      )
      .execute();
}

/** Values of a day that nobody has any more. */
export async function deleteValues(
  tx: Queryable,
  siteId: string,
  values: readonly Pick<DayCounts, 'day' | 'dimension' | 'value'>[],
): Promise<void> {
  for (const { day, dimension, value } of values)
    await tx
      .deleteFrom('visitorDays')
      .where('siteId', '=', siteId)
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('value', '=', value)
      .execute();
}

export async function listDay(db: Queryable, siteId: string, day: string): Promise<DayCounts[]> {
  const rows = await db
    .selectFrom('visitorDays')
    .select(['day', 'dimension', 'value', ...COUNTS])
    .where('siteId', '=', siteId)
    .where('dimension', 'in', [...DIMENSIONS])
    .where('day', '=', day)
    .execute();
  return rows as DayCounts[];
}

/**
 * By `day` or by `value`: the sums of a dimension, in the order of their keys; or `limit` of them, the most first.
 * A year of a large site has tens of thousands of values, of which a chart shows ten.
 */
export async function sumDays(
  db: Queryable,
  { siteId, from, until }: PeriodOfSite,
  dimension: Dimension,
  by: 'day' | 'value',
  limit?: number,
): Promise<(Counts & { readonly key: string })[]> {
  const sums = db
    .selectFrom('visitorDays')
    .select(`${by} as key`)
    .select(COUNTS.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('siteId', '=', siteId)
    .where('dimension', '=', dimension)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(by);
  const most = sums
    .orderBy(shownOf(dimension), 'desc')
    .orderBy('visitors', 'desc')
    .orderBy('views', 'desc')
    .orderBy(by);
  return (limit === undefined ? sums.orderBy(by) : most.limit(limit)).execute();
}

export async function listDays(db: Queryable, siteId: string): Promise<DayCounts[]> {
  const rows = await db
    .selectFrom('visitorDays')
    .select(['day', 'dimension', 'value', ...COUNTS])
    .where('siteId', '=', siteId)
    .orderBy('day')
    .orderBy('dimension')
    .orderBy('value')
    .execute();
  return rows as DayCounts[];
}

export async function sumDrops(
  db: Queryable,
  { siteId, from, until }: PeriodOfSite,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('hitDrops')
    .select('reason')
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('siteId', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy('reason')
    .execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

/** Up to when hits have been added up; 0 where none have. */
export async function findMark(db: Queryable, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('trackingMarks')
    .select('addedUpTo')
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.addedUpTo ?? 0;
}

export async function writeMark(tx: Queryable, siteId: string, at: number): Promise<void> {
  await tx
    .insertInto('trackingMarks')
    .values({ siteId, addedUpTo: at })
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ addedUpTo: at }))
    .execute();
}

/** Everything of a site, raw and added up. */
export async function deleteCounted(tx: Queryable, siteId: string): Promise<void> {
  for (const table of ['hits', 'visits', 'visitorDays', 'hitDrops', 'trackingMarks'] as const)
    await tx.deleteFrom(table).where('siteId', '=', siteId).execute();
}
