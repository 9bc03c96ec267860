/** What went wrong in visitors' browsers: what a page sends of it, and the limits it keeps to. */

/** Where the two kinds of reports go. */
export const ERRORS_PATH = '/api/events/RecordJavascriptErrors';
export const TRACE_PATH = '/api/events/Trace';

export const ERROR_LIMITS = {
  /** Calls a page makes about errors. */
  sends: 20,
  /** Errors that wait for a call; what comes on top is dropped. */
  queue: 10,
  /** Errors that come in a row are sent together. */
  debounceMs: 1000,
  /** Characters of a stack trace. */
  stack: 5000,
} as const;

/** Log entries are sent together this often, and when the page is left. */
export const TRACE_FLUSH_MS = 30_000;
/** Log entries that wait; what comes on top is dropped. */
export const TRACE_QUEUE = 50;

export interface ErrorEntry {
  /** The part of the page that failed: `site`, `search`, `owner`. */
  readonly app: string;
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly websiteId: string;
  readonly templateId: string;
  readonly url: string;
  readonly userAgent: string;
}

export interface ErrorEvent {
  readonly event: 'javascript-error';
  readonly data: ErrorEntry;
  /** Milliseconds since the epoch, by the visitor's clock. */
  readonly timestamp: number;
}

export interface TraceEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

/** Browsers' own complaints, and what they tell of scripts they may say nothing about: no news to anybody. */
export const NOISE = /^(Uncaught )?(Script error|ResizeObserver loop)/;
const EXTENSIONS = /\b(chrome|moz|safari-web|safari)-extension:\/\//i;

/** Pages do not send noise; what extensions do is left to the server to tell. */
export function isNoise(message: string, stack: string): boolean {
  return NOISE.test(message) || EXTENSIONS.test(message + stack);
}

const HOSTS = /\bhttps?:\/\/[^\s/)]+/gi;

/** Whether all that is known of where it happened lies on other hosts: a provider's own mistake, which nobody here can mend. */
export function isForeign({ file, stack, url }: Pick<ErrorEntry, 'file' | 'stack' | 'url'>): boolean {
  const places: readonly string[] = `${file} ${stack}`.match(HOSTS) ?? [];
  const [own] = url.match(HOSTS) ?? [];
  return own !== undefined && places.length > 0 && !places.includes(own);
}
