/**
 * Which encoding a file is written in. What a file declares is often what some program wrote by habit: bytes that are
 * UTF-8 throughout are UTF-8, and those that are not are never taken for it.
 */
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { XmlProblem } from './xml-problem.ts';

/** Encodings whose bytes may well look like UTF-8. */
const LOOK_ALIKE = new Set(['utf-16le', 'utf-16be', 'iso-2022-jp']);

/** @throws XmlProblem where it cannot be told */
export async function encodingOf(file: string, signal?: AbortSignal): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let declared: string | undefined;
  let line = 1;
  const stream = createReadStream(file, { highWaterMark: 1 << 16, ...(signal ? { signal } : {}) });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    declared ??= declaredIn(chunk);
    if (LOOK_ALIKE.has(declared)) return declared;
    if (!isPartOf(utf8, chunk)) return withoutUtf8(declared, line + linesBefore(chunk));
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) line += 1;
  }
  return 'utf-8';
}

function isPartOf(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** How many lines of a part with bytes that are not UTF-8 stand before the first such line. */
function linesBefore(chunk: Buffer): number {
  // A letter may have begun in the part before.
  const from = Math.max(
    0,
    chunk.findIndex((byte) => byte < 0x80 || byte > 0xbf),
  );
  let start = from;
  for (let lines = 0; ; lines += 1) {
    const end = chunk.indexOf(10, start);
    if (end < 0 || !isUtf8(chunk.subarray(start, end))) return lines;
    start = end + 1;
  }
}

function withoutUtf8(declared: string, line: number): string {
  if (declared !== 'utf-8') return declared;
  throw new XmlProblem(
    'The file says it is written in UTF-8, and is not. Export it again, or save it as UTF-8.',
    line,
    1,
  );
}

/** From the byte order mark or the declaration; UTF-8 where neither says. */
function declaredIn(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Without a mark: an angle bracket that takes two bytes.
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le';
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be';
  const name = /^\s*<\?xml[^>]*?encoding=["']([\w.-]{1,40})["']/.exec(start.toString('latin1', 0, 300))?.[1];
  if (!name) return 'utf-8';
  try {
    const { encoding } = new TextDecoder(name);
    // A declaration that can be read a byte a letter is not written in two.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    throw new XmlProblem(`The file says it is written in “${name}”, which is not known.`, 1, 1);
  }
}
