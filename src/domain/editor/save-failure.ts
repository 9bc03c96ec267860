/** What an answer that did not save a change means: whose turn it is, and when to try again. */

/** An answer, as far as this is concerned. */
export interface FailedAnswer {
  /** 0 where none came; 2xx where it could not be read. */
  readonly status: number;
  readonly message: string;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfterS?: number | undefined;
}

export type SaveFailure =
  /** No answer came. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  /** Something is wrong with the server: it is tried again automatically. */
  | { readonly kind: 'server-problem'; readonly retryAfterS?: number | undefined }
  /** Too many calls: the server is asked again in so many seconds. */
  | { readonly kind: 'rate-limited'; readonly retryAfterS: number }
  /** This change is refused; others may be saved. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nothing can be saved: no permission, or the document is gone. */
  | { readonly kind: 'stopped'; readonly message: string };

const DEFAULT_RETRY_S = 10;
const REFUSED: ReadonlySet<number> = new Set([400, 413, 415, 422]);

const GONE =
  'This page no longer exists. It may have been deleted. Restore it under Deleted pages, then try again.';
const TOO_LARGE =
  'This change is too large for the server. Make it smaller, or split it into several blocks.';

export function understandFailure({ status, message, retryAfterS }: FailedAnswer): SaveFailure {
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 429)
    return { kind: 'rate-limited', retryAfterS: Math.max(1, retryAfterS ?? DEFAULT_RETRY_S) };
  if (status === 413) return { kind: 'refused', message: TOO_LARGE };
  if (REFUSED.has(status)) return { kind: 'refused', message };
  if (status === 404 || status === 410) return { kind: 'stopped', message: GONE };
  const isTheirs = status >= 400 && status < 500 && status !== 408 && status !== 425;
  return isTheirs ? { kind: 'stopped', message } : { kind: 'server-problem', retryAfterS };
}
