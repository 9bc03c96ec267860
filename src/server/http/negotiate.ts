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
 * How much an `Accept` or `Accept-Encoding` wants this, from 0 to 1. A wildcard does not count: nearly every client sends
 * one, and old browsers mean something else by it.
 */
export function qualityOf(header: string | undefined, wanted: string): number {
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (name !== wanted) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Math.min(Number(quality.slice(2)) || 0, 1);
  }
  return 0;
}

export function accepts(header: string | undefined, wanted: string): boolean {
  return qualityOf(header, wanted) > 0;
}
