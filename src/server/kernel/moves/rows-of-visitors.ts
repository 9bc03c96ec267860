/** Rows of a table that visitors left, one a line and under their ids, as they move with a site: where its visitors do. */
import type { z } from 'zod';
import { chunks } from '../../db/chunks.ts';
import type { Queryable, Schema } from '../../db/schema.ts';
import type { MovedRows } from './moved-rows.ts';
import { eachRow, findOwnIds, type SiteOwnedTable, splitKnown } from './queries.ts';

interface RowsOfVisitors<Table extends SiteOwnedTable, Entry extends { readonly id: string }>
  extends Pick<MovedRows<Entry>, 'file'> {
  readonly table: Table;
  readonly entry: z.ZodType<Entry>;
  /** What must be unique besides the id: its name, its column, and its value. */
  readonly once: readonly [what: string, field: keyof Entry & string, valueIn: (entry: Entry) => string];
  /** Fields that name rows of other tables. An entry comes only where this very site has all of them. */
  readonly within?: Partial<Readonly<Record<keyof Entry & string, SiteOwnedTable>>>;
  entryOf(row: Schema[Table]): Entry;
  rowOf(entry: Entry, siteId: string): Schema[Table];
  /** Rows that are not there yet. */
  insert(tx: Queryable, rows: readonly Schema[Table][]): Promise<void>;
}

export function rowsOfVisitors<Table extends SiteOwnedTable, Entry extends { readonly id: string }>({
  table,
  once: [what, field, valueIn],
  within = {},
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
      for (const chunk of chunks(added)) {
        const own = await keepOwn(tx, siteId, chunk, within);
        if (own.length > 0)
          await insert(
            tx,
            own.map((each) => rowOf(each, siteId)),
          );
      }
    },
  };
}

/** An archive can name the members of another site, and would give them what its owner wants. */
async function keepOwn<Entry extends object>(
  tx: Queryable,
  siteId: string,
  entries: readonly Entry[],
  within: Partial<Readonly<Record<keyof Entry & string, SiteOwnedTable>>>,
): Promise<readonly Entry[]> {
  let own = entries;
  for (const [field, table] of Object.entries(within) as [keyof Entry, SiteOwnedTable][]) {
    const known = await findOwnIds(
      tx,
      siteId,
      table,
      own.map((each) => String(each[field])),
    );
    own = own.filter((each) => known.has(String(each[field])));
  }
  return own;
}
