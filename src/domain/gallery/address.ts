/** The part of an address that names a gallery’s current slide: `#itemId=<id>`, or a number in its place. */
import { normalizeIndex } from './index-rules.ts';

export function hashOfSlide(id: string): string {
  return `#itemId=${encodeURIComponent(id)}`;
}

/** The slide that a hash names; undefined where it names none of these. */
export function slideOfHash(hash: string, ids: readonly string[]): number | undefined {
  const value = /^#(?:itemId=)?(.+)$/.exec(hash)?.[1];
  if (value === undefined) return undefined;
  const at = ids.indexOf(decode(value));
  if (at >= 0) return at;
  return /^-?\d{1,6}$/.test(value) ? normalizeIndex(Number(value), ids.length) : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
