import { type RawBuilder, sql } from 'kysely';
import type { SavedAddress } from '#domain/members/addresses.ts';
import type { SiteMember } from '#domain/members/calls.ts';
import { type MemberChoice, NO_PLAN } from '#domain/members/member-filter.ts';
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

/** By their addresses, as `normalizeEmail` gives them. */
export async function listMembersByEmail(
  db: Queryable,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, MemberTable>> {
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('email', 'in', [...emails, ''])
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}

/** Any one of a site. */
export async function findImportedHash(db: Queryable, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('importedHash')
    .where('siteId', '=', siteId)
    .where('importedHash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.importedHash ?? undefined;
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

export interface MemberFilter extends MemberChoice {
  readonly now: number;
  /** Older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listMembers(
  db: Queryable,
  siteId: string,
  { search, plan, state, now, before, limit }: MemberFilter,
): Promise<MemberTable[]> {
  let query = db.selectFrom('members').selectAll().where('siteId', '=', siteId);
  if (plan || state) query = query.where(hasPlan(siteId, { plan, state, now }));
  const words = matchWords(search, ['words']);
  if (words) query = query.where(words);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** From the side of the memberships: a plan that few of many members have is found at once. */
function hasPlan(siteId: string, { plan, state, now }: Pick<MemberFilter, 'plan' | 'state' | 'now'>) {
  const goesOn = sql`(until is null or until > ${now})`;
  const inState = {
    active: sql`${goesOn} and is_paused = 0`,
    paused: sql`${goesOn} and is_paused = 1`,
    ended: sql`until <= ${now}`,
  };
  const held = (more: RawBuilder<unknown>) =>
    sql`(select site_member_id from memberships where site_id = ${siteId} and ${more})`;
  if (plan === NO_PLAN) return sql<boolean>`id not in ${held(goesOn)}`;
  const ofPlan = plan ? sql`plan_id = ${plan}` : sql`1 = 1`;
  return sql<boolean>`id in ${held(sql`${ofPlan} and ${state ? inState[state] : goesOn}`)}`;
}

/** As it is written: what it is found by follows from the rest. */
export type MemberRow = Omit<MemberTable, 'words' | 'importedHash'> & {
  readonly importedHash?: string | null;
};

/** Existing members stay unchanged: one address has one account, the first. */
export async function insertMembers(tx: Queryable, rows: readonly MemberRow[]): Promise<void> {
  await tx
    .insertInto('members')
    .values(rows.map((row) => ({ importedHash: null, ...row, words: wordsOf(row.email, row.name) })))
    .onConflict((conflict) => conflict.columns(['siteId', 'email']).doNothing())
    .execute();
}

type Change = Partial<
  Pick<MemberTable, 'passwordHash' | 'importedHash' | 'cartId' | 'lastSignInAt' | 'addresses'>
>;

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
    hasPassword: hasPassword(row),
  };
}

/** One of their own, or one that they bring from elsewhere. */
export function hasPassword({
  passwordHash,
  importedHash,
}: Pick<MemberTable, 'passwordHash' | 'importedHash'>): boolean {
  return passwordHash !== null || importedHash !== null;
}
