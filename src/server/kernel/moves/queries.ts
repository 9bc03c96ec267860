import { sql } from 'kysely';
import { chunks } from '../../db/chunks.ts';
import type { Queryable, Schema } from '../../db/schema.ts';
import { eachPage } from './each-page.ts';

/** Their rows have an id, and say which site they belong to. */
export type SiteOwnedTable = {
  [Table in keyof Schema]: Schema[Table] extends { readonly id: string; readonly siteId: string | null }
    ? Table
    : never;
}[keyof Schema];

/** Which of these ids exist already, in any site. */
export async function findTakenIds(
  db: Queryable,
  table: SiteOwnedTable | 'sites',
  ids: readonly string[],
): Promise<string[]> {
  const taken: string[] = [];
  for (const chunk of chunks(ids)) {
    const rows = await db.selectFrom(table).select('id').where('id', 'in', chunk).execute();
    taken.push(...rows.map((row) => row.id));
  }
  return taken;
}

/** Which of these ids the site has. */
export async function findOwnIds(
  db: Queryable,
  siteId: string,
  table: SiteOwnedTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where site_id = ${siteId} and id in (${sql.join(chunk)})`.execute(
      db,
    );
    for (const { id } of rows) own.add(id);
  }
  return own;
}

/** Which of a site's documents are not in the trash: what belongs to the others stays with them. */
export async function findLive(
  db: Queryable,
  siteId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = new Set<string>();
  for (const chunk of chunks(documentIds)) {
    const rows = await db
      .selectFrom('documents')
      .select('id')
      .where('siteId', '=', siteId)
      .where('id', 'in', chunk)
      .where('deletedAt', 'is', null)
      .execute();
    for (const { id } of rows) live.add(id);
  }
  return live;
}

/** Which of the rows or entries are there already, in any site, and which are not. */
export async function splitKnown<Each extends { readonly id: string }>(
  db: Queryable,
  table: SiteOwnedTable,
  each: readonly Each[],
): Promise<{ readonly known: readonly Each[]; readonly added: readonly Each[] }> {
  const ids = each.map(({ id }) => id);
  const taken = new Set(await findTakenIds(db, table, ids));
  return { known: each.filter(({ id }) => taken.has(id)), added: each.filter(({ id }) => !taken.has(id)) };
}

/** The rows of a site in the order of their ids, a few hundred at a time. */
export function eachRow<Table extends SiteOwnedTable>(
  db: Queryable,
  table: Table,
  siteId: string,
): AsyncGenerator<readonly Schema[Table][]> {
  return eachPage(async (after, limit) => {
    const found = sql<Schema[Table]>`
      select * from ${sql.table(table)} where site_id = ${siteId} and id > ${after} order by id limit ${limit}`;
    return (await found.execute(db)).rows;
  });
}
