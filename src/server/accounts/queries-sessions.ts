import type { Queryable } from '../db/schema.ts';
import type { SessionTable } from './tables.ts';

export async function insertSession(db: Queryable, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface SessionFound extends SessionTable {
  readonly email: string;
  readonly name: string;
  readonly isOwner: number;
  /** Of the owner area; null: the browser's. */
  readonly language: string | null;
}

/** With whose it is. Whether it is still good is for the caller to say. */
export async function findSessionByHash(db: Queryable, hash: string): Promise<SessionFound | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('sessions')
    .select(['accounts.email', 'accounts.name', 'accounts.isOwner', 'accounts.language'])
    .where('sessions.hash', '=', hash)
    .executeTakeFirst();
}

/** A session that has not ended, by its id, with whose it is. */
export async function findLiveSession(
  db: Queryable,
  id: string,
  now: number,
): Promise<SessionFound | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('sessions')
    .select(['accounts.email', 'accounts.name', 'accounts.isOwner', 'accounts.language'])
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
}

/** The one used last comes first. */
export async function listSessions(db: Queryable, accountId: string, now: number): Promise<SessionTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function touchSession(
  db: Queryable,
  id: string,
  seen: { readonly lastSeenAt: number; readonly expiresAt: number },
): Promise<void> {
  await db.updateTable('sessions').set(seen).where('id', '=', id).execute();
}

export async function findSessionById(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<SessionTable | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends one session of an account. */
export async function deleteSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSessionByHash(db: Queryable, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Ends all sessions of an account but one. */
export async function deleteOtherSessions(
  db: Queryable,
  accountId: string,
  keepId: string | null,
): Promise<number> {
  let query = db.deleteFrom('sessions').where('accountId', '=', accountId);
  if (keepId !== null) query = query.where('id', '!=', keepId);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteExpiredSessions(db: Queryable, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}
