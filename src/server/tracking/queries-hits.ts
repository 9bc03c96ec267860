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
    const rows: HitTable[] = chunk.map(({ siteId, ...hit }) => ({ ...hit, siteId }));
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
      .insertInto('hitDrops')
      .values({ siteId, day, reason, count })
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'day', 'reason']).doUpdateSet((eb) => ({
          count: eb('hitDrops.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** The salt of a day: of all processes the same, whichever asks first. */
export async function keepSalt(tx: Queryable, day: string, salt: string): Promise<string> {
  await tx
    .insertInto('visitorSalts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await tx
    .selectFrom('visitorSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}

export async function deleteSaltsBefore(tx: Queryable, day: string): Promise<void> {
  await tx.deleteFrom('visitorSalts').where('day', '<', day).execute();
}

export async function deleteHitsBefore(tx: Queryable, siteId: string, at: number): Promise<void> {
  await tx.deleteFrom('hits').where('siteId', '=', siteId).where('at', '<', at).execute();
}
