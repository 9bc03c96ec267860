/** What to say of an answer that explains nothing itself: what happened, and what to do. */

const SERVER = 'The server had a problem. Your changes are not lost. Try again in a moment.';
const WORDS: Readonly<Record<number, string>> = {
  401: 'You are signed out. Sign in again in another tab, then try again here.',
  403: 'You don’t have permission to do this. Ask the site owner.',
  404: 'This no longer exists. It may have been deleted.',
  408: SERVER,
  410: 'This no longer exists. It may have been deleted.',
  413: 'This is too large for the server. Make it smaller, then try again.',
};

/** @param retryAfterS seconds after which the server wants to be asked again */
export function wordsOfStatus(status: number, retryAfterS?: number): string {
  if (status === 429)
    return `The server is busy. Try again ${retryAfterS === undefined ? 'in a moment' : `in ${retryAfterS} s`}.`;
  const isRefused = status >= 400 && status < 500;
  return (
    WORDS[status] ??
    (isRefused ? `The server did not accept this (error ${status}). Change it, then try again.` : SERVER)
  );
}

/** The longest wait in seconds, whatever the server says. */
const MOST_S = 600;

/** The seconds a `Retry-After` header asks for; undefined where it has none, or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  const isSeconds = header !== null && /^\d+$/.test(header.trim());
  return isSeconds ? Math.min(MOST_S, Number(header)) : undefined;
}
