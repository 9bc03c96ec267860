import type { Queryable } from '../../db/schema.ts';
import type { PasskeyTable, RecoveryCodeTable, SignInChallengeTable, TotpSecretTable } from '../tables.ts';

export async function findTotp(db: Queryable, accountId: string): Promise<TotpSecretTable | undefined> {
  return db.selectFrom('totp_secrets').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Takes the place of a secret that was never confirmed; false when there is a confirmed one. */
export async function offerTotp(db: Queryable, totp: TotpSecretTable): Promise<boolean> {
  await db
    .deleteFrom('totp_secrets')
    .where('account_id', '=', totp.account_id)
    .where('confirmed_at', 'is', null)
    .execute();
  const result = await db
    .insertInto('totp_secrets')
    .values(totp)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function confirmTotp(db: Queryable, accountId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('totp_secrets')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts a wrong code, and where none counts any more, begins anew. */
export async function countWrongCode(
  db: Queryable,
  accountId: string,
  { now, forgottenBefore }: { readonly now: number; readonly forgottenBefore: number },
): Promise<void> {
  const ofAccount = db.updateTable('totp_secrets').where('account_id', '=', accountId);
  const counted = await ofAccount
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('wrong_since', '>', forgottenBefore)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) await ofAccount.set({ wrong_codes: 1, wrong_since: now }).execute();
}

/** Spends a step and all before; false when it is spent already. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTotp(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('totp_secrets').where('account_id', '=', accountId).execute();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

/** In place of all there were. */
export async function replaceRecoveryCodes(
  db: Queryable,
  accountId: string,
  codes: readonly RecoveryCodeTable[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db.insertInto('recovery_codes').values(codes).execute();
}

/** False when there is no such code, or it has been used. */
export async function spendRecoveryCode(
  db: Queryable,
  { accountId, hash, now }: { accountId: string; hash: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listPasskeys(db: Queryable, accountId: string): Promise<PasskeyTable[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
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
    .set({ counter, last_used_at: now })
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
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<PasskeyTable | undefined> {
  const passkey = await findPasskey(db, id);
  if (passkey?.account_id !== accountId) return undefined;
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
  return passkey;
}

export async function insertChallenge(db: Queryable, challenge: SignInChallengeTable): Promise<void> {
  await db.insertInto('sign_in_challenges').values(challenge).execute();
}

export async function findChallenge(
  db: Queryable,
  hash: string,
  purpose: string,
): Promise<SignInChallengeTable | undefined> {
  return db
    .selectFrom('sign_in_challenges')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

export async function setChallengeNonce(db: Queryable, hash: string, nonce: string): Promise<void> {
  await db.updateTable('sign_in_challenges').set({ nonce }).where('hash', '=', hash).execute();
}

/** Counts a try; false when there were enough. */
export async function takeTry(db: Queryable, hash: string, most: number): Promise<boolean> {
  const result = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('attempts', '<', most)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteChallenge(db: Queryable, hash: string): Promise<boolean> {
  const result = await db.deleteFrom('sign_in_challenges').where('hash', '=', hash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteChallengesOf(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredChallenges(db: Queryable, now: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
}
