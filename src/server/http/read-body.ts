/**
 * The one way by which the server reads the bodies of requests: chunk by chunk, counted as they come, and never past
 * their limit, whatever the request says of its length. What is not read is seen to by `leave-unread.ts`.
 */
import { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { TooLargeError } from '../storage/limited-writer.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { holdBytes, letGo } from './held-bytes.ts';
import { plainBytes, releaseBytes } from './release-bytes.ts';

/** Whoever sent the body went away before its end: nobody is left to be answered. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError';
}

export type BytesRead =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-large' };

export type TextRead = { readonly kind: 'read'; readonly text: string } | { readonly kind: 'too-large' };

export type FieldsRead =
  | { readonly kind: 'read'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'too-large' };

const AMPERSAND = 38;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** What has been read of a request, for those who ask after the first. */
const kept = new WeakMap<Request, BytesRead>();

/**
 * The chunks of a body, read no faster than they are taken. Each is good until the next is asked for.
 * @param limit bytes
 * @throws TooLargeError before anything is read where the request says so, else with the chunk that is too much
 * @throws CutOffError where the body ends before its time
 */
export async function* streamBody(
  context: Context,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of countChunks(context, limit)) {
    yield chunk;
    // Bytes from a socket have no other reader.
    if (incomingOf(context)) releaseBytes(chunk);
  }
}

/**
 * The whole of a small body; asked for once more, it is the same.
 * @param limit bytes
 * @throws CutOffError where the body ends before its time
 */
export async function readBytes(context: Context, limit: number): Promise<BytesRead> {
  const read = kept.get(context.req.raw) ?? (await readWhole(context, limit));
  kept.set(context.req.raw, read);
  return read.kind === 'read' && read.bytes.length > limit ? { kind: 'too-large' } : read;
}

async function readWhole(context: Context, limit: number): Promise<BytesRead> {
  const bytes = new GrowingBytes();
  const holding = holdText(context);
  try {
    for await (const chunk of streamBody(context, limit)) {
      bytes.add(chunk);
      holding.add(chunk.length);
    }
    return { kind: 'read', bytes: bytes.whole() };
  } catch (error) {
    if (error instanceof TooLargeError) return { kind: 'too-large' };
    throw error;
  } finally {
    holding.end();
  }
}

/** For code that keeps a body in memory until all of it has arrived. */
export function holdText(context: Context): { add(bytes: number): void; end(): void } {
  const socket = incomingOf(context)?.socket;
  return {
    add: (bytes) => socket && holdBytes(socket, bytes),
    end: () => socket && letGo(socket),
  };
}

/** As `readBytes`, in UTF-8. */
export async function readText(context: Context, limit: number): Promise<TextRead> {
  const read = await readBytes(context, limit);
  return read.kind === 'read' ? { kind: 'read', text: new TextDecoder().decode(read.bytes) } : read;
}

/** The time to parse a form grows with its fields more than with its bytes. */
const MAX_FIELDS = 5000;
/** Browsers send forms with files in parts; no other form is long when sent this way. */
const MAX_IN_PARTS = 64_000;

/**
 * As `readBytes`: the texts of a form, the last of each name; none in what is no form or cannot be read. One of more
 * fields than any page has is too large.
 */
export async function readFields(context: Context, limit: number): Promise<FieldsRead> {
  const read = await readBytes(context, limit);
  if (read.kind !== 'read') return read;
  const type = context.req.header('content-type') ?? '';
  if (!FORM.test(type)) return { kind: 'read', fields: {} };
  const isInParts = /^multipart/i.test(type);
  if (isInParts ? read.bytes.length > MAX_IN_PARTS : hasTooManyFields(read.bytes))
    return { kind: 'too-large' };
  const form = await new Response(read.bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { kind: 'read', fields: Object.fromEntries(texts) };
}

function hasTooManyFields(bytes: Uint8Array): boolean {
  let fields = 1;
  for (let at = bytes.indexOf(AMPERSAND); at >= 0; at = bytes.indexOf(AMPERSAND, at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) return true;
  }
  return false;
}

async function* countChunks(context: Context, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header('content-length')) > limit) throw new TooLargeError();
  let left = limit;
  for await (const chunk of chunksOf(context)) {
    left -= chunk.length;
    if (left < 0) throw new TooLargeError();
    yield chunk;
  }
}

async function* chunksOf(context: Context): AsyncGenerator<Uint8Array> {
  const incoming = incomingOf(context);
  try {
    if (incoming) yield* chunksOfSocket(incoming);
    else yield* context.req.raw.body ?? [];
  } catch (cause) {
    throw new CutOffError('The body broke off.', { cause });
  }
}

/**
 * All that has come at a time, and no more than one packet ahead. The request outlives a reader that stops. Events are
 * heard by hand: for every request the queues of `events.on` would cost more than all else of a small body.
 */
async function* chunksOfSocket(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  if (incoming.readableEnded) return;
  if (incoming.destroyed) return yield wholeBody(incoming);
  const heard = new HeardBody(incoming);
  try {
    for (let chunk = await heard.next(); chunk; chunk = await heard.next()) yield plainBytes(chunk);
  } finally {
    heard.stop();
  }
}

const SMALL_BYTES = 1000;
/** Ordinary bodies hold few small chunks, and none behind the other. */
const SMALL_AT_ONCE = 4;
/** The framing of a chunked body may take this many bytes, plus as many again as the body holds. */
const FRAME_BYTES = 200_000;

class HeardBody {
  readonly #incoming: IncomingMessage;
  #end: { readonly error?: Error } | undefined;
  #wake = (): void => {};
  #small = 0;
  #length = 0;
  readonly #begunAt: number;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.#begunAt = incoming.socket.bytesRead;
    incoming
      .on('readable', this.#onReadable)
      .on('end', this.#onEnd)
      .on('error', this.#onError)
      .on('close', this.#onClose);
  }

  /** Undefined at the end. */
  async next(): Promise<Buffer | undefined> {
    // A packet may hold thousands of HTTP chunks of one byte: by the next turn all of them have come, and are read as one.
    const joins = this.#small > SMALL_AT_ONCE;
    if (joins) await nextTurn();
    for (;;) {
      // A length joins what has come into a copy, and leaves the memory of large chunks to the collector.
      const chunk = this.#incoming.read(joins ? this.#incoming.readableLength : undefined) as Buffer | null;
      if (chunk) return this.#count(chunk);
      if (this.#end?.error) throw this.#end.error;
      if (this.#end) return undefined;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  #count(chunk: Buffer): Buffer {
    this.#small = chunk.length < SMALL_BYTES ? this.#small + 1 : 0;
    this.#length += chunk.length;
    const { socket } = this.#incoming;
    // Each HTTP chunk costs more than its bytes: a client that sends hundreds of thousands of single bytes is cut off.
    if (socket.bytesRead - this.#begunAt > 2 * this.#length + FRAME_BYTES) socket.destroy();
    return chunk;
  }

  stop(): void {
    this.#incoming
      .off('readable', this.#onReadable)
      .off('end', this.#onEnd)
      .off('error', this.#onError)
      .off('close', this.#onClose);
  }

  readonly #onReadable = (): void => this.#wake();
  readonly #onEnd = (): void => this.#finish({});
  readonly #onError = (error: Error): void => this.#finish({ error });
  readonly #onClose = (): void => this.#finish({ error: new Error('The connection is closed.') });

  #finish(end: { readonly error?: Error }): void {
    this.#end ??= end;
    this.#wake();
  }
}

/** Of somebody who has gone, but had sent all of it before. */
function wholeBody(incoming: IncomingMessage): Uint8Array {
  const bytes = incoming.complete && !incoming.readableDidRead ? (incoming.read() as Buffer | null) : null;
  if (bytes?.length !== Number(incoming.headers['content-length']))
    throw new Error('The connection is closed.');
  return plainBytes(bytes);
}

/** The socket's request; undefined for one that was made within this process. */
function incomingOf(context: Context): IncomingMessage | undefined {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown };
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
