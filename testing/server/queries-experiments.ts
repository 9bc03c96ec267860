import type { Queryable } from '#server/db/schema.ts';
import '#server/experiments/queries.ts';

/** Rows of single visitors. */
export async function countVisitorRows(db: Queryable, experimentId: string): Promise<number> {
  const rows = await db
    .selectFrom('experimentVisitors')
    .select('visitor')
    .where('experimentId', '=', experimentId)
    .execute();
  return rows.length;
}
