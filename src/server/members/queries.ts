import type { SavedAddress } from '#domain/members/addresses.ts';
import type { SiteMember } from '#domain/members/calls.ts';
import { pick } from '#domain/pick.ts';
import { readJson } from '../db/json-text.ts';
import { matchWords, wordsOf } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';
import type { MemberTable } from './tables.ts';

export async function findMember(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<MemberTable | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @param email as `normalizeEmail` gives it */
export async function findMemberByEmail(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<MemberTable | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Of the published document at a path: lists name those that are for members, too. */
export async function findTitle(db: Queryable, siteId: string, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('title')
    .where('siteId', '=', siteId)
    .where('path', '=', path)
    .where('publishedId', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.title;
}

export interface MemberFilter {
  readonly search?: string | undefined;
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listMembers(
  db: Queryable,
  siteId: string,
  { search, before, limit }: MemberFilter,
): Promise<MemberTable[]> {
  let query = db.selectFrom('members').selectAll().where('siteId', '=', siteId);
  const words = matchWords(search, ['words']);
  if (words) query = query.where(words);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** As it is written: what it is found by follows from the rest. */
export type MemberRow = Omit<MemberTable, 'words'>;

/** Existing members stay unchanged: one address has one account, the first. */
export async function insertMembers(tx: Queryable, rows: readonly MemberRow[]): Promise<void> {
  await tx
    .insertInto('members')
    .values(rows.map((row) => ({ ...row, words: wordsOf(row.email, row.name) })))
    .onConflict((conflict) => conflict.columns(['siteId', 'email']).doNothing())
    .execute();
}

type Change = Partial<Pick<MemberTable, 'passwordHash' | 'cartId' | 'lastSignInAt' | 'addresses'>>;

export async function changeMember(tx: Queryable, id: string, change: Change): Promise<void> {
  await tx.updateTable('members').set(change).where('id', '=', id).execute();
}

export async function nameMember(
  tx: Queryable,
  { id, email }: Pick<MemberTable, 'id' | 'email'>,
  name: string,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ name, words: wordsOf(email, name) })
    .where('id', '=', id)
    .execute();
}

/** @returns false where another member has the address */
export async function readdressMember(
  tx: Queryable,
  { id, siteId, name }: Pick<MemberTable, 'id' | 'siteId' | 'name'>,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ email, words: wordsOf(email, name) })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('members as others')
            .select('others.id')
            .where('others.siteId', '=', siteId)
            .where('others.email', '=', email)
            .where('others.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With their sessions and links. */
export async function deleteMember(tx: Queryable, siteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('members')
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The default comes first. */
export function addressesOf({ addresses }: Pick<MemberTable, 'addresses'>): readonly SavedAddress[] {
  return readJson(addresses);
}

export function memberOf(row: MemberTable): SiteMember {
  return {
    ...pick(row, 'id', 'email', 'name', 'joinedAt', 'lastSignInAt'),
    hasPassword: row.passwordHash !== null,
  };
}
