import type { Queryable } from '../../db/schema.ts';
import type { InvitationTable } from '../tables.ts';

export async function findInvitation(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<InvitationTable | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findInvitationByHash(
  db: Queryable,
  hash: string,
): Promise<InvitationTable | undefined> {
  return db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function listInvitations(db: Queryable, siteId: string): Promise<InvitationTable[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** In place of the one there was for the same address. */
export async function putInvitation(db: Queryable, invitation: InvitationTable): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('siteId', '=', invitation.siteId)
    .where('email', '=', invitation.email)
    .execute();
  await db.insertInto('invitations').values(invitation).execute();
}

export async function renewInvitation(
  db: Queryable,
  id: string,
  sent: { readonly hash: string; readonly sentAt: number; readonly expiresAt: number },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ hash: sent.hash, sentAt: sent.sentAt, expiresAt: sent.expiresAt })
    .where('id', '=', id)
    .execute();
}

/** False when it is gone already. */
export async function deleteInvitation(db: Queryable, id: string): Promise<boolean> {
  const result = await db.deleteFrom('invitations').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOwner: number;
  readonly lastSignInAt: number | null;
  readonly role: number | null;
}

/** Everybody with a role on the site, and the installation's owners. */
export async function listPeople(db: Queryable, siteId: string): Promise<PersonRow[]> {
  return db
    .selectFrom('accounts')
    .leftJoin('siteRoles', (join) =>
      join.onRef('siteRoles.accountId', '=', 'accounts.id').on('siteRoles.siteId', '=', siteId),
    )
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.email',
      'accounts.isOwner',
      'accounts.lastSignInAt',
      'siteRoles.role',
    ])
    .where((eb) => eb.or([eb('siteRoles.role', 'is not', null), eb('accounts.isOwner', '=', 1)]))
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .execute();
}

export async function countWithRole(db: Queryable, siteId: string, role: number): Promise<number> {
  const { count } = await db
    .selectFrom('siteRoles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteSiteRole(db: Queryable, siteId: string, accountId: string): Promise<void> {
  await db.deleteFrom('siteRoles').where('siteId', '=', siteId).where('accountId', '=', accountId).execute();
}
