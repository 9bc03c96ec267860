/**
 * Ids of sections and blocks that depend on nothing but their page and their place in it, so that importing
 * the same page again gives the same body.
 */

const DIGITS = 24;

/** @param seed names the page; ids are unique within it */
export function stableId(seed: string, index: number): string {
  const text = `${seed}\n${index}`;
  const id = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((start) => hash(text, start)).join('');
  // The index itself makes them differ, whatever the hash does.
  const tail = index.toString(36).padStart(4, '0');
  return (id.slice(0, DIGITS - tail.length) + tail).slice(-DIGITS);
}

/** Eight digits of a multiply-and-mix hash; spread, not secrecy, is what it is for. */
function hash(text: string, start: number): string {
  let low = start;
  let high = start ^ 0x5bd1e995;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return ((high >>> 0).toString(36) + (low >>> 0).toString(36)).padStart(8, '0').slice(-8);
}
