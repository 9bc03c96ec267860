/**
 * Whether an archive names what belongs to another site. Ids of pages and posts stand in their HTML, and whoever
 * restores one site must not reach into another with them.
 */
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { SiteContents } from './format.ts';
import { idsByTable } from './ids-by-table.ts';
import { findForeignId, findForeignRevision } from './queries-restore.ts';

export async function findForeign(
  db: Queryable,
  moved: readonly MovedRows[],
  siteId: string,
  contents: SiteContents,
): Promise<string | undefined> {
  const { revisions = [], ...others } = idsByTable(moved, contents);
  for (const [table, ids] of Object.entries(others)) {
    const foreign = await findForeignId(db, siteId, table as keyof typeof others, ids);
    if (foreign !== undefined) return foreign;
  }
  return findForeignRevision(db, siteId, revisions);
}
