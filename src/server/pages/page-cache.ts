/**
 * Published pages as bytes: per site version and address, compressed once per encoding. Bounded by bytes;
 * what has not been asked for the longest goes first.
 */
import { MINUTE_MS } from '#domain/time.ts';
import { compress, type Encoding } from '../http/compress.ts';
import { etagOf } from '../http/negotiate.ts';

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
  /** Others may get a variant of it. */
  readonly isVaried?: boolean;
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
const MAX_BYTES = 20_000_000;
/**
 * Pages asked for with query terms, such as `?page=2`, have room of their own: anyone can make up terms without end, and
 * these push out each other only.
 */
const MAX_BYTES_WITH_TERMS = 4_000_000;
/** Rough cost of an entry beside its bodies. */
const ENTRY_OVERHEAD = 1000;

/** No page has an address that begins like this: entries under it are asked for in another way. */
export const NO_PAGE = '//';

/** How the key of a page that was asked for with query terms ends (`PageTarget.key`). */
const HAS_TERMS = /"\}$/;

export function cacheKey(siteId: string, version: number, target: string): string {
  return `${siteId} ${version} ${target}`;
}

/** Entries up to so many bytes; the oldest go first. */
class Entries {
  readonly #entries = new Map<string, CachedResponse>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: CachedResponse): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= sizeOf(entry);
    this.#entries.delete(key);
  }

  /** An entry has grown by a body. */
  grow(key: string, entry: CachedResponse, bytes: number): void {
    if (this.#entries.get(key) === entry) this.#bytes += bytes;
  }
}

export class PageCache {
  readonly #plain = new Entries(MAX_BYTES);
  readonly #withTerms = new Entries(MAX_BYTES_WITH_TERMS);
  readonly #making = new Map<string, Promise<CachedResponse>>();
  readonly #compressing = new WeakMap<CachedResponse, Map<Encoding, Promise<EncodedBody>>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#plain.size + this.#withTerms.size;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.getEvenOld(key);
    if (!entry) return undefined;
    return this.#now() - entry.madeAt > MAX_AGE_MS ? undefined : entry;
  }

  /** Also an entry that is out of date, for as long as it cannot be made again. */
  getEvenOld(key: string): CachedResponse | undefined {
    return this.#entriesOf(key).get(key);
  }

  set(key: string, entry: CachedResponse): void {
    this.#entriesOf(key).set(key, entry);
  }

  delete(key: string): void {
    this.#entriesOf(key).delete(key);
  }

  #entriesOf(key: string): Entries {
    return HAS_TERMS.test(key) ? this.#withTerms : this.#plain;
  }

  /** What is kept, or made now: once, even where several ask at the same time. */
  async keep(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const known = this.get(key);
    if (known) return known;
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  #make(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    return make()
      .then((entry) => {
        this.set(key, entry);
        return entry;
      })
      .finally(() => this.#making.delete(key));
  }

  /** The body in an encoding: compressed well when it is first asked for, once, even where several ask. */
  async body(key: string, entry: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
    const known = entry.bodies.get(encoding);
    if (known) return known;
    const compressing = this.#compressing.get(entry) ?? new Map<Encoding, Promise<EncodedBody>>();
    this.#compressing.set(entry, compressing);
    const making = compressing.get(encoding) ?? this.#compress(key, entry, encoding);
    compressing.set(encoding, making);
    return making;
  }

  async #compress(key: string, entry: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
    const identity = entry.bodies.get('identity');
    if (!identity || encoding === 'identity') throw new Error(`the cached page ${key} has lost its text`);
    const packed = unpooled(await compress(identity.bytes, encoding, 'good'));
    const before = sizeOf(entry);
    const made = encodeBody(entry, packed, encoding);
    entry.bodies.set(encoding, made);
    this.#entriesOf(key).grow(key, entry, sizeOf(entry) - before);
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

export function keptResponse({
  text,
  ...answer
}: Omit<CachedResponse, 'bodies'> & { readonly text: string }): CachedResponse {
  const identity = encodeBody(answer, unpooled(Buffer.from(text)), 'identity');
  return { ...answer, bodies: new Map([['identity', identity]]) };
}
