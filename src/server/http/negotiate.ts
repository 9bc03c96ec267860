/** What a request says it has, and what it takes. */
import { createHash } from 'node:crypto';

/** A strong tag of these parts together. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names this strong tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  // Most send back the one tag they have.
  if (header === etag) return true;
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/**
 * Whether an `Accept` or `Accept-Encoding` names this. A wildcard does not count: nearly every client sends one, and
 * old browsers mean something else by it.
 */
export function accepts(header: string | undefined, wanted: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return name === wanted && (quality === undefined || Number(quality.slice(2)) > 0);
  });
}
