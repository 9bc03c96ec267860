/** Hits as they come in. */
import type { DropReason, Hit } from '#domain/tracking/hit.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { HitTable } from './schema.ts';

export interface StoredHit extends Hit {
  readonly id: string;
  readonly siteId: string;
  readonly at: number;
  readonly visitor: string;
}

export async function insertHits(tx: Queryable, hits: readonly StoredHit[]): Promise<void> {
  for (const chunk of chunks(hits)) {
    const rows: HitTable[] = chunk.map(({ siteId, ...hit }) => ({ ...hit, site_id: siteId }));
    // An order is counted once, under its own id.
    await tx
      .insertInto('hits')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

export interface Dropped {
  readonly siteId: string;
  readonly day: string;
  readonly reason: DropReason;
  readonly count: number;
}

export async function addDrops(tx: Queryable, dropped: readonly Dropped[]): Promise<void> {
  for (const { siteId, day, reason, count } of dropped) {
    await tx
      .insertInto('hit_drops')
      .values({ site_id: siteId, day, reason, count })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'day', 'reason']).doUpdateSet((eb) => ({
          count: eb('hit_drops.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** The salt of a day: of all processes the same, whichever asks first. */
export async function keepSalt(tx: Queryable, day: string, salt: string): Promise<string> {
  await tx
    .insertInto('visitor_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await tx
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}

export async function deleteSaltsBefore(tx: Queryable, day: string): Promise<void> {
  await tx.deleteFrom('visitor_salts').where('day', '<', day).execute();
}

export async function deleteHitsBefore(tx: Queryable, siteId: string, at: number): Promise<void> {
  await tx.deleteFrom('hits').where('site_id', '=', siteId).where('at', '<', at).execute();
}
