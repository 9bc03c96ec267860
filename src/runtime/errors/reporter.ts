/**
 * Sends what went wrong in the visitor's browser to the site: few words, few calls, and never an error of its own.
 * Fetched when the first thing goes wrong.
 */
import { ERROR_LIMITS, type ErrorEntry, type ErrorEvent, NOISE } from '#domain/errors/contract.ts';

export interface Failure {
  readonly error: unknown;
  /** The part of the page, where it is known. */
  readonly app?: string | undefined;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

export interface ReporterSurroundings {
  readonly send: (events: readonly ErrorEvent[]) => Promise<boolean>;
  /** What every report says of the page. */
  readonly page: () => Pick<ErrorEntry, 'websiteId' | 'templateId' | 'url' | 'userAgent'>;
  readonly now: () => number;
  /** What cannot be sent is worth a line in the console, and no more. */
  readonly warn: (reason?: unknown) => void;
}

export type Report = (failure: Failure) => void;

export function createReporter({ send, page, now, warn }: ReporterSurroundings): Report {
  const queue: ErrorEvent[] = [];
  const seen = new Set<string>();
  let sends = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (sends >= ERROR_LIMITS.sends) return;
    sends += 1;
    send(queue.splice(0)).then((isDone) => isDone || warn(), warn);
  };
  return (failure) => {
    const entry = entryOf(failure);
    const key = `${entry.message}\n${entry.stack.slice(0, 300)}`;
    if (NOISE.test(entry.message) || seen.has(key)) return;
    seen.add(key);
    if (queue.length >= ERROR_LIMITS.queue) return;
    queue.push({ event: 'javascript-error', data: { ...entry, ...page() }, timestamp: now() });
    clearTimeout(timer);
    timer = setTimeout(flush, ERROR_LIMITS.debounceMs);
  };
}

type OwnFields = Omit<ErrorEntry, 'websiteId' | 'templateId' | 'url' | 'userAgent'>;

function entryOf({ error, app = 'site', file = '', line = 0, column = 0 }: Failure): OwnFields {
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : String(error);
  const stack = (isError ? (error.stack ?? '') : '').slice(0, ERROR_LIMITS.stack);
  return { app, message, stack, file, line, column };
}
