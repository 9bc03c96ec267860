/** Reads what was measured of pages, as tests ask for it. */
import type { Measurement } from '#domain/performance/contract.ts';
import { readJson } from '#server/db/json-text.ts';
import type { Queryable } from '#server/db/schema.ts';
import '#server/performance/schema.ts';

export async function listSpeedRecords(db: Queryable, siteId: string) {
  const rows = await db.selectFrom('speedRecords').selectAll().where('siteId', '=', siteId).execute();
  return rows.map((row) => ({ ...row, records: readJson(row.records) as readonly Measurement[] }));
}

export async function listSpeedPaths(db: Queryable, siteId: string) {
  return db.selectFrom('speedDays').select(['path', 'loads']).where('siteId', '=', siteId).execute();
}

/** Page loads that are stored, added up or not yet. */
export async function countSpeedLoads(db: Queryable, siteId: string): Promise<number> {
  const raw = await listSpeedRecords(db, siteId);
  const days = await listSpeedPaths(db, siteId);
  return raw.length + days.reduce((sum, { path, loads }) => sum + (path === '' ? loads : 0), 0);
}
