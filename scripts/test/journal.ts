/**
 * What reporters note of a run while it goes on, a line of JSON each: a runner that is killed halfway still has told
 * which tests there are and how far it came.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Line =
  /** Is to be run. */
  | { readonly kind: 'file'; readonly file: string }
  | ({ readonly kind: 'test' } & TestName)
  /** `skipped` is on purpose; a test that did not come to run has no result. */
  | ({ readonly kind: 'result'; readonly id: string } & TestResult)
  /** Belongs to no test. */
  | ({ readonly kind: 'error' } & StrayError)
  /** Was run to its end. */
  | { readonly kind: 'done'; readonly file: string };

export interface TestName {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  /** What has to be run to run it anew, in the words of its runner. */
  readonly target: string;
}

export interface TestResult {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  readonly error?: string;
}

export interface StrayError {
  readonly message: string;
  /** Undefined where it is not known which file brought it about. */
  readonly file?: string | undefined;
}

/** The environment names the file, so that reporters need no configuration. */
export const JOURNAL = 'TEST_JOURNAL';

export function note(line: Line): void {
  const file = process.env[JOURNAL];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** No lines where nothing was noted: the runner did not even begin. */
export function readJournal(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map(readLine);
}

/** A runner that was killed may have been writing. */
function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return { kind: 'error', message: 'what the runner noted breaks off' };
  }
}

interface Failure {
  readonly message?: string | undefined;
  readonly value?: string | undefined;
}

/** The first line of each error, in one: all that a list of what failed has room for. */
export function firstLines(errors: readonly Failure[]): string {
  const lines = errors.map(({ message, value }) => {
    const text = stripVTControlCharacters(message ?? value ?? '').trim();
    return text.split('\n', 1)[0];
  });
  return [...new Set(lines)].filter(Boolean).join('; ') || 'no reason was reported';
}
