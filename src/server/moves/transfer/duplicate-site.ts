/** A second site that begins with all that a first one holds, without its hosts and what visitors have sent. */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { ExportDeps } from './export-site.ts';
import { exportSite } from './export-site.ts';
import { importSite, type SiteImported } from './import-site.ts';
import { FILES } from './layout.ts';
import type { ImportDeps } from './ports.ts';
import { readExport } from './read-export.ts';
import { newIdsFor, renameIds } from './with-new-ids.ts';

export interface DuplicateSite {
  readonly siteId: string;
  /** Of the new site. */
  readonly identifier: string;
  readonly title: string;
  /** An empty place to work in. */
  readonly folder: string;
  /** Where the new ids are kept: taken up again after a crash, it makes the same site and not a second one. */
  readonly idsFile: string;
  readonly onProgress: (done: string) => void;
}

export async function duplicateSite(
  deps: ImportDeps & Omit<ExportDeps, 'db'>,
  { siteId, identifier, title, folder, idsFile, onProgress }: DuplicateSite,
): Promise<SiteImported> {
  const { moved } = deps.ports;
  const exported = await exportSite(deps, { siteId, folder, onProgress });
  if (exported.kind !== 'exported') return { kind: 'refused', message: exported.message };
  const read = await readExport(folder, moved);
  if (read.kind === 'invalid') return read;
  const ids = await readOrKeep(idsFile, () => newIdsFor(moved, read.contents, deps.newId));
  await renameIds(folder, ids);
  await changeCopied(folder, moved);
  await changeSite(join(folder, FILES.site), title);
  return importSite(deps, { folder, identifier, onProgress });
}

async function readOrKeep(
  file: string,
  make: () => Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const made = make();
  await writeFile(`${file}.part`, JSON.stringify(made));
  await rename(`${file}.part`, file);
  return made;
}

/** What is under way stays with the first site too. */
async function changeCopied(folder: string, moved: readonly MovedRows[]): Promise<void> {
  for (const { file, ofCopy } of moved) {
    const path = join(folder, file);
    if (!ofCopy || !existsSync(path)) continue;
    const entries = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>[];
    await writeFile(path, JSON.stringify(entries.map(ofCopy)));
  }
}

/** Hosts stay with the first site. */
async function changeSite(file: string, title: string): Promise<void> {
  const site = JSON.parse(await readFile(file, 'utf8')) as { settings: object };
  await writeFile(file, JSON.stringify({ ...site, settings: { ...site.settings, title }, hosts: [] }));
}
