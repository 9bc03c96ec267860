/** Hits that are read again, and the visits they make up. */

import { sql } from 'kysely';
import type { Period } from '#domain/locale/period.ts';
import type { Trait } from '#domain/tracking/roll-up.ts';
import { BUCKETS, bucketOf } from '#domain/tracking/sample.ts';
import type { SeenHit, Visit } from '#domain/tracking/visits.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { VisitTable } from './schema.ts';

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** In the order they came. */
export async function listHitsBetween(db: Queryable, siteId: string, { from, until }: Span) {
  const rows = await db
    .selectFrom('hits')
    .select(['visitor', 'event', 'path', 'subject', 'at', 'source', 'medium', 'campaign'])
    .select(['language', 'country', 'device', 'browser', 'system'])
    .where('site_id', '=', siteId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows as readonly SeenHit[];
}

/** Undefined where there is none. */
export async function findHitTime(
  db: Queryable,
  siteId: string,
  which: 'asc' | 'desc',
  from = 0,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('hits')
    .select('at')
    .where('site_id', '=', siteId)
    .where('at', '>=', from)
    .orderBy('at', which)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function countHitsSince(db: Queryable, siteId: string, from: number): Promise<number> {
  const { count } = await db
    .selectFrom('hits')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('site_id', '=', siteId)
    .where('at', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who did something since, with the page each is on. */
export async function listPresent(db: Queryable, siteId: string, from: number) {
  return db
    .selectFrom('hits')
    .select(['visitor', 'path'])
    .where('site_id', '=', siteId)
    .where('at', '>=', from)
    .orderBy('at')
    .execute();
}

interface DayOfSite {
  readonly siteId: string;
  readonly day: string;
}

export async function replaceVisits(
  tx: Queryable,
  { siteId, day }: DayOfSite,
  visits: readonly Visit[],
  newId: () => string,
): Promise<void> {
  await tx.deleteFrom('visits').where('site_id', '=', siteId).where('day', '=', day).execute();
  for (const chunk of chunks(visits)) {
    const rows: VisitTable[] = chunk.map(({ startedAt, endedAt, pages, events, ...visit }) => ({
      ...visit,
      id: newId(),
      site_id: siteId,
      day,
      bucket: bucketOf(visit.visitor),
      started_at: startedAt,
      ended_at: endedAt,
      pages: JSON.stringify(pages),
      events: JSON.stringify(events),
    }));
    await tx.insertInto('visits').values(rows).execute();
  }
}

export type Filters = { readonly [Name in Trait | 'page']?: string | undefined };

/**
 * Those of a period that all filters let through, in the order of their days.
 * @param buckets of visitors that are looked at
 */
export async function listVisits(
  db: Queryable,
  siteId: string,
  { from, until }: Period,
  { page, ...traits }: Filters,
  buckets = BUCKETS,
): Promise<(Visit & { readonly day: string })[]> {
  const isPart = buckets < BUCKETS;
  // As it stands the index by days would be taken, and every visit of the period be read for a few of them.
  const day = isPart ? sql<string>`day || ''` : sql<string>`day`;
  let query = db
    .selectFrom('visits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(day, '>=', from)
    .where(day, '<=', until);
  if (isPart) query = query.where('bucket', '<', buckets);
  for (const [trait, value] of Object.entries(traits))
    if (value !== undefined) query = query.where(trait as Trait, '=', value);
  const rows = await query.orderBy('day').execute();
  const visits = rows.map(({ started_at, ended_at, pages, events, ...visit }) => ({
    ...visit,
    device: visit.device as Visit['device'],
    startedAt: started_at,
    endedAt: ended_at,
    pages: JSON.parse(pages) as Visit['pages'],
    events: JSON.parse(events) as Visit['events'],
  }));
  return page === undefined ? visits : visits.filter(({ pages }) => Object.hasOwn(pages, page));
}

export async function deleteVisitsBefore(tx: Queryable, siteId: string, day: string): Promise<void> {
  await tx.deleteFrom('visits').where('site_id', '=', siteId).where('day', '<', day).execute();
}
