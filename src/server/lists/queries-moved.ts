/** Newsletter lists and the people on them, for exports and imports. */
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import { eachRow, splitKnown } from '../kernel/moves/queries.ts';
import {
  type ListEntry,
  listEntryOf,
  listRowOf,
  type MemberEntry,
  memberEntryOf,
  memberRowOf,
} from './moved-format.ts';

export async function listListEntries(db: Queryable, siteId: string): Promise<ListEntry[]> {
  const rows = await db
    .selectFrom('newsletterLists')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(listEntryOf);
}

/** In the order of their ids, a few hundred at a time. */
export async function* eachMember(db: Queryable, siteId: string): AsyncGenerator<readonly MemberEntry[]> {
  for await (const rows of eachRow(db, 'listMembers', siteId)) yield rows.map(memberEntryOf);
}

/** A list that is there already gets the name of the export. */
export async function writeLists(tx: Queryable, siteId: string, lists: readonly ListEntry[]): Promise<void> {
  for (const entry of lists)
    await tx
      .insertInto('newsletterLists')
      .values(listRowOf(entry, siteId))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: entry.name }))
      .execute();
}

/** Who is on a list already, or has left it, stays so. */
export async function writeMembers(
  tx: Queryable,
  siteId: string,
  members: readonly MemberEntry[],
): Promise<void> {
  const { added } = await splitKnown(tx, 'listMembers', members);
  for (const chunk of chunks(added))
    await tx
      .insertInto('listMembers')
      .values(chunk.map((entry) => memberRowOf(entry, siteId)))
      .onConflict((conflict) => conflict.columns(['listId', 'emailKey']).doNothing())
      .execute();
}
