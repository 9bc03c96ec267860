/** Test events of the people who run a site, and what of hits counts towards a goal. */
import type { TestEvent } from '#domain/tracking/calls-events.ts';
import type { SeenHit } from '#domain/tracking/visits.ts';
import type { Queryable } from '../db/schema.ts';
import type { Span } from './queries-visits.ts';

const MAX_SHOWN = 200;

export async function insertTestEvent(
  tx: Queryable,
  { siteId, id, at, name, path, data }: TestEvent & { readonly siteId: string },
): Promise<void> {
  await tx.insertInto('testEvents').values({ siteId, id, at, name, path, data }).execute();
}

/** The newest first. */
export async function listTestEvents(db: Queryable, siteId: string, since: number): Promise<TestEvent[]> {
  return db
    .selectFrom('testEvents')
    .select(['id', 'at', 'name', 'path', 'data'])
    .where('siteId', '=', siteId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

export async function deleteTestEventsBefore(tx: Queryable, at: number): Promise<void> {
  await tx.deleteFrom('testEvents').where('at', '<', at).execute();
}

/** How often each visitor did something of a kind, by path and subject. */
export async function countByVisitor(
  db: Queryable,
  siteId: string,
  { from, until }: Span,
  events: readonly SeenHit['event'][],
): Promise<(Pick<SeenHit, 'visitor' | 'event' | 'path' | 'subject'> & { readonly count: number })[]> {
  const rows = await db
    .selectFrom('hits')
    .select(['visitor', 'event', 'path', 'subject'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('event', 'in', [...events])
    .groupBy(['visitor', 'event', 'path', 'subject'])
    .execute();
  return rows.map((row) => ({ ...row, event: row.event as SeenHit['event'] }));
}
