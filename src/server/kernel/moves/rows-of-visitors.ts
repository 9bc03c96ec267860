/** Rows of a table that visitors left, one a line and under their ids, as they move with a site: where its visitors do. */
import type { z } from 'zod';
import { chunks } from '../../db/chunks.ts';
import type { Queryable, Schema } from '../../db/schema.ts';
import type { MovedRows } from './moved-rows.ts';
import { eachRow, type SiteOwnedTable, splitKnown } from './queries.ts';

interface RowsOfVisitors<Table extends SiteOwnedTable, Entry extends { readonly id: string }>
  extends Pick<MovedRows<Entry>, 'file'> {
  readonly table: Table;
  readonly entry: z.ZodType<Entry>;
  /** What must be unique besides the id: its name, its column, and its value. */
  readonly once: readonly [what: string, field: keyof Entry & string, valueIn: (entry: Entry) => string];
  entryOf(row: Schema[Table]): Entry;
  rowOf(entry: Entry, siteId: string): Schema[Table];
  /** Rows that are not there yet. */
  insert(tx: Queryable, rows: readonly Schema[Table][]): Promise<void>;
}

export function rowsOfVisitors<Table extends SiteOwnedTable, Entry extends { readonly id: string }>({
  table,
  once: [what, field, valueIn],
  entryOf,
  rowOf,
  insert,
  ...about
}: RowsOfVisitors<Table, Entry>): MovedRows<Entry> {
  return {
    ...about,
    isPersonal: true,
    async *read(db, siteId) {
      for await (const rows of eachRow(db, table, siteId)) yield rows.map(entryOf);
    },
    keyOf: ({ id }) => id,
    idsOf: ({ id }) => ({ [table]: [id] }),
    check(entries, whole) {
      const see = whole.once(what);
      for (const [index, each] of entries.entries()) {
        whole.seeId(each.id, `line ${index + 1}.id`);
        see(valueIn(each), `line ${index + 1}.${field}`);
      }
    },
    // A restore adds what is missing: nothing that visitors left since is thrown away.
    async insert(tx, siteId, entries) {
      const { added } = await splitKnown(tx, table, entries);
      for (const chunk of chunks(added))
        await insert(
          tx,
          chunk.map((each) => rowOf(each, siteId)),
        );
    },
  };
}
