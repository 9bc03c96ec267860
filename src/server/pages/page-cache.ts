/**
 * Published pages as bytes: per site version and address, compressed once per encoding. Bounded by bytes;
 * what has not been asked for the longest goes first.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { MINUTE_MS } from '#domain/time.ts';
import { accepts, etagOf } from '../http/negotiate.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
  readonly bodies: Map<Encoding, EncodedBody>;
}

export interface EncodedBody {
  readonly bytes: Buffer;
  readonly etag: string;
  /** All headers of the answer as a flat list, ready to be written. */
  readonly rawHeaders: string[];
}

/** Pages are made anew after this long, since some show what depends on the day. */
const MAX_AGE_MS = MINUTE_MS;
const MAX_BYTES = 24_000_000;
/** Rough cost of an entry beside its bodies. */
const ENTRY_OVERHEAD = 1000;
/** From the second request on a page is worth compressing well. */
const QUICK_BROTLI = 4;
const GOOD_BROTLI = 9;
const MIN_COMPRESSED = 400;

export function cacheKey(siteId: string, version: number, target: string): string {
  return `${siteId} ${version} ${target}`;
}

export class PageCache {
  readonly #entries = new Map<string, CachedResponse>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    return this.#now() - entry.madeAt > MAX_AGE_MS ? undefined : entry;
  }

  /** Also one that should be made anew by now: for as long as that cannot be done. */
  getEvenOld(key: string): CachedResponse | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: CachedResponse): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= sizeOf(entry);
    this.#entries.delete(key);
  }

  /** The body in an encoding, made now if it is not there yet; the second asking makes it small. */
  body(key: string, entry: CachedResponse, encoding: Encoding): EncodedBody {
    const known = entry.bodies.get(encoding);
    if (known) return known;
    const identity = entry.bodies.get('identity');
    if (!identity || encoding === 'identity') throw new Error(`the cached page ${key} has lost its text`);
    const before = sizeOf(entry);
    const made = encodeBody(entry, unpooled(compress(identity.bytes, encoding, GOOD_BROTLI)), encoding);
    entry.bodies.set(encoding, made);
    if (this.#entries.get(key) === entry) this.#bytes += sizeOf(entry) - before;
    return made;
  }
}

function sizeOf(entry: CachedResponse): number {
  let bytes = ENTRY_OVERHEAD;
  for (const body of entry.bodies.values()) bytes += body.bytes.length;
  return bytes;
}

/**
 * The same bytes in memory of their own. Node takes small buffers out of blocks of 64 kB, and a body that is kept
 * would keep all of its block, whatever else was in it.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export function compress(bytes: Buffer, encoding: Encoding, quality: number = QUICK_BROTLI): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 });
  if (encoding === 'identity') return bytes;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function encodeBody(
  response: Pick<CachedResponse, 'headers'>,
  bytes: Buffer,
  encoding: Encoding,
): EncodedBody {
  const etag = etagOf(bytes);
  const headers: Record<string, string> = {
    ...response.headers,
    etag,
    vary: 'Accept-Encoding',
    'content-length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { bytes, etag, rawHeaders: Object.entries(headers).flat() };
}

/** The encoding to answer in: brotli, else gzip, else as it is. Small answers are not worth compressing. */
export function chooseEncoding(accept: string | undefined, length: number): Encoding {
  if (length < MIN_COMPRESSED) return 'identity';
  if (accepts(accept, 'br')) return 'br';
  return accepts(accept, 'gzip') ? 'gzip' : 'identity';
}
