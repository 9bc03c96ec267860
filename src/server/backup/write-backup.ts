/** Writes the whole installation into one file, engine-neutral, while the server goes on serving. */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../db/engine.ts';
import type { Queryable } from '../db/schema.ts';
import { openSnapshot } from '../db/snapshot.ts';
import type { Deps } from '../deps.ts';
import type { Storage, StorageKey } from '../storage/storage.ts';
import { tarEnd, tarHeader, tarPadding } from '../storage/tar.ts';
import { BACKUP_FORMAT, MANIFEST_FILE, type Manifest, type ManifestEntry, tableFile } from './manifest.ts';
import {
  eachRows,
  listAppliedMigrations,
  listStoredFiles,
  listTables,
  type Row,
  type StoredFile,
  type TableShape,
} from './queries.ts';
import { exactly, openStored } from './read-stored.ts';

export interface BackupDeps extends Pick<Deps, 'now'> {
  readonly db: Database;
  readonly storage: Storage;
  /** Where the files of a medium are stored. */
  readonly keysOf: (media: Pick<StoredFile, 'id' | 'hash' | 'kind'>) => readonly StorageKey[];
}

export interface WriteBackup {
  readonly file: string;
  /** False: the rows alone, without stored files. */
  readonly hasFiles?: boolean;
  readonly onProgress?: (done: string) => void;
}

export interface BackupWritten {
  readonly tables: Readonly<Record<string, number>>;
  readonly mediaFiles: number;
  /** Size of the archive in bytes. */
  readonly bytes: number;
  /** Files that are missing or not what was sent, in sentences: the backup holds what was there. */
  readonly warnings: readonly string[];
}

/** Rows are written in files of about this size, so that neither side holds a table in memory. */
const PART_BYTES = 4_000_000;

export async function writeBackup(deps: BackupDeps, input: WriteBackup): Promise<BackupWritten> {
  const temporary = `${input.file}.${randomBytes(4).toString('hex')}.partial`;
  const state: State = { entries: [], tables: {}, problems: [], mediaFiles: 0 };
  try {
    await pipeline(
      Readable.from(archive(deps, state, input), { objectMode: false }),
      createGzip(),
      // It holds password hashes and everything that is not published.
      createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
    );
    const bytes = await flush(temporary);
    await rename(temporary, input.file);
    const { tables, mediaFiles, problems } = state;
    return { tables, mediaFiles, bytes, warnings: problems.map(({ message }) => message) };
  } finally {
    // Once it has its name there is nothing left to remove, and nothing that could fail.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

interface State {
  readonly entries: ManifestEntry[];
  readonly tables: Record<string, number>;
  /** What is wrong with a file, by its id. */
  readonly problems: { readonly id: string; readonly message: string }[];
  mediaFiles: number;
}

async function* archive(
  deps: BackupDeps,
  state: State,
  { onProgress, hasFiles = true }: WriteBackup,
): AsyncGenerator<Uint8Array> {
  const now = deps.now();
  const snapshot = await openSnapshot(deps.db);
  let files: StoredFile[] = [];
  let tables: TableShape[];
  let migrations: string[];
  try {
    migrations = await listAppliedMigrations(snapshot.db);
    tables = await listTables(snapshot.db, deps.db.engine);
    if (hasFiles) files = await listStoredFiles(snapshot.db, tables);
    for (const table of tables) {
      onProgress?.(`Table ${table.name}`);
      yield* tableEntries(snapshot.db, table, state, now);
    }
  } finally {
    // Files never change: the database is held no longer than its rows are read.
    await snapshot.close();
  }
  for (const [index, file] of files.entries()) {
    for (const [at, key] of deps.keysOf(file).entries())
      yield* fileEntry(deps, state, { key, file, isAsSent: at === 0 }, now);
    onProgress?.(`${index + 1} of ${files.length} media files`);
  }
  await forgetDeleted(deps, state, tables);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: new Date(now).toISOString(),
    migrations,
    tables: state.tables,
    entries: state.entries,
  };
  yield* entry(state, MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)), now);
  yield tarEnd();
}

async function* tableEntries(
  db: Queryable,
  table: TableShape,
  state: State,
  now: number,
): AsyncGenerator<Uint8Array> {
  state.tables[table.name] = 0;
  let part = 1;
  let lines: string[] = [];
  let size = 0;
  for await (const rows of eachRows(db, table)) {
    for (const row of rows) {
      const line = `${lineOf(row, table)}\n`;
      lines.push(line);
      size += Buffer.byteLength(line);
    }
    state.tables[table.name] = (state.tables[table.name] ?? 0) + rows.length;
    if (size < PART_BYTES) continue;
    yield* entry(state, tableFile(table.name, part), Buffer.from(lines.join('')), now);
    part += 1;
    lines = [];
    size = 0;
  }
  if (lines.length > 0 || part === 1)
    yield* entry(state, tableFile(table.name, part), Buffer.from(lines.join('')), now);
}

/** A file that is deleted for good while the backup is written is rightly missing. */
async function forgetDeleted({ db }: BackupDeps, state: State, tables: readonly TableShape[]): Promise<void> {
  if (state.problems.length === 0) return;
  const there = new Set((await listStoredFiles(db.read, tables)).map(({ id }) => id));
  const left = state.problems.filter(({ id }) => there.has(id));
  state.problems.splice(0, state.problems.length, ...left);
}

function lineOf(row: Row, table: TableShape): string {
  for (const [column, value] of Object.entries(row)) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${table.name}.${column} holds a ${typeof value}, which a backup cannot carry`);
  }
  return JSON.stringify(row);
}

interface FileOfRow {
  readonly key: StorageKey;
  readonly file: StoredFile;
  /** The very bytes that were sent; a cleaned copy is known by neither size nor hash. */
  readonly isAsSent: boolean;
}

async function* fileEntry(
  { storage }: BackupDeps,
  state: State,
  { key, file, isAsSent }: FileOfRow,
  now: number,
): AsyncGenerator<Uint8Array> {
  const report = (what: string) => {
    state.problems.push({ id: file.id, message: `The file of “${file.name}” (${key}) ${what}.` });
  };
  const opened = await openStored(storage, key);
  if (opened.kind === 'missing') return report(`${opened.why}, so the backup does not hold it`);
  const name = `media/${key}`;
  const { size } = opened;
  yield tarHeader(name, size, now);
  const hash = createHash('sha256');
  for await (const chunk of exactly(opened, report)) {
    hash.update(chunk);
    yield chunk;
  }
  yield tarPadding(size);
  const sha256 = hash.digest('hex');
  if (isAsSent && (size !== file.bytes || (file.hash !== '' && sha256 !== file.hash)))
    report('is not what was uploaded: it has changed on disk');
  state.entries.push({ name, size, sha256 });
  state.mediaFiles += 1;
}

function* entry(state: State, name: string, bytes: Buffer, now: number): Generator<Uint8Array> {
  if (name !== MANIFEST_FILE)
    state.entries.push({
      name,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  yield tarHeader(name, bytes.length, now);
  yield bytes;
  yield tarPadding(bytes.length);
}

/** On the disk for good before it gets its name. @returns its size */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
