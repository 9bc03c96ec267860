/** How fast pages were: as it comes in, and added up by days. */
import type { Period } from '#domain/locale/period.ts';
import type { Measurement } from '#domain/performance/contract.ts';
import type { SpeedSummary } from '#domain/performance/summary.ts';
import { chunks } from '../db/chunks.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

export interface StoredRecords {
  readonly id: string;
  readonly siteId: string;
  readonly at: number;
  readonly path: string;
  readonly device: string;
  readonly records: readonly Measurement[];
}

export async function insertRecords(tx: Queryable, all: readonly StoredRecords[]): Promise<void> {
  for (const chunk of chunks(all))
    await tx
      .insertInto('speedRecords')
      .values(chunk.map((each) => ({ ...each, records: JSON.stringify(each.records) })))
      // What a page sends twice counts once.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/** The oldest of what came in; by taking them, no other process has them. */
export async function takeRecords(tx: Queryable, siteId: string, most: number): Promise<StoredRecords[]> {
  const oldest = await tx
    .selectFrom('speedRecords')
    .select('id')
    .where('siteId', '=', siteId)
    .orderBy('at')
    .limit(most)
    .execute();
  const taken: StoredRecords[] = [];
  for (const ids of chunks(oldest.map(({ id }) => id))) {
    const rows = await tx.deleteFrom('speedRecords').where('id', 'in', ids).returningAll().execute();
    for (const row of rows) taken.push({ ...row, records: readJson(row.records) });
  }
  return taken;
}

/** Counts no further than `most`. */
export async function countRecords(db: Queryable, siteId: string, most: number): Promise<number> {
  const rows = await db
    .selectFrom('speedRecords')
    .select('id')
    .where('siteId', '=', siteId)
    .limit(most)
    .execute();
  return rows.length;
}

export interface SpeedOfDay extends SpeedSummary {
  readonly day: string;
  readonly path: string;
  readonly device: string;
}

export async function listPathsOfDay(db: Queryable, siteId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('speedDays')
    .select('path')
    .distinct()
    .where('siteId', '=', siteId)
    .where('day', '=', day)
    .execute();
  return rows.map(({ path }) => path);
}

export async function findSpeedOfDay(
  db: Queryable,
  siteId: string,
  { day, path, device }: Pick<SpeedOfDay, 'day' | 'path' | 'device'>,
): Promise<SpeedSummary | undefined> {
  const row = await db
    .selectFrom('speedDays')
    .select(['loads', 'metrics', 'subjects'])
    .where('siteId', '=', siteId)
    .where('path', '=', path)
    .where('day', '=', day)
    .where('device', '=', device)
    .executeTakeFirst();
  return row && { loads: row.loads, metrics: readJson(row.metrics), subjects: readJson(row.subjects) };
}

export async function writeSpeed(tx: Queryable, siteId: string, days: readonly SpeedOfDay[]): Promise<void> {
  for (const chunk of chunks(days))
    await tx
      .insertInto('speedDays')
      .values(
        chunk.map(({ metrics, subjects, ...each }) => ({
          ...each,
          siteId,
          metrics: JSON.stringify(metrics),
          subjects: JSON.stringify(subjects),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'path', 'day', 'device']).doUpdateSet(({ ref }) => ({
          loads: ref('excluded.loads'),
          metrics: ref('excluded.metrics'),
          subjects: ref('excluded.subjects'),
        })),
      )
      .execute();
}

export interface AskedSpeed extends Period {
  readonly siteId: string;
  readonly device?: string | undefined;
}

/** @param path empty for all pages together */
export async function listSpeed(
  db: Queryable,
  { siteId, from, until, device }: AskedSpeed,
  path: string,
): Promise<SpeedOfDay[]> {
  const rows = await db
    .selectFrom('speedDays')
    .select(['day', 'path', 'device', 'loads', 'metrics', 'subjects'])
    .where('siteId', '=', siteId)
    .where('path', '=', path)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(device !== undefined, (query) => query.where('device', '=', device as string))
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    ...row,
    metrics: readJson(row.metrics),
    subjects: readJson(row.subjects),
  }));
}

/** Only numbers: where many days are read, what they say besides stays in the database. */
export async function listMetrics(
  db: Queryable,
  { siteId, from, until, device }: AskedSpeed,
  path: string,
): Promise<Pick<SpeedOfDay, 'loads' | 'metrics'>[]> {
  const rows = await db
    .selectFrom('speedDays')
    .select(['loads', 'metrics'])
    .where('siteId', '=', siteId)
    .where('path', '=', path)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(device !== undefined, (query) => query.where('device', '=', device as string))
    .execute();
  return rows.map(({ loads, metrics }) => ({ loads, metrics: readJson(metrics) }));
}

/** The pages that were loaded most. */
export async function listMostLoaded(
  db: Queryable,
  { siteId, from, until, device }: AskedSpeed,
  most: number,
): Promise<{ readonly path: string; readonly loads: number }[]> {
  return db
    .selectFrom('speedDays')
    .select('path')
    .select(({ fn }) => fn.sum<number>('loads').as('loads'))
    .where('siteId', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('path', '!=', '')
    .$if(device !== undefined, (query) => query.where('device', '=', device as string))
    .groupBy('path')
    .orderBy('loads', 'desc')
    .orderBy('path')
    .limit(most)
    .execute();
}

export async function deleteSpeedBefore(tx: Queryable, siteId: string, day: string): Promise<void> {
  await tx.deleteFrom('speedDays').where('siteId', '=', siteId).where('day', '<', day).execute();
}

/** All of a site. */
export async function deleteSpeed(tx: Queryable, siteId: string): Promise<void> {
  for (const table of ['speedRecords', 'speedDays'] as const)
    await tx.deleteFrom(table).where('siteId', '=', siteId).execute();
}

export async function listAllSpeed(db: Queryable, siteId: string): Promise<SpeedOfDay[]> {
  const rows = await db
    .selectFrom('speedDays')
    .select(['day', 'path', 'device', 'loads', 'metrics', 'subjects'])
    .where('siteId', '=', siteId)
    .orderBy('day')
    .orderBy('path')
    .orderBy('device')
    .execute();
  return rows.map((row) => ({ ...row, metrics: readJson(row.metrics), subjects: readJson(row.subjects) }));
}
