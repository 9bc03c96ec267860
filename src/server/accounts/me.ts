/** Who is signed in, and on which sites they may do what. */
import type { Me, MeSite } from '#domain/accounts/calls.ts';
import { permissionsOf } from '#domain/accounts/permissions.ts';
import { ownerLanguage } from '#domain/owner-area/languages.ts';
import type { Queryable } from '../db/schema.ts';
import type { AccountsDeps } from './deps.ts';
import { findAccount, listOwnerNames, listSiteRoles } from './queries-accounts.ts';
import type { AccountTable } from './tables.ts';

/** Sites on which the account has a role of its own come first, then the others an owner may see. */
export async function describeMe(
  deps: Pick<AccountsDeps, 'db' | 'listSites' | 'listShops' | 'isMailed'>,
  accountId: string,
): Promise<Me | undefined> {
  const [account, sites, shops, areSent, setUpBy] = await Promise.all([
    findAccount(deps.db.read, accountId),
    deps.listSites(),
    deps.listShops(),
    deps.isMailed(),
    listOwnerNames(deps.db.read),
  ]);
  if (!account) return undefined;
  const isOwner = account.isOwner === 1;
  const { roles, maySee } = await rolesOf(deps.db.read, account);
  const seen: MeSite[] = sites
    .filter((site) => maySee(site.id))
    .map((site) => {
      const role = roles.get(site.id) ?? null;
      const permissions = [...permissionsOf({ isOwner, role })];
      return { ...site, role, permissions, hasShop: shops.has(site.id) };
    });
  const { id, name, email } = account;
  const language = ownerLanguage(account.language) ?? null;
  return {
    account: { id, name, email, language },
    sites: [...seen.filter((site) => site.role !== null), ...seen.filter((site) => site.role === null)],
    isOwner,
    mails: { areSent, setUpBy },
  };
}

/** An account's roles by site, and which sites there are for it: those it has a role on; all of them for owners of the installation. */
export async function rolesOf(db: Queryable, account: Pick<AccountTable, 'id' | 'isOwner'>) {
  const roles = await listSiteRoles(db, account.id);
  return { roles, maySee: (siteId: string) => account.isOwner === 1 || roles.has(siteId) };
}
