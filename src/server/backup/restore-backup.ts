/** Puts a backup in the place of everything that is there: files first, then all tables in one transaction. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/engine.ts';
import { migrate, migrations } from '../db/migrate.ts';
import type { Queryable } from '../db/schema.ts';
import { liftSiteVersions } from '../kernel/sites/queries.ts';
import type { Storage } from '../storage/storage.ts';
import { BACKUP_FORMAT, entryKind, type Manifest } from './manifest.ts';
import {
  deleteAll,
  dropAll,
  findHighestVersion,
  insertRows,
  listAppliedMigrations,
  listTables,
  type Row,
  releaseJobs,
  type TableShape,
} from './queries.ts';
import { archiveEntries, checkArchive, readRows, readText } from './read-archive.ts';

export interface RestoreDeps {
  readonly db: Database;
  readonly storage: Storage;
  /** Folder on the disk of the storage, for files under way. */
  readonly tempDir: string;
}

export interface RestoreBackup {
  readonly file: string;
  /** Asked after the archive has been found sound and before anything is changed; false leaves all as it is. */
  readonly confirm: (manifest: Manifest) => Promise<boolean>;
  readonly onProgress?: (done: string) => void;
}

export type BackupRestored =
  | { readonly kind: 'restored'; readonly manifest: Manifest; readonly mediaFiles: number }
  | { readonly kind: 'declined' }
  | { readonly kind: 'refused'; readonly message: string };

export async function restoreBackup(deps: RestoreDeps, input: RestoreBackup): Promise<BackupRestored> {
  input.onProgress?.('Checking the backup');
  const checked = await checkArchive(input.file);
  if (checked.kind === 'damaged') {
    return {
      kind: 'refused',
      message: `${input.file} cannot be restored. ${checked.message} Nothing was changed.`,
    };
  }
  const { manifest } = checked;
  const newer = newerProblem(manifest);
  if (newer) return { kind: 'refused', message: newer };
  if (!(await input.confirm(manifest))) return { kind: 'declined' };
  const mediaFiles = await restoreMedia(deps, input);
  input.onProgress?.('Restoring the tables');
  await deps.db.write((tx) => restoreTables(tx, deps.db.engine, input.file, manifest));
  return { kind: 'restored', manifest, mediaFiles };
}

function newerProblem(manifest: Manifest): string | undefined {
  const unknown = manifest.migrations.filter((name) => !migrations.some((each) => each.name === name));
  if (manifest.format <= BACKUP_FORMAT && unknown.length === 0) return undefined;
  const what = unknown.length > 0 ? ` (it has ${unknown.join(', ')})` : '';
  return `This backup was made by a newer version of Vitrine${what}. Update Vitrine and restore it then. Nothing was changed.`;
}

async function restoreMedia(deps: RestoreDeps, { file, onProgress }: RestoreBackup): Promise<number> {
  let count = 0;
  await mkdir(deps.tempDir, { recursive: true });
  for await (const entry of archiveEntries(file)) {
    const is = entryKind(entry.name);
    if (is?.kind !== 'media') continue;
    const path = join(deps.tempDir, `restore-${randomBytes(8).toString('hex')}`);
    try {
      await pipeline(entry.bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await deps.storage.put(is.key, { path, isTemporary: true });
    } finally {
      await rm(path, { force: true });
    }
    count += 1;
    onProgress?.(`${count} media files`);
  }
  return count;
}

async function restoreTables(
  tx: Queryable,
  engine: Database['engine'],
  file: string,
  manifest: Manifest,
): Promise<void> {
  const highest = await findHighestVersion(tx);
  const tables = await emptyTables(tx, engine, manifest);
  const byName = new Map(tables.map((table) => [table.name, table]));
  for await (const entry of archiveEntries(file)) {
    const is = entryKind(entry.name);
    // Tables come first in the archive.
    if (is?.kind !== 'table') break;
    const table = byName.get(is.table);
    if (!table) throw new Error(`the backup holds the table ${is.table}, which these migrations do not make`);
    const rows = readRows(await readText(entry)) ?? [];
    await insertRows(tx, table, engine === 'postgres' ? rows.map(withoutNul) : rows);
  }
  await migrate((step) => step(tx as never), engine);
  await liftSiteVersions(tx, highest);
  await releaseJobs(tx);
}

/** Tables as they were when the backup was made, without a row. */
async function emptyTables(
  tx: Queryable,
  engine: Database['engine'],
  manifest: Manifest,
): Promise<TableShape[]> {
  const tables = await listTables(tx, engine);
  if (String(await listAppliedMigrations(tx)) === String(manifest.migrations.toSorted())) {
    await deleteAll(tx, tables);
    return tables;
  }
  // An older backup: its rows fit the tables of its time, and are brought forward like any older database.
  await dropAll(tx, tables);
  const last = migrations.findLast((each) => manifest.migrations.includes(each.name));
  await migrate((step) => step(tx as never), engine, last?.name);
  return listTables(tx, engine);
}

/** PostgreSQL's text holds every character but U+0000. */
function withoutNul(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ]),
  );
}
