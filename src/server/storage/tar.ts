/**
 * The part of the tar format a backup needs: ustar with pax records for what does not fit its fields. Ours,
 * because both directions are streams of known sizes and everything but plain files is refused.
 */

const BLOCK = 512;
/** Largest number eleven octal digits hold. */
const MAX_OCTAL = 8 ** 11 - 1;
/** Longest name or extended header read; ours are far shorter. */
const MAX_EXTENDED = 65_536;

export class TarError extends Error {
  override readonly name = 'TarError';
}

/** What precedes a file's bytes: its header, and a pax header where name or size need one. */
export function tarHeader(name: string, size: number, modifiedAt: number): Buffer {
  const fields = splitName(name);
  const needsPath = fields === undefined;
  if (!needsPath && size <= MAX_OCTAL) return header({ ...fields, size, type: '0', modifiedAt });
  const records = [
    ...(needsPath ? [paxRecord('path', name)] : []),
    ...(size > MAX_OCTAL ? [paxRecord('size', String(size))] : []),
  ].join('');
  const body = Buffer.from(records);
  return Buffer.concat([
    header({ name: 'pax', prefix: '', size: body.length, type: 'x', modifiedAt }),
    body,
    tarPadding(body.length),
    header({ name: 'file', prefix: '', size: Math.min(size, MAX_OCTAL), type: '0', modifiedAt, ...fields }),
  ]);
}

/** What follows a file's bytes, to fill the block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** What ends an archive. */
export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK);
}

interface HeaderFields {
  readonly name: string;
  readonly prefix: string;
  readonly size: number;
  readonly type: '0' | 'x';
  readonly modifiedAt: number;
}

/** Name and prefix of a ustar header, or undefined where the name does not fit them. */
function splitName(name: string): { name: string; prefix: string } | undefined {
  if (!/^[\x20-\x7e]+$/.test(name)) return undefined;
  if (name.length <= 100) return { name, prefix: '' };
  const slash = name.indexOf('/', name.length - 101);
  if (slash <= 0 || slash > 155) return undefined;
  return { name: name.slice(slash + 1), prefix: name.slice(0, slash) };
}

function header({ name, prefix, size, type, modifiedAt }: HeaderFields): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, width: number): void => {
    block.write(`${value.toString(8).padStart(width - 1, '0')}\0`, at, 'latin1');
  };
  block.write(name, 0, 100, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.max(0, Math.floor(modifiedAt / 1000)), 136, 12);
  block.write(' '.repeat(8), 148, 'latin1');
  block.write(type, 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(prefix, 345, 155, 'latin1');
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** Sum of all bytes, the checksum's own field counted as spaces. */
function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

/** `LENGTH KEY=VALUE\n`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (String(length).length + rest !== length) length = rest + String(length).length;
  return `${length} ${key}=${value}\n`;
}

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** The file's bytes; what is not read is passed over. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The plain files of an archive, one after the other. Folders are passed over; anything else is refused. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source);
  for (let next = await nextHeader(reader); next; next = await nextHeader(reader)) {
    const { name, size, type } = next;
    let left = size;
    if (type === '0') {
      const bytes = reader.chunks(size, (taken) => {
        left -= taken;
      });
      yield { name, size, bytes };
    } else if (type !== '5' && type !== 'g') {
      throw new TarError(`“${name}” is a link or a device, not a file`);
    }
    await reader.skip(left + tarPadding(size).length);
  }
}

interface Header {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** The next header, with what extended headers before it say; undefined at the end. */
async function nextHeader(reader: ByteReader): Promise<Header | undefined> {
  let extended: { path?: string; size?: number } = {};
  for (;;) {
    const block = await reader.take(BLOCK);
    if (block.every((byte) => byte === 0)) return undefined;
    const { name, size, type } = readHeader(block);
    if (type === 'x') extended = readPax(await readExtended(reader, size));
    else if (type === 'L')
      extended = { path: (await readExtended(reader, size)).toString().replace(/\0.*$/s, '') };
    else return { name: extended.path ?? name, size: extended.size ?? size, type };
  }
}

function readHeader(block: Buffer): Header {
  const text = (at: number, width: number): string =>
    block.toString('utf8', at, at + width).replace(/\0.*$/s, '');
  const number = (at: number, width: number): number => {
    const digits = text(at, width).trim();
    if (!/^[0-7]*$/.test(digits)) throw new TarError('a header holds a wrong number');
    return Number.parseInt(digits || '0', 8);
  };
  if (number(148, 8) !== checksum(block)) throw new TarError('a header has a wrong checksum');
  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  return { name, size: number(124, 12), type: text(156, 1) || '0' };
}

async function readExtended(reader: ByteReader, size: number): Promise<Buffer> {
  if (size > MAX_EXTENDED) throw new TarError('an extended header is too long');
  const body = await reader.take(size);
  await reader.skip(tarPadding(size).length);
  return body;
}

function readPax(body: Buffer): { path?: string; size?: number } {
  const found: { path?: string; size?: number } = {};
  for (let at = 0; at < body.length; ) {
    const [, digits = ''] = /^(\d+) /.exec(body.toString('latin1', at, at + 20)) ?? [];
    const end = at + Number(digits);
    if (digits === '' || end <= at || end > body.length) throw new TarError('an extended header is damaged');
    const [key, ...value] = body.toString('utf8', at + digits.length + 1, end - 1).split('=');
    if (key === 'path') found.path = value.join('=');
    if (key === 'size') found.size = Number(value.join('='));
    at = end;
  }
  if (found.size !== undefined && !(Number.isSafeInteger(found.size) && found.size >= 0))
    throw new TarError('an extended header holds a wrong size');
  return found;
}

/** Takes bytes off a stream in the amounts asked for. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.chunks(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async skip(size: number): Promise<void> {
    for await (const _ of this.chunks(size));
  }

  async *chunks(size: number, onTaken?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#source.next();
        if (next.done) throw new TarError('it ends too early');
        this.#rest = next.value;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      onTaken?.(part.length);
      yield part;
    }
  }
}
