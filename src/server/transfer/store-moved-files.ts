/** Files that belong to entries of features: stored before their rows. */
import { join } from 'node:path';
import type { Queryable } from '../db/schema.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { findTakenIds } from '../kernel/moves/queries.ts';
import type { SiteContents } from './format.ts';

/** @returns how to take back those that were not there before */
export async function storeMovedFiles(
  { db, moved }: { readonly db: { readonly read: Queryable }; readonly moved: readonly MovedRows[] },
  { rows }: SiteContents,
  folder: string,
): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const { file, files } of moved) {
    if (!files) continue;
    const ids = (rows.get(file) ?? []).flatMap((entry) => files.of(entry)).map(({ id }) => id);
    const known = new Set(await findTakenIds(db.read, files.table, ids));
    for (const id of ids) await files.store(id, join(folder, files.folder, id));
    undo.push(...ids.filter((id) => !known.has(id)).map((id) => () => files.drop(id)));
  }
  return async () => {
    for (const drop of undo) await drop();
  };
}
