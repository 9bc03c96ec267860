/**
 * Reads what PHP's `serialize` wrote: numbers, texts, flags, null and arrays of them. WordPress keeps such
 * values in post metadata. Objects and references are refused: nothing is ever brought to life from a file.
 */

export type PhpValue = null | boolean | number | string | Map<string | number, PhpValue>;
export type ReadPhpValue =
  | { readonly ok: true; readonly value: PhpValue }
  | { readonly ok: false; readonly message: string };

const MAX_DEPTH = 32;
/** Entries over all arrays of one value. */
const MAX_ENTRIES = 10_000;

class NotReadable extends Error {}

/** Reads exactly one value; anything before or after it is an error. */
export function readPhpValue(serialized: string): ReadPhpValue {
  const reader = new Reader(serialized);
  try {
    const value = reader.read(0);
    if (!reader.isAtEnd()) return { ok: false, message: `unexpected text at character ${reader.at}` };
    return { ok: true, value };
  } catch (error) {
    if (error instanceof NotReadable) return { ok: false, message: error.message };
    throw error;
  }
}

/** Lengths of texts count bytes of UTF-8, so the reader works on bytes. */
class Reader {
  at = 0;
  readonly #bytes: Uint8Array;
  #entries = 0;

  constructor(text: string) {
    this.#bytes = new TextEncoder().encode(text);
  }

  isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }

  read(depth: number): PhpValue {
    if (depth > MAX_DEPTH) throw new NotReadable(`nested more than ${MAX_DEPTH} deep`);
    const type = this.#take(1);
    switch (type) {
      case 'N':
        this.#expect(';');
        return null;
      case 'b':
        return this.#number(/^[01]$/) === 1;
      case 'i':
        return this.#number(/^-?\d{1,19}$/);
      case 'd':
        return this.#number(/^-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$|^-?INF$|^NAN$/);
      case 's':
        return this.#text();
      case 'a':
        return this.#array(depth);
      default:
        throw new NotReadable(`“${type}” at character ${this.at - 1} is not read`);
    }
  }

  #number(form: RegExp): number {
    this.#expect(':');
    const text = this.#until(';');
    if (!form.test(text)) throw new NotReadable(`“${text}” is not a number`);
    return Number(text.replace('INF', 'Infinity').replace('NAN', 'NaN'));
  }

  #text(): string {
    this.#expect(':');
    const length = this.#length();
    this.#expect('"');
    const text = this.#take(length);
    this.#expect('"');
    this.#expect(';');
    return text;
  }

  #array(depth: number): Map<string | number, PhpValue> {
    this.#expect(':');
    const count = this.#length();
    this.#entries += count;
    if (this.#entries > MAX_ENTRIES) throw new NotReadable(`more than ${MAX_ENTRIES} entries`);
    this.#expect('{');
    const array = new Map<string | number, PhpValue>();
    for (let index = 0; index < count; index += 1) {
      const key = this.read(depth + 1);
      if (typeof key !== 'string' && typeof key !== 'number') throw new NotReadable('a key is not a name');
      array.set(key, this.read(depth + 1));
    }
    this.#expect('}');
    return array;
  }

  #length(): number {
    const text = this.#until(':');
    if (!/^\d{1,9}$/.test(text)) throw new NotReadable(`“${text}” is not a length`);
    return Number(text);
  }

  #until(end: string): string {
    const from = this.at;
    const stop = this.#bytes.indexOf(end.charCodeAt(0), from);
    if (stop < 0 || stop - from > 40) throw new NotReadable(`“${end}” is missing after character ${from}`);
    this.at = stop + 1;
    return decode(this.#bytes.subarray(from, stop));
  }

  #take(length: number): string {
    if (this.at + length > this.#bytes.length) throw new NotReadable('ends early');
    const text = decode(this.#bytes.subarray(this.at, this.at + length));
    this.at += length;
    return text;
  }

  #expect(character: string): void {
    if (this.#take(1) !== character) {
      throw new NotReadable(`“${character}” is missing at character ${this.at - 1}`);
    }
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
