/** What people do with the links in their mails: confirm, and leave. */
import type { ListMember } from '#domain/lists/calls.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { hashOf, readUnsubscribeToken } from './member-links.ts';
import { changeMembers, findList, findMember } from './queries.ts';
import { type Confirmation, deleteConfirmations, findConfirmation } from './queries-links.ts';

export interface MemberOfList {
  readonly member: ListMember;
  readonly listName: string;
}

type ConfirmDeps = Pick<Deps, 'db' | 'now'>;

/** Whom a link to confirm is about; undefined when it is not good, or no longer. */
export async function readConfirmation(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  siteId: string,
  token: string,
): Promise<(MemberOfList & { readonly confirmation: Confirmation }) | undefined> {
  const confirmation = await findConfirmation(db, hashOf(token));
  if (!confirmation || confirmation.expiresAt < now()) return undefined;
  const found = await memberOfList(db, siteId, confirmation.memberId);
  return found && { ...found, confirmation };
}

/** May be said again: the link stays good until it expires, or until they leave. */
export async function confirmMember(
  deps: ConfirmDeps,
  siteId: string,
  token: string,
): Promise<MemberOfList | undefined> {
  return deps.db.write(async (tx) => {
    const found = await readConfirmation(tx, deps, siteId, token);
    if (!found || found.member.state === 'subscribed') return found;
    const { source } = found.confirmation;
    const on = { state: 'subscribed', source, confirmedAt: deps.now(), endedAt: null } as const;
    await changeMembers(tx, [found.member.id], on);
    return found;
  });
}

export async function readUnsubscribing(
  db: Queryable,
  secret: string,
  siteId: string,
  token: string,
): Promise<MemberOfList | undefined> {
  const memberId = readUnsubscribeToken(secret, token);
  return memberId === undefined ? undefined : memberOfList(db, siteId, memberId);
}

/** For good, until they themselves come back: links sent before are no longer good. */
export async function unsubscribeMember(
  deps: ConfirmDeps & { readonly secret: string },
  siteId: string,
  token: string,
): Promise<MemberOfList | undefined> {
  return deps.db.write(async (tx) => {
    const found = await readUnsubscribing(tx, deps.secret, siteId, token);
    if (!found) return undefined;
    await endMember(tx, deps, found.member);
    return found;
  });
}

export async function endMember(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  { id, state }: Pick<ListMember, 'id' | 'state'>,
): Promise<void> {
  await deleteConfirmations(tx, [id]);
  if (state !== 'unsubscribed') await changeMembers(tx, [id], { state: 'unsubscribed', endedAt: now() });
}

async function memberOfList(db: Queryable, siteId: string, id: string): Promise<MemberOfList | undefined> {
  const member = await findMember(db, siteId, id);
  const list = member && (await findList(db, siteId, member.listId));
  return member && list && { member, listName: list.name };
}
