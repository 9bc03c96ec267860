import type { Queryable } from '../../db/schema.ts';

export interface Claim {
  /** Site, who asks and what for: keys of one mean nothing to another. */
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface KnownClaimRow {
  readonly fingerprint: string;
  readonly leaseUntil: number;
  readonly answer: string | null;
}

/** False where the key is known. */
export async function insertClaim(
  tx: Queryable,
  { scope, key, fingerprint }: Claim,
  at: { readonly now: number; readonly leaseUntil: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotencyClaims')
    .values({ scope, key, fingerprint, leaseUntil: at.leaseUntil, answer: null, createdAt: at.now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function findClaim(db: Queryable, { scope, key }: Claim): Promise<KnownClaimRow | undefined> {
  return db
    .selectFrom('idempotencyClaims')
    .select(['fingerprint', 'leaseUntil', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function updateClaim(
  tx: Queryable,
  { scope, key }: Claim,
  change: { readonly leaseUntil?: number; readonly answer?: string },
): Promise<void> {
  await tx
    .updateTable('idempotencyClaims')
    .set(change)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

export async function deleteClaim(tx: Queryable, { scope, key }: Claim): Promise<void> {
  await tx.deleteFrom('idempotencyClaims').where('scope', '=', scope).where('key', '=', key).execute();
}

export async function deleteOldClaims(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('idempotencyClaims').where('createdAt', '<', before).execute();
}
