import type { Queryable } from '../db/schema.ts';
import type { MemberLinkTable } from './tables.ts';

export async function insertLink(tx: Queryable, link: MemberLinkTable): Promise<void> {
  await tx.insertInto('memberLinks').values(link).execute();
}

export async function findLink(
  db: Queryable,
  siteId: string,
  hash: string,
  now: number,
): Promise<MemberLinkTable | undefined> {
  return db
    .selectFrom('memberLinks')
    .selectAll()
    .where('hash', '=', hash)
    .where('siteId', '=', siteId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** @returns false where somebody was faster */
export async function deleteLink(tx: Queryable, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('memberLinks').where('hash', '=', hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that were mailed to an address. */
export async function deleteLinksTo(tx: Queryable, siteId: string, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('memberLinks')
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those that are still good, latest first. */
export function listInvitations(db: Queryable, siteId: string, now: number): Promise<MemberLinkTable[]> {
  return db
    .selectFrom('memberLinks')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('purpose', '=', 'invitation')
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('hash')
    .execute();
}

/** @returns whether there was one */
export async function deleteInvitation(tx: Queryable, siteId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('memberLinks')
    .where('hash', '=', hash)
    .where('siteId', '=', siteId)
    .where('purpose', '=', 'invitation')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteInvitationsTo(
  tx: Queryable,
  { siteId, email, planId }: Pick<MemberLinkTable, 'siteId' | 'email' | 'planId'>,
): Promise<void> {
  await tx
    .deleteFrom('memberLinks')
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('planId', '=', planId)
    .execute();
}

export async function deleteLinksOf(tx: Queryable, siteMemberId: string): Promise<void> {
  await tx.deleteFrom('memberLinks').where('siteMemberId', '=', siteMemberId).execute();
}

export async function deleteExpiredLinks(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('memberLinks').where('expiresAt', '<=', now).execute();
}
