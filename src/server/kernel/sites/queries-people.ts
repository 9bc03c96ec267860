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
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select('accounts.email')
    .where('site_roles.site_id', '=', siteId)
    .where('site_roles.role', 'in', roles)
    .orderBy('accounts.id')
    .execute();
  if (people.length > 0) return people.map(({ email }) => email);
  const owners = await db
    .selectFrom('accounts')
    .select('email')
    .where('is_owner', '=', 1)
    .orderBy('id')
    .execute();
  return owners.map(({ email }) => email);
}
