/** Reads the plain files of a .zip, which is how most people pack a folder. Trusts no size it states. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import type { TarEntry } from './tar.ts';

export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const MAX_COMMENT = 65_535;
/** Where a 32-bit field holds this, the value stands elsewhere (zip64). */
const ELSEWHERE = 0xffffffff;
const MAX_DIRECTORY = 64_000_000;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

interface ZipFile {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** @throws ZipError for what is damaged, encrypted or no plain file */
export async function* readZip(path: string): AsyncGenerator<TarEntry> {
  const handle = await open(path, 'r');
  try {
    for (const file of readDirectory(await readDirectoryBytes(handle))) {
      const from = await findBytes(handle, file);
      yield { name: file.name, size: file.size, bytes: unpack(path, file, from) };
    }
  } finally {
    await handle.close();
  }
}

async function readDirectoryBytes(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const tail = await readAt(
    handle,
    Math.max(0, size - END_BYTES - MAX_COMMENT),
    Math.min(size, END_BYTES + MAX_COMMENT),
  );
  const end = findEnd(tail);
  if (end === undefined) throw new ZipError('its list of files is missing, so it did not come through whole');
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (length === ELSEWHERE || offset === ELSEWHERE || tail.readUInt16LE(end + 10) === 0xffff)
    throw new ZipError('it is too large for a .zip; pack it as .tar.gz, or choose the folder itself');
  if (length > MAX_DIRECTORY || offset + length > size) throw new ZipError('its list of files is damaged');
  return readAt(handle, offset, length);
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  return undefined;
}

async function readAt(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new ZipError('it ends too early');
  return buffer;
}

/** Folders are passed over. */
function readDirectory(bytes: Buffer): ZipFile[] {
  const files: ZipFile[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new ZipError('its list of files is damaged');
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const file = readEntry(bytes, at, name);
    if (!name.endsWith('/')) files.push(file);
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

function readEntry(bytes: Buffer, at: number, name: string): ZipFile {
  const system = bytes.readUInt16LE(at + 4) >> 8;
  const mode = bytes.readUInt32LE(at + 38) >>> 16;
  if (system === UNIX && (mode & FILE_TYPE) === LINK)
    throw new ZipError(`“${name}” is a link or a device, not a file`);
  if (bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) throw new ZipError('it is protected by a password');
  const method = bytes.readUInt16LE(at + 10);
  if (method !== STORED && method !== DEFLATED)
    throw new ZipError(`“${name}” is packed in a way that Vitrine does not read`);
  const file = {
    name,
    method,
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  if ([file.packed, file.size, file.offset].includes(ELSEWHERE))
    throw new ZipError(`“${name}” is too large for a .zip; pack it as .tar.gz, or choose the folder itself`);
  return file;
}

async function findBytes(handle: FileHandle, file: ZipFile): Promise<number> {
  const head = await readAt(handle, file.offset, FILE_BYTES);
  if (head.readUInt32LE(0) !== FILE_SIGNATURE) throw new ZipError(`“${file.name}” is damaged`);
  return file.offset + FILE_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}

async function* unpack(path: string, file: ZipFile, from: number): AsyncGenerator<Uint8Array> {
  if (file.packed > 0) {
    const source = createReadStream(path, { start: from, end: from + file.packed - 1 });
    const plain = file.method === STORED ? source : source.pipe(createInflateRaw());
    source.on('error', (error) => plain.destroy(error));
    try {
      let left = file.size;
      for await (const chunk of plain as AsyncIterable<Uint8Array>) {
        left -= chunk.length;
        // Packed to more than it says: made to fill the disk.
        if (left < 0) throw new ZipError(`“${file.name}” is larger than it says`);
        yield chunk;
      }
      if (left > 0) throw new ZipError(`“${file.name}” ends too early`);
    } finally {
      source.destroy();
      plain.destroy();
    }
  } else if (file.size > 0) throw new ZipError(`“${file.name}” is damaged`);
}
