/** Folders as one file to send or to keep (.tar.gz), and back, trusting nothing in what somebody sent. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { formatFileSize } from '#domain/media/file-size.ts';
import { TooLargeError } from '../storage/limited-writer.ts';
import { readTar, type TarEntry, TarError, tarEnd, tarHeader, tarPadding } from '../storage/tar.ts';
import { readZip, ZipError } from '../storage/zip.ts';

/** What small archives may unpack to. */
const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;
/** Larger ones, by how often their own size: pictures and films hardly get smaller by packing, and bombs do. */
const MAX_RATIO = 3;
const MAX_ENTRIES = 200_000;
const MAX_NAME = 500;

type ArchiveKind = 'tar.gz' | 'tar' | 'zip';

const MAGIC: readonly { readonly kind: ArchiveKind; readonly at: number; readonly bytes: string }[] = [
  { kind: 'tar.gz', at: 0, bytes: '\x1f\x8b' },
  { kind: 'zip', at: 0, bytes: 'PK\x03\x04' },
  { kind: 'tar', at: 257, bytes: 'ustar' },
];
const HEAD_BYTES = 512;

/** By its first bytes, whatever it is called; undefined for what is no archive. */
export async function archiveKindOf(file: string): Promise<ArchiveKind | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('latin1');
    return MAGIC.find(({ at, bytes }) => head.startsWith(bytes, at))?.kind;
  } finally {
    await handle.close();
  }
}

/** @param top the folder everything lies in when it is unpacked */
export async function packFolder(
  folder: string,
  file: string,
  { top, signal }: { readonly top: string; readonly signal: AbortSignal },
): Promise<void> {
  await pipeline(
    Readable.from(entriesOf(folder, top), { objectMode: false }),
    createGzip(),
    createWriteStream(file, { mode: 0o600 }),
    { signal },
  );
}

async function* entriesOf(folder: string, top: string): AsyncGenerator<Uint8Array> {
  for (const name of await filesOf(folder)) {
    const { size, mtimeMs } = await stat(join(folder, name));
    yield tarHeader(posix.join(top, name), size, mtimeMs);
    yield* createReadStream(join(folder, name)) as AsyncIterable<Uint8Array>;
    yield tarPadding(size);
  }
  yield tarEnd();
}

/** Paths with `/` below the folder, in a fixed order. */
async function filesOf(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lists = await Promise.all(
    sorted.map((entry) => {
      const path = posix.join(below, entry.name);
      if (entry.isDirectory()) return filesOf(folder, path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return lists.flat();
}

export type Unpacked = { readonly kind: 'unpacked' } | { readonly kind: 'refused'; readonly message: string };

/**
 * Plain files only, below the folder, which is the archive's alone: what is refused leaves nothing in it. Archives in it are unpacked too.
 * @param maxBytes of everything that comes out, also of what is not kept
 */
export async function unpackInto(
  file: string,
  folder: string,
  { signal, maxBytes }: { readonly signal: AbortSignal; readonly maxBytes?: number },
): Promise<Unpacked> {
  const { size } = await stat(file);
  const limits: Limits = {
    entries: 0,
    bytes: 0,
    maxBytes: maxBytes ?? Math.max(MAX_UNPACKED_BYTES, MAX_RATIO * size),
  };
  const unpacked = await unpackWithin(limits, file, folder, signal);
  if (unpacked.kind === 'refused') await rm(folder, { recursive: true, force: true });
  return unpacked;
}

async function unpackWithin(
  limits: Limits,
  file: string,
  folder: string,
  signal: AbortSignal,
): Promise<Unpacked> {
  try {
    await mkdir(folder, { recursive: true });
    const unpacked = await unpackOne(file, folder, limits, signal);
    return unpacked.kind === 'unpacked' ? await unpackInner(folder, limits, signal) : unpacked;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof TooLargeError) return tooLarge(limits);
    // What the streams say of a damaged archive has a code; a bug has none.
    const isExpected =
      error instanceof TarError || error instanceof ZipError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    return refused(error.message);
  }
}

interface Limits {
  readonly maxBytes: number;
  entries: number;
  bytes: number;
}

/** Counts bytes as they come out: what an archive says of itself is no limit to what is in it. */
async function* counted(bytes: AsyncIterable<Uint8Array>, limits: Limits): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    limits.bytes += chunk.length;
    if (limits.bytes > limits.maxBytes) throw new TooLargeError();
    yield chunk;
  }
}

function tooLarge({ maxBytes }: Limits): Unpacked {
  const message = `This archive holds more than ${formatFileSize(maxBytes)} when it is unpacked, which is the limit. Remove large files such as videos and upload them separately, or ask the person who runs this server to import it there.`;
  return { kind: 'refused', message };
}

/** The files of the old site may come as they were downloaded; what lies in an archive within that stays. */
async function unpackInner(folder: string, limits: Limits, signal: AbortSignal): Promise<Unpacked> {
  for (const name of await filesOf(folder)) {
    if (!/\.(?:zip|tar|tar\.gz|tgz)$/i.test(name)) continue;
    const inner = join(folder, name);
    if ((await archiveKindOf(inner)) === undefined) continue;
    const unpacked = await unpackOne(inner, `${inner}.files`, limits, signal);
    if (unpacked.kind === 'refused') return unpacked;
    await rm(inner);
  }
  return { kind: 'unpacked' };
}

async function unpackOne(
  file: string,
  folder: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<Unpacked> {
  const kind = await archiveKindOf(file);
  if (kind === 'zip') return unpackAll(countedZip(file, limits), folder, limits, signal);
  const source = createReadStream(file);
  const plain = kind === 'tar' ? source : source.pipe(createGunzip());
  source.on('error', (error) => plain.destroy(error));
  try {
    const bytes = counted(plain as AsyncIterable<Uint8Array>, limits);
    return await unpackAll(readTar(bytes), folder, limits, signal);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function* countedZip(file: string, limits: Limits): AsyncGenerator<TarEntry> {
  for await (const entry of readZip(file)) yield { ...entry, bytes: counted(entry.bytes, limits) };
}

async function unpackAll(
  entries: AsyncIterable<TarEntry>,
  folder: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<Unpacked> {
  for await (const entry of entries) {
    signal.throwIfAborted();
    limits.entries += 1;
    if (limits.entries > MAX_ENTRIES) return refused('it contains more files than Vitrine can unpack');
    // What systems put beside the files of a folder: Apple's copies of attributes.
    if (/(?:^|\/)(?:\._|__MACOSX\/|\.DS_Store$)/.test(entry.name)) continue;
    const name = safeName(entry.name);
    if (name === undefined) return refused(`it holds a file with the name “${entry.name.slice(0, 100)}”`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(entry.bytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  }
  return { kind: 'unpacked' };
}

function refused(why: string): Unpacked {
  return { kind: 'refused', message: `The archive cannot be unpacked: ${why}.` };
}

/** Undefined for every name that could lead out of the folder. */
function safeName(name: string): string | undefined {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  const isSafe =
    parts.length > 0 &&
    name.length <= MAX_NAME &&
    !name.startsWith('/') &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file is called like this
    !/[\u0000-\u001f\\:]/.test(name) &&
    parts.every((part) => part !== '..');
  return isSafe ? parts.join('/') : undefined;
}
