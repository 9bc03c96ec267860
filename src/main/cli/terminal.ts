/** The terminal as commands see it: two streams, a line that shows progress, and a question. */

import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

export interface Cli {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File arguments are read from here. */
  readonly cwd: string;
  /** A line of the answer. */
  out(line: string): void;
  /** A line beside the answer: what was noticed on the way. */
  note(line: string): void;
  /** Shows how far something is: rewritten in place on a terminal, a plain line every few seconds elsewhere. */
  progress(text: string): void;
  /** All of standard input, without the end of its last line. */
  readInput(): Promise<string>;
  /** Asks on the terminal; undefined where nobody is there to answer. */
  confirm(question: string): Promise<boolean | undefined>;
}

/** Without a terminal progress is a line in a log: seldom enough to be read. */
const PLAIN_PROGRESS_MS = 5000;
const REWRITE_MS = 80;
const DEFAULT_COLUMNS = 80;
/** What commands read so is a password or the like. */
const MAX_INPUT_LENGTH = 10_000;

export function createCli(
  streams: Streams,
  place: { readonly env: Cli['env']; readonly cwd: string },
  now: () => number = Date.now,
): Cli {
  const { stdin, stdout, stderr } = streams;
  let isLineShown = false;
  // What is over before the first line would be due leaves no line in a log.
  let shownAt = stderr.isTTY ? Number.NEGATIVE_INFINITY : now();
  const clear = (): void => {
    if (isLineShown) stderr.write('\r\u001b[K');
    isLineShown = false;
  };
  return {
    ...place,
    out(line) {
      clear();
      stdout.write(`${line}\n`);
    },
    note(line) {
      clear();
      stderr.write(`${line}\n`);
    },
    progress(text) {
      const pause = stderr.isTTY ? REWRITE_MS : PLAIN_PROGRESS_MS;
      if (now() - shownAt < pause) return;
      shownAt = now();
      if (!stderr.isTTY) {
        stderr.write(`${text}\n`);
        return;
      }
      clear();
      stderr.write(text.slice(0, (stderr.columns ?? DEFAULT_COLUMNS) - 1));
      isLineShown = true;
    },
    async readInput() {
      if (stdin.isTTY) return '';
      let text = '';
      for await (const chunk of stdin) {
        text += String(chunk);
        if (text.length > MAX_INPUT_LENGTH) break;
      }
      return text.replace(/\r?\n$/, '');
    },
    async confirm(question) {
      clear();
      if (!stdin.isTTY || !stderr.isTTY) return undefined;
      const asking = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
      } finally {
        asking.close();
      }
    },
  };
}
