import type { AccountPage } from '#domain/members/account-entry.ts';
import type { Queryable } from '../db/schema.ts';
import type { MemberSessionTable } from './tables.ts';

export async function insertSession(tx: Queryable, session: MemberSessionTable): Promise<void> {
  await tx.insertInto('memberSessions').values(session).execute();
}

/** On this site only. Whether it is still good is for the caller to say. */
export async function findSessionByHash(
  db: Queryable,
  siteId: string,
  hash: string,
): Promise<MemberSessionTable | undefined> {
  return db
    .selectFrom('memberSessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

/** The one used last comes first; one more than the page has. */
export async function listSessions(
  db: Queryable,
  siteMemberId: string,
  { now, from, most }: AccountPage & { readonly now: number },
): Promise<MemberSessionTable[]> {
  return db
    .selectFrom('memberSessions')
    .selectAll()
    .where('siteMemberId', '=', siteMemberId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(most + 1)
    .offset(from)
    .execute();
}

export async function countSessions(db: Queryable, siteMemberId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('memberSessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteMemberId', '=', siteMemberId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function touchSession(
  tx: Queryable,
  id: string,
  seen: { readonly lastSeenAt: number; readonly expiresAt: number },
): Promise<void> {
  await tx.updateTable('memberSessions').set(seen).where('id', '=', id).execute();
}

export async function deleteSessionByHash(tx: Queryable, siteId: string, hash: string): Promise<void> {
  await tx.deleteFrom('memberSessions').where('hash', '=', hash).where('siteId', '=', siteId).execute();
}

export async function deleteSession(tx: Queryable, siteMemberId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('memberSessions')
    .where('siteMemberId', '=', siteMemberId)
    .where('id', '=', id)
    .execute();
}

/** All of a member but one, or all. */
export async function deleteOtherSessions(
  tx: Queryable,
  siteMemberId: string,
  keptId: string | null,
): Promise<void> {
  const all = tx.deleteFrom('memberSessions').where('siteMemberId', '=', siteMemberId);
  await (keptId === null ? all : all.where('id', '!=', keptId)).execute();
}

export async function deleteExpiredSessions(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('memberSessions').where('expiresAt', '<=', now).execute();
}

/** When members were last seen, by their ids: only while a session is kept. */
export async function listLastSeen(
  db: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('memberSessions')
    .select((eb) => ['siteMemberId', eb.fn.max('lastSeenAt').as('at')])
    .where('siteMemberId', 'in', [...memberIds, ''])
    .groupBy('siteMemberId')
    .execute();
  return new Map(rows.map(({ siteMemberId, at }) => [siteMemberId, Number(at)]));
}
