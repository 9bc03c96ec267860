/**
 * Reads `multipart/form-data` (RFC 7578) chunk by chunk, so that a file of any size passes through little
 * memory. The parts come in the order in which they were sent.
 */
import { plainBytes, releaseBytes } from './release-bytes.ts';

export interface FormPart {
  readonly kind: 'part';
  readonly name: string;
  /** Undefined for a plain field. */
  readonly filename: string | undefined;
}

export interface FormData {
  readonly kind: 'data';
  /** Good until the next chunk is asked for. */
  readonly bytes: Uint8Array;
}

/** The body is not what its type says, or ends too early. */
export class MultipartError extends Error {}

const MAX_HEADER_BYTES = 8192;
const LINE_END = Buffer.from('\r\n');
const HEADER_END = Buffer.from('\r\n\r\n');

/** The boundary of a content type; undefined for other types. */
export function multipartBoundary(contentType: string): string | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? bare;
}

export async function* readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart | FormData> {
  const reader = new BoundaryReader(chunks, Buffer.from(`\r\n--${boundary}`));
  await reader.skipToBoundary();
  while (await reader.hasNextPart()) {
    yield readHeaders(await reader.readHeaders());
    for await (const bytes of reader.readBody()) yield { kind: 'data', bytes: plainBytes(bytes) };
  }
}

class BoundaryReader {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #delimiter: Buffer;
  // The first boundary may stand at the very beginning, without the line end that belongs to it.
  #buffer: Buffer = LINE_END;
  /** The memory that it is part of. */
  #memory: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Uint8Array>, delimiter: Buffer) {
    this.#source = chunks[Symbol.asyncIterator]();
    this.#delimiter = delimiter;
  }

  async skipToBoundary(): Promise<void> {
    for await (const _ignored of this.readBody());
  }

  /** After a boundary: another part follows, or the end. */
  async hasNextPart(): Promise<boolean> {
    while (this.#buffer.length < 2) await this.#more();
    if (this.#buffer.subarray(0, 2).toString() === '--') return false;
    const at = await this.#find(LINE_END, MAX_HEADER_BYTES);
    // The line end stays: an empty set of headers would otherwise swallow the one that closes it.
    this.#buffer = this.#buffer.subarray(at);
    return true;
  }

  async readHeaders(): Promise<string> {
    return (await this.#take(HEADER_END, MAX_HEADER_BYTES)).toString('utf8');
  }

  /** Everything up to the next boundary. */
  async *readBody(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#buffer.indexOf(this.#delimiter);
      if (at >= 0) {
        if (at > 0) yield this.#buffer.subarray(0, at);
        this.#buffer = this.#buffer.subarray(at + this.#delimiter.length);
        return;
      }
      // What might be the beginning of the boundary waits for the rest.
      const safe = this.#buffer.length - this.#delimiter.length + 1;
      if (safe > 0) {
        yield this.#buffer.subarray(0, safe);
        this.#buffer = this.#buffer.subarray(safe);
      }
      await this.#more();
    }
  }

  async #take(end: Buffer, limit: number): Promise<Buffer> {
    const at = await this.#find(end, limit);
    const taken = this.#buffer.subarray(0, at);
    this.#buffer = this.#buffer.subarray(at + end.length);
    return taken;
  }

  /** @returns where `end` begins in the buffer */
  async #find(end: Buffer, limit: number): Promise<number> {
    for (;;) {
      const at = this.#buffer.indexOf(end);
      if (at >= 0) return at;
      if (this.#buffer.length > limit) throw new MultipartError('a part has no end to its headers');
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new MultipartError('the body ends too early');
    const joined = Buffer.allocUnsafeSlow(this.#buffer.length + next.value.length);
    joined.set(this.#buffer);
    joined.set(next.value, this.#buffer.length);
    releaseBytes(this.#memory);
    this.#memory = joined;
    this.#buffer = joined;
  }
}

function readHeaders(text: string): FormPart {
  const line = text.split('\r\n').find((each) => /^content-disposition:/i.test(each)) ?? '';
  const disposition = line.slice(line.indexOf(':') + 1).trim();
  if (!/^form-data\b/i.test(disposition)) throw new MultipartError('a part does not say which field it is');
  return {
    kind: 'part',
    name: parameter(disposition, 'name') ?? '',
    filename: parameter(disposition, 'filename'),
  };
}

/** Browsers write quotes and line ends in names as percent codes, and everything else as it is. */
function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(disposition);
  const raw = value?.[1] ?? value?.[2];
  return raw?.replace(/%(22|0D|0A)/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
