import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** Every time zone’s days begin with one of these. */
const QUARTER_MS = 15 * 60 * 1000;

export async function countJoinedBefore(db: Queryable, siteId: string, at: number): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('joinedAt', '<', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By quarters of an hour, in order. */
export async function listJoined(
  db: Queryable,
  siteId: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<{ readonly at: number; readonly count: number }[]> {
  const quarter = sql<number>`joined_at / ${sql.lit(QUARTER_MS)}`;
  const rows = await db
    .selectFrom('members')
    .select((eb) => [quarter.as('quarter'), eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .where('joinedAt', '>=', from)
    .where('joinedAt', '<', until)
    .groupBy(quarter)
    .orderBy(quarter)
    .execute();
  return rows.map((row) => ({ at: Number(row.quarter) * QUARTER_MS, count: Number(row.count) }));
}
