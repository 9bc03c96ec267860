import type { Queryable } from '../../db/schema.ts';
import type { PasskeyTable, RecoveryCodeTable, SignInChallengeTable, TotpSecretTable } from '../tables.ts';

export async function findTotp(db: Queryable, accountId: string): Promise<TotpSecretTable | undefined> {
  return db.selectFrom('totpSecrets').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Takes the place of a secret that was never confirmed; false when there is a confirmed one. */
export async function offerTotp(db: Queryable, totp: TotpSecretTable): Promise<boolean> {
  await db
    .deleteFrom('totpSecrets')
    .where('accountId', '=', totp.accountId)
    .where('confirmedAt', 'is', null)
    .execute();
  const result = await db
    .insertInto('totpSecrets')
    .values(totp)
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function confirmTotp(db: Queryable, accountId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('totpSecrets')
    .set({ confirmedAt: now })
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts a wrong code, and where none counts any more, begins anew. */
export async function countWrongCode(
  db: Queryable,
  accountId: string,
  { now, forgottenBefore }: { readonly now: number; readonly forgottenBefore: number },
): Promise<void> {
  const ofAccount = db.updateTable('totpSecrets').where('accountId', '=', accountId);
  const counted = await ofAccount
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '+', 1) }))
    .where('wrongSince', '>', forgottenBefore)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) await ofAccount.set({ wrongCodes: 1, wrongSince: now }).execute();
}

/** Spends a step and all before; false when it is spent already. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('totpSecrets')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTotp(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('totpSecrets').where('accountId', '=', accountId).execute();
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
}

/** In place of all there were. */
export async function replaceRecoveryCodes(
  db: Queryable,
  accountId: string,
  codes: readonly RecoveryCodeTable[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await db.insertInto('recoveryCodes').values(codes).execute();
}

/** False when there is no such code, or it has been used. */
export async function spendRecoveryCode(
  db: Queryable,
  { accountId, hash, now }: { accountId: string; hash: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listPasskeys(db: Queryable, accountId: string): Promise<PasskeyTable[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Queryable, id: string): Promise<PasskeyTable | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when the passkey is registered already. */
export async function insertPasskey(db: Queryable, passkey: PasskeyTable): Promise<boolean> {
  const result = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes a use; false when the counter has moved on since it was read. */
export async function notePasskeyUse(
  db: Queryable,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function renamePasskey(
  db: Queryable,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<PasskeyTable | undefined> {
  const passkey = await findPasskey(db, id);
  if (passkey?.accountId !== accountId) return undefined;
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
  return passkey;
}

export async function insertChallenge(db: Queryable, challenge: SignInChallengeTable): Promise<void> {
  await db.insertInto('signInChallenges').values(challenge).execute();
}

export async function findChallenge(
  db: Queryable,
  hash: string,
  purpose: string,
): Promise<SignInChallengeTable | undefined> {
  return db
    .selectFrom('signInChallenges')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

export async function setChallengeNonce(db: Queryable, hash: string, nonce: string): Promise<void> {
  await db.updateTable('signInChallenges').set({ nonce }).where('hash', '=', hash).execute();
}

/** Counts a try; false when there were enough. */
export async function takeTry(db: Queryable, hash: string, most: number): Promise<boolean> {
  const result = await db
    .updateTable('signInChallenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('attempts', '<', most)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteChallenge(db: Queryable, hash: string): Promise<boolean> {
  const result = await db.deleteFrom('signInChallenges').where('hash', '=', hash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteChallengesOf(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('signInChallenges').where('accountId', '=', accountId).execute();
}

export async function deleteExpiredChallenges(db: Queryable, now: number): Promise<void> {
  await db.deleteFrom('signInChallenges').where('expiresAt', '<=', now).execute();
}
