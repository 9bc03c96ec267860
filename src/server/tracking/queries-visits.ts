/** Hits that are read again, and the visits they make up. */

import { sql } from 'kysely';
import type { Period } from '#domain/locale/period.ts';
import type { Trait } from '#domain/tracking/roll-up.ts';
import { BUCKETS } from '#domain/tracking/sample.ts';
import type { SeenHit, Visit } from '#domain/tracking/visits.ts';
import { chunks } from '../db/chunks.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { VisitTable } from './schema.ts';

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** In the order they came, so many at a time that nobody else waits long. */
export async function* hitsBetween(
  db: Queryable,
  siteId: string,
  { from, until }: Span,
): AsyncGenerator<readonly SeenHit[]> {
  let last = { at: from, id: '' };
  while (true) {
    const page = await listHitsAfter(db, siteId, last, until);
    if (page.length > 0) yield page as unknown as readonly SeenHit[];
    const end = page.at(-1);
    if (!end || page.length < HITS_AT_ONCE) return;
    last = end;
  }
}

const HITS_AT_ONCE = 1000;

async function listHitsAfter(
  db: Queryable,
  siteId: string,
  last: { readonly at: number; readonly id: string },
  until: number,
) {
  return db
    .selectFrom('hits')
    .select(['id', 'visitor', 'event', 'path', 'subject', 'at', 'source', 'medium', 'campaign'])
    .select(['language', 'country', 'device', 'browser', 'system'])
    .where('siteId', '=', siteId)
    .where('at', '>=', last.at)
    .where('at', '<', until)
    .where(({ eb, or }) => or([eb('at', '>', last.at), eb('id', '>', last.id)]))
    .orderBy('at')
    .orderBy('id')
    .limit(HITS_AT_ONCE)
    .execute();
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
    .where('siteId', '=', siteId)
    .where('at', '>=', from)
    .orderBy('at', which)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function countHitsSince(db: Queryable, siteId: string, from: number): Promise<number> {
  const { count } = await db
    .selectFrom('hits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('at', '>=', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who did something since, with the page each is on. */
export async function listPresent(db: Queryable, siteId: string, from: number) {
  return db
    .selectFrom('hits')
    .select(['visitor', 'path'])
    .where('siteId', '=', siteId)
    .where('at', '>=', from)
    .orderBy('at')
    .execute();
}

export interface DayOfSite {
  readonly siteId: string;
  readonly day: string;
}

/** What of a visit changes while its day goes on. */
export async function listVisitStates(db: Queryable, { siteId, day }: DayOfSite) {
  return db
    .selectFrom('visits')
    .select(['id', 'visitor', 'startedAt', 'endedAt', 'views', 'leaving', 'pages', 'events'])
    .where('siteId', '=', siteId)
    .where('day', '=', day)
    .execute();
}

export async function writeVisits(tx: Queryable, rows: readonly VisitTable[]): Promise<void> {
  for (const chunk of chunks(rows))
    await tx
      .insertInto('visits')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          endedAt: ref('excluded.endedAt'),
          views: ref('excluded.views'),
          leaving: ref('excluded.leaving'),
          pages: ref('excluded.pages'),
          events: ref('excluded.events'),
        })),
      )
      .execute();
}

export async function deleteVisits(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) await tx.deleteFrom('visits').where('id', 'in', chunk).execute();
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
    .where('siteId', '=', siteId)
    .where(day, '>=', from)
    .where(day, '<=', until);
  if (isPart) query = query.where('bucket', '<', buckets);
  for (const [trait, value] of Object.entries(traits))
    if (value !== undefined) query = query.where(trait as Trait, '=', value);
  const rows = await query.orderBy('day').execute();
  const visits = rows.map(({ startedAt, endedAt, pages, events, ...visit }) => ({
    ...visit,
    device: visit.device as Visit['device'],
    startedAt,
    endedAt,
    pages: readJson(pages),
    events: readJson(events),
  }));
  return page === undefined ? visits : visits.filter(({ pages }) => Object.hasOwn(pages, page));
}

export async function deleteVisitsBefore(tx: Queryable, siteId: string, day: string): Promise<void> {
  await tx.deleteFrom('visits').where('siteId', '=', siteId).where('day', '<', day).execute();
}
