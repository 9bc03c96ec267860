import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { Queryable } from '../db/schema.ts';
import type { AccountTable, OneTimeLinkTable } from './tables.ts';

export async function countAccounts(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAccount(db: Queryable, account: AccountTable): Promise<void> {
  await db.insertInto('accounts').values(account).execute();
}

export async function findAccount(db: Queryable, id: string): Promise<AccountTable | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param email in lower case */
export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountTable | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isOwner: boolean;
  /** On how many it works with a role of its own. */
  readonly sites: number;
  /** An authenticator app or a passkey. */
  readonly hasSecondFactor: boolean;
  readonly lastSignInAt: number | null;
}

/** Owners of the installation first, then by address. */
export async function listAccounts(db: Queryable): Promise<AccountSummary[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('siteRoles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('siteRoles.accountId', '=', 'accounts.id')
        .as('sites'),
      eb
        .selectFrom('totpSecrets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('totpSecrets.accountId', '=', 'accounts.id')
        .where('totpSecrets.confirmedAt', 'is not', null)
        .as('apps'),
      eb
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('passkeys.accountId', '=', 'accounts.id')
        .as('keys'),
    ])
    .orderBy('isOwner', 'desc')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    isOwner: row.isOwner === 1,
    sites: row.sites ?? 0,
    hasSecondFactor: (row.apps ?? 0) + (row.keys ?? 0) > 0,
    lastSignInAt: row.lastSignInAt,
  }));
}

export async function updateAccount(
  db: Queryable,
  id: string,
  change: Partial<Omit<AccountTable, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', id).execute();
}

export async function findSiteRole(
  db: Queryable,
  accountId: string,
  siteId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('siteRoles')
    .select('role')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.role;
}

/** Site ids and the role on each. */
export async function listSiteRoles(db: Queryable, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('siteRoles')
    .select(['siteId', 'role'])
    .where('accountId', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.siteId, row.role]));
}

/** Gives a role on a site, in place of the one there was. */
export async function setSiteRole(
  db: Queryable,
  { now, ...role }: { accountId: string; siteId: string; role: number; now: number },
): Promise<void> {
  await db
    .insertInto('siteRoles')
    .values({ ...role, createdAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ role: role.role }))
    .execute();
}

export async function insertLink(db: Queryable, link: OneTimeLinkTable): Promise<void> {
  await db.insertInto('oneTimeLinks').values(link).execute();
}

export async function findLink(
  db: Queryable,
  hash: string,
  purpose: string,
): Promise<OneTimeLinkTable | undefined> {
  return db
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** False when somebody else has used it since. */
export async function deleteLink(db: Queryable, hash: string): Promise<boolean> {
  const result = await db.deleteFrom('oneTimeLinks').where('hash', '=', hash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteLinks(
  db: Queryable,
  purpose: string,
  accountId: string | null = null,
): Promise<void> {
  const query = db.deleteFrom('oneTimeLinks').where('purpose', '=', purpose);
  await (accountId === null
    ? query.where('accountId', 'is', null)
    : query.where('accountId', '=', accountId)
  ).execute();
}

/** Addresses of a site's administrators; of the installation's owners where it has none. */
export async function listCaretakers(db: Queryable, siteId: string): Promise<string[]> {
  const administrators = await db
    .selectFrom('siteRoles')
    .innerJoin('accounts', 'accounts.id', 'siteRoles.accountId')
    .select('accounts.email')
    .where('siteRoles.siteId', '=', siteId)
    .where('siteRoles.role', '=', CONTRIBUTOR_ROLES.admin)
    .orderBy('accounts.email')
    .execute();
  if (administrators.length > 0) return administrators.map(({ email }) => email);
  const owners = await db
    .selectFrom('accounts')
    .select('email')
    .where('isOwner', '=', 1)
    .orderBy('email')
    .execute();
  return owners.map(({ email }) => email);
}

/** Who may do everything in the installation, the first of them first. */
export async function listOwnerNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('name')
    .where('isOwner', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
