import type { ListMember, MemberSource, NewsletterList } from '#domain/lists/calls.ts';
import type { MemberState } from '#domain/lists/list.ts';
import { pick } from '#domain/pick.ts';
import { readJson } from '../db/json-text.ts';
import { matchWords, wordsOf } from '../db/match-words.ts';
import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';
import type { ListMemberTable, NewsletterListTable } from './tables.ts';

/** The oldest first, with how many are on each. */
export async function listLists(db: Queryable, siteId: string): Promise<NewsletterList[]> {
  const lists = await db
    .selectFrom('newsletterLists')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('listMembers')
    .select((eb) => ['listId', 'state', eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .groupBy(['listId', 'state'])
    .execute();
  const count = (listId: string, state: MemberState) =>
    rows.find((row) => row.listId === listId && row.state === state)?.count ?? 0;
  return lists.map(({ id, name, createdAt }) => ({
    id,
    name,
    createdAt,
    counts: {
      subscribed: count(id, 'subscribed'),
      pending: count(id, 'pending'),
      unsubscribed: count(id, 'unsubscribed'),
      removed: count(id, 'removed'),
    },
  }));
}

export async function findList(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<NewsletterListTable | undefined> {
  return db
    .selectFrom('newsletterLists')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findFirstList(db: Queryable, siteId: string): Promise<NewsletterListTable | undefined> {
  return db
    .selectFrom('newsletterLists')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertList(tx: Queryable, list: NewsletterListTable): Promise<void> {
  await tx.insertInto('newsletterLists').values(list).execute();
}

export async function renameList(tx: Queryable, siteId: string, id: string, name: string): Promise<void> {
  await tx
    .updateTable('newsletterLists')
    .set({ name })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** With everybody on it. */
export async function deleteList(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx.deleteFrom('newsletterLists').where('siteId', '=', siteId).where('id', '=', id).execute();
}

export interface MemberFilter {
  /** Absent or empty: all. */
  readonly states?: readonly MemberState[] | undefined;
  readonly search?: string | undefined;
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listMembers(
  db: Queryable,
  listId: string,
  { states, search, before, limit }: MemberFilter,
): Promise<ListMember[]> {
  let query = db.selectFrom('listMembers').selectAll().where('listId', '=', listId);
  if (states && states.length > 0) query = query.where('state', 'in', [...states]);
  const words = matchWords(search, ['words']);
  if (words) query = query.where(words);
  if (before) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toMember);
}

/** Everywhere on the site. */
export async function listMemberships(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<(ListMember & { readonly listName: string })[]> {
  const rows = await db
    .selectFrom('listMembers')
    .innerJoin('newsletterLists', 'newsletterLists.id', 'listMembers.listId')
    .selectAll('listMembers')
    .select('newsletterLists.name as listName')
    .where('listMembers.siteId', '=', siteId)
    .where('emailKey', '=', keyOf(email))
    .orderBy('listMembers.id')
    .execute();
  return rows.map((row) => ({ ...toMember(row), listName: row.listName }));
}

const memberStates = prepared((db, { siteId, keys }: { siteId: string; keys: readonly string[] }) =>
  db
    .selectFrom('listMembers')
    .select(['emailKey', 'state'])
    .where('siteId', '=', siteId)
    .where('emailKey', 'in', keys),
);

/** By their addresses in lower case; of somebody on several lists, the one where they are on. */
export async function findMemberStates(
  db: Queryable,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, MemberState>> {
  const rows = emails.length === 0 ? [] : await memberStates(db, { siteId, keys: emails.map(keyOf) });
  const states = new Map<string, MemberState>();
  for (const { emailKey, state } of rows)
    if (states.get(emailKey) !== 'subscribed') states.set(emailKey, state);
  return states;
}

export async function deleteMemberships(tx: Queryable, siteId: string, email: string): Promise<number> {
  const result = await tx
    .deleteFrom('listMembers')
    .where('siteId', '=', siteId)
    .where('emailKey', '=', keyOf(email))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function findMemberByEmail(
  db: Queryable,
  listId: string,
  email: string,
): Promise<ListMember | undefined> {
  const row = await db
    .selectFrom('listMembers')
    .selectAll()
    .where('listId', '=', listId)
    .where('emailKey', '=', keyOf(email))
    .executeTakeFirst();
  return row && toMember(row);
}

export async function findMember(db: Queryable, siteId: string, id: string): Promise<ListMember | undefined> {
  const row = await db
    .selectFrom('listMembers')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMember(row);
}

export type NewMember = ListMember & { readonly siteId: string };

/** Somebody who is on the list already stays as they are. */
export async function insertMembers(tx: Queryable, members: readonly NewMember[]): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insertInto('listMembers')
    .values(members.map(toRow))
    .onConflict((conflict) => conflict.columns(['listId', 'emailKey']).doNothing())
    .execute();
}

export interface MemberChange {
  readonly state?: MemberState;
  readonly source?: MemberSource;
  readonly askedAt?: number;
  readonly confirmedAt?: number | null;
  readonly endedAt?: number | null;
}

export async function changeMembers(
  tx: Queryable,
  ids: readonly string[],
  change: MemberChange,
): Promise<void> {
  await tx
    .updateTable('listMembers')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.source === undefined ? {} : { source: JSON.stringify(change.source) }),
      ...(change.askedAt === undefined ? {} : { askedAt: change.askedAt }),
      ...(change.confirmedAt === undefined ? {} : { confirmedAt: change.confirmedAt }),
      ...(change.endedAt === undefined ? {} : { endedAt: change.endedAt }),
    })
    .where('id', 'in', [...ids, ''])
    .execute();
}

/** Who of these addresses is known, by their key. */
export async function listStates(
  db: Queryable,
  listId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly state: MemberState }>> {
  const rows = await db
    .selectFrom('listMembers')
    .select(['id', 'emailKey', 'state'])
    .where('listId', '=', listId)
    .where('emailKey', 'in', [...emails.map(keyOf), ''])
    .execute();
  return new Map(rows.map((row) => [row.emailKey, { id: row.id, state: row.state }]));
}

/** Those of the ids that are on this list. */
export async function listOwnIds(
  db: Queryable,
  listId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listMembers')
    .select('id')
    .where('listId', '=', listId)
    .where('id', 'in', [...ids, ''])
    .execute();
  return rows.map(({ id }) => id);
}

export function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

function toMember(row: ListMemberTable): ListMember {
  return {
    ...pick(row, 'id', 'listId', 'email', 'name', 'state'),
    source: readJson(row.source),
    askedAt: row.askedAt,
    confirmedAt: row.confirmedAt,
    endedAt: row.endedAt,
  };
}

function toRow(member: NewMember): ListMemberTable {
  return {
    ...member,
    emailKey: keyOf(member.email),
    words: wordsOf(member.email, member.name),
    source: JSON.stringify(member.source),
  };
}
