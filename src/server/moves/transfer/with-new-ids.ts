/** Gives everything in an exported folder ids of its own, so that it can stand beside what it was exported from. */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { SiteContents } from './format.ts';
import { idsByTable } from './ids-by-table.ts';

/** Old ids and the new ones, in the same order in time: lists that sort by id stay as they were. */
export function newIdsFor(
  moved: readonly MovedRows[],
  contents: SiteContents,
  newId: () => string,
): Readonly<Record<string, string>> {
  const old = new Set([contents.site.id, ...Object.values(idsByTable(moved, contents)).flat()]);
  return Object.fromEntries([...old].sort().map((id) => [id, newId()]));
}

const ID = /[0-9a-z]{24}/g;

/** In the texts of its JSON files and in the names of all files, wherever an id stands for itself. */
export async function renameIds(folder: string, ids: Readonly<Record<string, string>>): Promise<void> {
  const renew = (text: string) => text.replace(ID, (id) => ids[id] ?? id);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, renew(entry.name));
    if (entry.name !== renew(entry.name)) await rename(join(folder, entry.name), path);
    if (entry.isDirectory()) await renameIds(path, ids);
    else if (/\.jsonl?$/.test(entry.name)) await writeFile(path, renew(await readFile(path, 'utf8')));
  }
}
