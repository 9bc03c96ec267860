import type { Queryable } from '../db/schema.ts';
import type { MemberPasskeyTable, SpentChallengeTable } from './tables.ts';

export async function listPasskeys(db: Queryable, siteMemberId: string): Promise<MemberPasskeyTable[]> {
  return db
    .selectFrom('memberPasskeys')
    .selectAll()
    .where('siteMemberId', '=', siteMemberId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** By the credential’s id: browsers choose it, so it says nothing outside its site and host. */
export async function findPasskey(
  db: Queryable,
  { siteId, host, credentialId }: Pick<MemberPasskeyTable, 'siteId' | 'host' | 'credentialId'>,
): Promise<MemberPasskeyTable | undefined> {
  return db
    .selectFrom('memberPasskeys')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('host', '=', host)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** @returns how many of them are new */
export async function insertPasskeys(tx: Queryable, rows: readonly MemberPasskeyTable[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberPasskeys')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['siteId', 'host', 'credentialId']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** @returns false where the counter has moved on since it was read */
export async function notePasskeyUse(
  tx: Queryable,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('memberPasskeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had it */
export async function deletePasskey(tx: Queryable, siteMemberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('memberPasskeys')
    .where('siteMemberId', '=', siteMemberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns false where it is there already */
export async function insertSpent(tx: Queryable, spent: SpentChallengeTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spentChallenges')
    .values(spent)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteExpiredChallenges(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('spentChallenges').where('expiresAt', '<=', now).execute();
}
