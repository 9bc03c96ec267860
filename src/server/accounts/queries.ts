import type { Queryable } from '../db/schema.ts';
import type { TokenTable } from './tables.ts';

export async function insertToken(db: Queryable, token: TokenTable): Promise<void> {
  await db.insertInto('tokens').values(token).execute();
}

export async function findTokenByHash(db: Queryable, hash: string): Promise<TokenTable | undefined> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

export async function listTokens(db: Queryable): Promise<TokenTable[]> {
  return db.selectFrom('tokens').selectAll().orderBy('createdAt').orderBy('id').execute();
}

export async function touchToken(db: Queryable, id: string, now: number): Promise<void> {
  await db.updateTable('tokens').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

export async function revokeToken(db: Queryable, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Those in use, the newest first. */
export async function listTokensOfAccount(db: Queryable, accountId: string): Promise<TokenTable[]> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The token that was taken back; undefined when the account has none of this id in use. */
export async function revokeTokenOfAccount(
  db: Queryable,
  accountId: string,
  id: string,
  now: number,
): Promise<TokenTable | undefined> {
  return db
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
