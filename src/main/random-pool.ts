/** Random bytes for ids, drawn from the system a page at a time: asking for fifteen costs as much as asking for thousands. */
import { randomFillSync } from 'node:crypto';
import type { RandomBytes } from '#domain/id.ts';

const POOL_BYTES = 4096;

/** @param fill fills the array from a cryptographic source; it is asked once for every page of bytes */
export function pooledRandomBytes(fill: (page: Uint8Array) => unknown = randomFillSync): RandomBytes {
  const page = new Uint8Array(POOL_BYTES);
  let next = POOL_BYTES;
  return (size) => {
    if (next + size > POOL_BYTES) {
      fill(page);
      next = 0;
    }
    next += size;
    // A copy: what was given out stays as it is when the page is filled again.
    return page.slice(next - size, next);
  };
}
