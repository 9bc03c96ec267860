/** The ids of all rows that an export names. */
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { SiteOwnedTable } from '../../kernel/moves/queries.ts';
import type { SiteContents } from './format.ts';
import { revisionRowsOf } from './records.ts';

type IdsByTable = Partial<Readonly<Record<SiteOwnedTable, readonly string[]>>>;

export function idsByTable(moved: readonly MovedRows[], contents: SiteContents): IdsByTable {
  const { documents, collections, media, rows, site } = contents;
  const ids: Partial<Record<SiteOwnedTable, string[]>> = {
    documents: documents.map(({ id }) => id),
    revisions: documents.flatMap((file) => revisionRowsOf(file, site.id)).map(({ id }) => id),
    collections: collections.map(({ id }) => id),
    media: media.map(({ id }) => id),
  };
  for (const { file, idsOf } of moved)
    for (const entry of rows.get(file) ?? [])
      for (const [table, own] of Object.entries(idsOf(entry)) as [SiteOwnedTable, readonly string[]][]) {
        const all = ids[table] ?? [];
        all.push(...own);
        ids[table] = all;
      }
  return ids;
}
