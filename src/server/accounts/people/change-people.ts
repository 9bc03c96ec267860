/** Changes and takes away the roles of a site's people, but never the last administrator's. */
import { roleLabel } from '#domain/accounts/role-names.ts';
import { CONTRIBUTOR_ROLES, type ContributorRole } from '#domain/accounts/roles.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findAccount, findSiteRole, setSiteRole } from '../queries-accounts.ts';
import { countWithRole, deleteSiteRole } from './queries.ts';

type PeopleChanged<Done> =
  | { readonly kind: Done }
  | { readonly kind: 'missing' | 'not-allowed'; readonly message: string };

interface PersonAddress {
  readonly siteId: string;
  readonly accountId: string;
}

const MISSING = { kind: 'missing', message: 'This person is not on this site.' } as const;

type PeopleDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export async function changeRole(
  deps: PeopleDeps,
  actor: Actor,
  { siteId, accountId, role }: PersonAddress & { readonly role: ContributorRole },
): Promise<PeopleChanged<'changed'>> {
  return deps.db.write(async (tx): Promise<PeopleChanged<'changed'>> => {
    const person = await findPerson(tx, { siteId, accountId });
    if (!person) return MISSING;
    if (person.role === role) return { kind: 'changed' };
    if (await isLastAdmin(tx, siteId, person.role)) return lastAdmin(person.name, 'changing this role');
    await setSiteRole(tx, { accountId, siteId, role, now: deps.now() });
    const what = `made ${person.name} ${roleLabel(role)} instead of ${roleLabel(person.role)}`;
    await note(tx, deps, actor, { siteId, accountId }, 'role-changed', what);
    return { kind: 'changed' };
  });
}

/** The account stays, with its other sites. */
export async function removePerson(
  deps: PeopleDeps,
  actor: Actor,
  { siteId, accountId }: PersonAddress,
): Promise<PeopleChanged<'removed'>> {
  return deps.db.write(async (tx): Promise<PeopleChanged<'removed'>> => {
    const person = await findPerson(tx, { siteId, accountId });
    if (!person) return MISSING;
    if (await isLastAdmin(tx, siteId, person.role)) return lastAdmin(person.name, 'removing them');
    await deleteSiteRole(tx, siteId, accountId);
    const isSelf = actor.accountId === accountId;
    const what = isSelf ? 'left the site' : `removed ${person.name} from the site`;
    await note(tx, deps, actor, { siteId, accountId }, 'removed', what);
    return { kind: 'removed' };
  });
}

async function findPerson(
  tx: Queryable,
  { siteId, accountId }: PersonAddress,
): Promise<{ name: string; role: number } | undefined> {
  const account = await findAccount(tx, accountId);
  const role = await findSiteRole(tx, accountId, siteId);
  return account && role !== undefined ? { name: account.name, role } : undefined;
}

async function isLastAdmin(tx: Queryable, siteId: string, role: number): Promise<boolean> {
  const { admin } = CONTRIBUTOR_ROLES;
  return role === admin && (await countWithRole(tx, siteId, admin)) === 1;
}

function lastAdmin(name: string, doing: string) {
  return {
    kind: 'not-allowed',
    message: `${name} is this site’s only administrator. Make someone else an administrator before ${doing}.`,
  } as const;
}

async function note(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  { siteId, accountId }: PersonAddress,
  verb: string,
  what: string,
): Promise<void> {
  const target = { kind: 'account', id: accountId };
  await recordActivity(tx, deps, { actor, siteId, action: `people.${verb}`, what, target });
}
