/**
 * Files before rows: a row is never without its file. What was stored goes again when the rest fails.
 */
import { join } from 'node:path';
import type { MediaTable, Queryable } from '../db/schema.ts';
import { findTakenIds } from '../kernel/moves/queries.ts';
import type { SiteContents } from './format.ts';
import { FILES } from './layout.ts';
import type { ImportDeps } from './ports.ts';
import type { Problem } from './problems.ts';
import { mediaRowOf } from './records.ts';

export interface ExportFolder {
  readonly folder: string;
  readonly onProgress?: (done: string) => void;
}

interface InvalidFiles {
  readonly kind: 'invalid';
  readonly problems: readonly Problem[];
}

export async function writeWithFiles<Written>(
  deps: ImportDeps,
  contents: SiteContents,
  input: ExportFolder,
  rows: { write(tx: Queryable): Promise<Written>; isWritten(written: Written): boolean },
): Promise<Written | InvalidFiles> {
  const stored = await storeMedia(deps, contents, input);
  if (stored.kind === 'invalid') return stored;
  const dropFiles = await storeMovedFiles(deps, contents, input);
  const written = await deps.db.write((tx) => rows.write(tx));
  if (!rows.isWritten(written)) {
    await stored.undo();
    await dropFiles();
  }
  return written;
}

async function storeMedia(
  { ports }: ImportDeps,
  { site, media }: SiteContents,
  { folder, onProgress }: ExportFolder,
): Promise<{ readonly kind: 'stored'; readonly undo: () => Promise<void> } | InvalidFiles> {
  const stored: MediaTable[] = [];
  const undo = async (): Promise<void> => {
    for (const row of stored) await ports.dropFile(row);
  };
  const problems: Problem[] = [];
  for (const [index, entry] of media.entries()) {
    const row = mediaRowOf(entry, site.id);
    const outcome = await ports.takeInFile(row, join(folder, entry.file));
    if (outcome.kind === 'stored') stored.push(row);
    if (outcome.kind === 'refused')
      problems.push({
        file: FILES.media,
        place: `${index}.file`,
        message: `is ${entry.file}: ${outcome.message}`,
      });
    onProgress?.(`${index + 1} of ${media.length} media files`);
  }
  if (problems.length === 0) return { kind: 'stored', undo };
  await undo();
  return { kind: 'invalid', problems };
}

/** Files that belong to entries of features. @returns how to take back those that were not there before */
async function storeMovedFiles(
  { db, ports }: ImportDeps,
  { rows }: SiteContents,
  { folder }: ExportFolder,
): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const { file, files } of ports.moved) {
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
