import { type Permission, ROLE_PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { Queryable } from '../../db/schema.ts';

/** Addresses of those of the site who may do this; where there is none, of the owners of the installation. */
export async function listPeopleWho(
  db: Queryable,
  siteId: string,
  permission: Permission,
): Promise<string[]> {
  const roles = Object.entries(ROLE_PERMISSIONS).flatMap(([role, held]) =>
    held.includes(permission) ? [Number(role)] : [],
  );
  const people = await db
    .selectFrom('siteRoles')
    .innerJoin('accounts', 'accounts.id', 'siteRoles.accountId')
    .select('accounts.email')
    .where('siteRoles.siteId', '=', siteId)
    .where('siteRoles.role', 'in', roles)
    .orderBy('accounts.id')
    .execute();
  if (people.length > 0) return people.map(({ email }) => email);
  const owners = await db
    .selectFrom('accounts')
    .select('email')
    .where('isOwner', '=', 1)
    .orderBy('id')
    .execute();
  return owners.map(({ email }) => email);
}
