/** What has been counted of a site, for tests. */
import type { Queryable } from '#server/db/schema.ts';

export async function listHits(db: Queryable, siteId: string) {
  return db.selectFrom('hits').selectAll().where('siteId', '=', siteId).orderBy('at').orderBy('id').execute();
}

export async function countDrops(db: Queryable, siteId: string): Promise<Record<string, number>> {
  const rows = await db.selectFrom('hitDrops').selectAll().where('siteId', '=', siteId).execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}
