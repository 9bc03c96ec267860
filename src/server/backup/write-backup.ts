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
  listFormFiles,
  listProductFiles,
  listStoredMedia,
  listTables,
  type Row,
  type TableShape,
} from './queries.ts';

export interface StoredMedia {
  readonly id: string;
  readonly hash: string;
  readonly kind: string;
}

export interface BackupDeps extends Pick<Deps, 'now'> {
  readonly db: Database;
  readonly storage: Storage;
  /** Where the files of a medium are stored. */
  readonly keysOf: (media: StoredMedia) => readonly StorageKey[];
}

export interface WriteBackup {
  readonly file: string;
  readonly onProgress?: (done: string) => void;
}

export interface BackupWritten {
  readonly tables: Readonly<Record<string, number>>;
  readonly mediaFiles: number;
  /** Size of the archive in bytes. */
  readonly bytes: number;
  readonly warnings: readonly string[];
}

/** Rows are written in files of about this size, so that neither side holds a table in memory. */
const PART_BYTES = 4_000_000;

export async function writeBackup(deps: BackupDeps, input: WriteBackup): Promise<BackupWritten> {
  const temporary = `${input.file}.${randomBytes(4).toString('hex')}.partial`;
  const state: State = { entries: [], tables: {}, warnings: [], mediaFiles: 0 };
  try {
    await pipeline(
      Readable.from(archive(deps, state, input), { objectMode: false }),
      createGzip(),
      // It holds password hashes and everything that is not published.
      createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
    );
    const bytes = await flush(temporary);
    await rename(temporary, input.file);
    const { tables, mediaFiles, warnings } = state;
    return { tables, mediaFiles, bytes, warnings };
  } finally {
    await rm(temporary, { force: true });
  }
}

interface State {
  readonly entries: ManifestEntry[];
  readonly tables: Record<string, number>;
  readonly warnings: string[];
  mediaFiles: number;
}

async function* archive(
  deps: BackupDeps,
  state: State,
  { onProgress }: WriteBackup,
): AsyncGenerator<Uint8Array> {
  const now = deps.now();
  const snapshot = await openSnapshot(deps.db);
  let media: StoredMedia[];
  let migrations: string[];
  try {
    migrations = await listAppliedMigrations(snapshot.db);
    const tables = await listTables(snapshot.db, deps.db.engine);
    media = [
      ...(await listStoredMedia(snapshot.db)),
      ...(await listFormFiles(snapshot.db, tables)),
      ...(await listProductFiles(snapshot.db, tables)),
    ];
    for (const table of tables) {
      onProgress?.(`Table ${table.name}`);
      yield* tableEntries(snapshot.db, table, state, now);
    }
  } finally {
    // Files never change: the database is held no longer than its rows are read.
    await snapshot.close();
  }
  for (const [index, row] of media.entries()) {
    for (const key of deps.keysOf(row)) yield* mediaEntry(deps, state, key, now);
    onProgress?.(`${index + 1} of ${media.length} media files`);
  }
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

function lineOf(row: Row, table: TableShape): string {
  for (const [column, value] of Object.entries(row)) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${table.name}.${column} holds a ${typeof value}, which a backup cannot carry`);
  }
  return JSON.stringify(row);
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

async function* mediaEntry(
  { storage }: BackupDeps,
  state: State,
  key: StorageKey,
  now: number,
): AsyncGenerator<Uint8Array> {
  const size = await storage.size(key);
  // Open before its header is written: what is open can be read to its end, also when it is deleted meanwhile.
  const chunks = size === undefined ? undefined : await openChunks(await storage.stream(key));
  if (size === undefined || !chunks) {
    state.warnings.push(`The media file ${key} is not there, so the backup does not hold it.`);
    return;
  }
  const name = `media/${key}`;
  yield tarHeader(name, size, now);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    read += chunk.length;
    yield chunk;
  }
  if (read !== size) throw new Error(`the media file ${key} changed while it was read`);
  yield tarPadding(size);
  state.entries.push({ name, size, sha256: hash.digest('hex') });
  state.mediaFiles += 1;
}

/** Undefined where there is no such file. */
async function openChunks(
  stream: AsyncIterable<Uint8Array> | undefined,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const chunks = stream?.[Symbol.asyncIterator]();
  try {
    const first = await chunks?.next();
    return first && chunks && joinChunks(first, chunks);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function* joinChunks(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
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
