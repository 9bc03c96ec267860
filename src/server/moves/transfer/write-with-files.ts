/**
 * Files before rows: a row is never without its file. What was stored goes again when the rest fails.
 */
import { join } from 'node:path';
import type { MediaTable, Queryable } from '../../db/schema.ts';
import type { MovedFiles } from '../../kernel/moves/moved-rows.ts';
import { findTakenIds } from '../../kernel/moves/queries.ts';
import type { MissingFile, SiteContents } from './format.ts';
import { FILES } from './layout.ts';
import type { ImportDeps } from './ports.ts';
import type { Problem } from './problems.ts';
import { mediaRowOf } from './records.ts';

export interface ExportFolder {
  readonly folder: string;
  readonly onProgress?: (done: string) => void;
}

/** Files that the export says it lacks, by their path in it. */
type Absent = ReadonlyMap<string, MissingFile>;

interface InvalidFiles {
  readonly kind: 'invalid';
  readonly problems: readonly Problem[];
}

export async function writeWithFiles<Written>(
  deps: ImportDeps,
  contents: SiteContents,
  input: ExportFolder & { readonly absent: Absent },
  rows: {
    /** @param missing names files that are neither in the export nor stored here, in sentences */
    write(tx: Queryable, missing: readonly string[]): Promise<Written>;
    isWritten(written: Written): boolean;
  },
): Promise<Written | InvalidFiles> {
  const stored = await storeMedia(deps, contents, input);
  if (stored.kind === 'invalid') return stored;
  const moved = await storeMovedFiles(deps, contents, input);
  const missing = [...stored.missing, ...moved.missing];
  const written = await deps.db.write((tx) => rows.write(tx, missing));
  if (!rows.isWritten(written)) {
    await stored.undo();
    await moved.undo();
  }
  return written;
}

async function storeMedia(
  { ports }: ImportDeps,
  { site, media }: SiteContents,
  { folder, absent, onProgress }: ExportFolder & { readonly absent: Absent },
): Promise<({ readonly kind: 'stored' } & Stored) | InvalidFiles> {
  const stored: MediaTable[] = [];
  const undo = async (): Promise<void> => {
    for (const row of stored) await ports.dropFile(row);
  };
  const problems: Problem[] = [];
  const missing: string[] = [];
  for (const [index, entry] of media.entries()) {
    const row = mediaRowOf(entry, site.id);
    const lacking = absent.get(entry.file);
    const outcome = await ports.takeInFile(row, lacking ? undefined : join(folder, entry.file));
    if (lacking && outcome.kind === 'missing')
      missing.push(
        `${sayMissing(`The original of “${row.filename}” (${row.id})`, lacking)} Upload it again.`,
      );
    if (outcome.kind === 'stored') stored.push(row);
    if (outcome.kind === 'refused')
      problems.push({
        file: FILES.media,
        place: `${index}.file`,
        message: `is ${entry.file}: ${outcome.message}`,
      });
    onProgress?.(`${index + 1} of ${media.length} media files`);
  }
  if (problems.length === 0) return { kind: 'stored', missing, undo };
  await undo();
  return { kind: 'invalid', problems };
}

interface Stored {
  readonly missing: readonly string[];
  /** Takes back what was not there before. */
  undo(): Promise<void>;
}

function sayMissing(what: string, { why }: MissingFile): string {
  const was = why === 'missing' ? 'missing' : 'damaged';
  return `${what} was ${was} when the site was exported, so it could not be imported.`;
}

/** Files that belong to entries of features. */
async function storeMovedFiles(
  { db, ports }: ImportDeps,
  { rows }: SiteContents,
  { folder, absent }: ExportFolder & { readonly absent: Absent },
): Promise<Stored> {
  const undo: (() => Promise<void>)[] = [];
  const missing: string[] = [];
  for (const { file, files } of ports.moved) {
    if (!files) continue;
    const entries = (rows.get(file) ?? []).flatMap((entry) => files.of(entry));
    const ids = entries.map(({ id }) => id);
    const known = new Set(await findTakenIds(db.read, files.table, ids));
    for (const { id, name } of entries) {
      const lacking = absent.get(`${files.folder}${id}`);
      if (!lacking) await files.store(id, join(folder, files.folder, id));
      else if (!(await isStored(files, id)))
        missing.push(sayMissing(`The file “${name}” (${id}) ${files.whose}`, lacking));
    }
    undo.push(...ids.filter((id) => !known.has(id)).map((id) => () => files.drop(id)));
  }
  return {
    missing,
    async undo() {
      for (const drop of undo) await drop();
    },
  };
}

async function isStored(files: MovedFiles, id: string): Promise<boolean> {
  const stream = await files.open(id);
  stream?.destroy();
  return stream !== undefined;
}
