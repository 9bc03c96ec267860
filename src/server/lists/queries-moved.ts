/** Newsletter lists and the people on them, for exports and imports. */
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import { eachPage } from '../kernel/moves/each-page.ts';
import { findTakenIds } from '../kernel/moves/queries.ts';
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
    .selectFrom('newsletter_lists')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(listEntryOf);
}

/** In the order of their ids, a few hundred at a time. */
export async function* eachMember(db: Queryable, siteId: string): AsyncGenerator<readonly MemberEntry[]> {
  const read = (after: string, limit: number) =>
    db
      .selectFrom('list_members')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  for await (const rows of eachPage(read)) yield rows.map(memberEntryOf);
}

/** A list that is there already gets the name of the export. */
export async function writeLists(tx: Queryable, siteId: string, lists: readonly ListEntry[]): Promise<void> {
  for (const entry of lists)
    await tx
      .insertInto('newsletter_lists')
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
  for (const chunk of chunks(members)) {
    const ids = chunk.map(({ id }) => id);
    const known = new Set(await findTakenIds(tx, 'list_members', ids));
    const rows = chunk.filter(({ id }) => !known.has(id)).map((entry) => memberRowOf(entry, siteId));
    if (rows.length === 0) continue;
    await tx
      .insertInto('list_members')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
      .execute();
  }
}
