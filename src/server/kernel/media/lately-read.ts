/** Files that pages and visitors asked for lately: what is on disk goes on answering while the database is away. */
import { BoundedMap } from '#domain/bounded-map.ts';
import type { Queryable } from '../../db/schema.ts';
import type { MediaRecord } from './records.ts';

const MAX_KEPT = 20_000;

const kept = new WeakMap<Queryable, BoundedMap<string, MediaRecord>>();

export function keepLatelyRead(db: Queryable, siteId: string, record: MediaRecord): void {
  const own = kept.get(db) ?? new BoundedMap<string, MediaRecord>(MAX_KEPT);
  kept.set(db, own);
  own.keep(`${siteId} ${record.id}`, record);
}

export function findLatelyRead(db: Queryable, siteId: string, id: string): MediaRecord | undefined {
  return kept.get(db)?.get(`${siteId} ${id}`);
}

export function forgetLatelyRead(db: Queryable, siteId: string, id: string): void {
  kept.get(db)?.delete(`${siteId} ${id}`);
}
