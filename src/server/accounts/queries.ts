import type { Queryable, TokenTable } from '../db/schema.ts';

export async function insertToken(db: Queryable, token: TokenTable): Promise<void> {
  await db.insertInto('tokens').values(token).execute();
}

export async function findTokenByHash(db: Queryable, hash: string): Promise<TokenTable | undefined> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function listTokens(db: Queryable): Promise<TokenTable[]> {
  return db.selectFrom('tokens').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function touchToken(db: Queryable, id: string, now: number): Promise<void> {
  await db.updateTable('tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function revokeToken(db: Queryable, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
