/** Reads a backup file: once in full to see that all of it is there and unchanged, then as often as needed. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readTar, type TarEntry, TarError } from '../storage/tar.ts';
import { entryKind, type Manifest, type ManifestEntry, manifestSchema } from './manifest.ts';
import type { Row } from './queries.ts';

/** Table files are about 4 MB and one row; more is no backup of ours. */
const MAX_TEXT_BYTES = 256_000_000;

export type ArchiveChecked =
  | { readonly kind: 'sound'; readonly manifest: Manifest }
  | { readonly kind: 'damaged'; readonly message: string };

/** The files of the archive. Ending the loop early closes the file. */
export async function* archiveEntries(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  const bytes = createGunzip();
  // The error of one has to end the other, and reach the loop.
  source.on('error', (error) => bytes.destroy(error));
  source.pipe(bytes);
  try {
    yield* readTar(bytes as AsyncIterable<Uint8Array>);
  } finally {
    source.destroy();
    bytes.destroy();
  }
}

export async function readText(entry: TarEntry): Promise<string> {
  if (entry.size > MAX_TEXT_BYTES) throw new TarError(`“${entry.name}” is too large`);
  const parts: Uint8Array[] = [];
  for await (const part of entry.bytes) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Every byte of the archive against its manifest, and every name against those a backup holds. */
export async function checkArchive(file: string): Promise<ArchiveChecked> {
  try {
    return await check(file);
  } catch (error) {
    const message = readingProblem(error);
    if (message === undefined) throw error;
    return { kind: 'damaged', message };
  }
}

interface Seen {
  readonly entries: ManifestEntry[];
  readonly rows: Record<string, number>;
  manifest: Manifest | undefined;
}

async function check(file: string): Promise<ArchiveChecked> {
  const seen: Seen = { entries: [], rows: {}, manifest: undefined };
  for await (const entry of archiveEntries(file)) {
    const problem = await look(entry, seen);
    if (problem) return { kind: 'damaged', message: problem };
  }
  const { manifest } = seen;
  if (!manifest)
    return { kind: 'damaged', message: 'It has no manifest, so it is not a backup, or it was cut off.' };
  const problem = compare(manifest, seen);
  return problem ? { kind: 'damaged', message: problem } : { kind: 'sound', manifest };
}

/** What is wrong with one file, or undefined. */
async function look(entry: TarEntry, seen: Seen): Promise<string | undefined> {
  const is = entryKind(entry.name);
  if (!is) return `It holds “${printable(entry.name)}”, which is not part of a backup.`;
  if (seen.manifest) return 'Something follows its manifest.';
  if (is.kind === 'manifest') return readManifest(await readText(entry), seen);
  const hash = createHash('sha256');
  if (is.kind === 'table') {
    const text = await readText(entry);
    hash.update(text);
    const rows = readRows(text);
    if (!rows) return `The rows in “${entry.name}” cannot be read.`;
    seen.rows[is.table] = (seen.rows[is.table] ?? 0) + rows.length;
  } else for await (const part of entry.bytes) hash.update(part);
  seen.entries.push({ name: entry.name, size: entry.size, sha256: hash.digest('hex') });
  return undefined;
}

function readManifest(text: string, seen: Seen): string | undefined {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) return 'Its manifest cannot be read.';
  seen.manifest = parsed.data;
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rows as objects of plain values; undefined where a line is something else. */
export function readRows(text: string): Row[] | undefined {
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const row = parseJson(line);
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
    const isPlain = Object.values(row).every(
      (value) => value === null || typeof value === 'string' || Number.isFinite(value),
    );
    if (!isPlain) return undefined;
    rows.push(row as Row);
  }
  return rows;
}

function compare(manifest: Manifest, seen: Seen): string | undefined {
  if (JSON.stringify(manifest.entries) !== JSON.stringify(seen.entries)) {
    const changed = manifest.entries.find(
      (wanted, index) => JSON.stringify(wanted) !== JSON.stringify(seen.entries[index]),
    );
    return `“${printable(changed?.name ?? 'a file')}” is missing or has been changed.`;
  }
  const tables = Object.entries(manifest.tables).find(([name, rows]) => rows !== (seen.rows[name] ?? 0));
  return tables && `The table ${tables[0]} holds ${seen.rows[tables[0]] ?? 0} rows instead of ${tables[1]}.`;
}

function printable(name: string): string {
  return name.slice(0, 200).replace(/[^\x20-\x7e]/g, '?');
}

/** What to say of an error while reading; undefined for those that are bugs. */
function readingProblem(error: unknown): string | undefined {
  if (error instanceof TarError) return `It is damaged: ${error.message}.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'This file does not exist.';
  if (code === 'EISDIR') return 'It is a folder.';
  if (code === 'EACCES' || code === 'EPERM') return 'It may not be read.';
  if (code.startsWith('Z_')) return 'It is damaged or was cut off: it cannot be decompressed.';
  return undefined;
}
