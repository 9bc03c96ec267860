/** Which slide of a gallery is the current one, after it is named or somebody goes on by some. */

/** A number that is set: it wraps, and negative ones count from the end. @param count at least 1 */
export function normalizeIndex(index: number, count: number): number {
  return (((index % count) + count) % count) + 0;
}

export type Step =
  | { readonly kind: 'to'; readonly index: number }
  | { readonly kind: 'reachedBeginning' }
  | { readonly kind: 'reachedEnd' };

/** A step from the current slide: it wraps where the gallery loops, and ends at the ends where it does not. */
export function stepIndex(
  current: number,
  by: number,
  { count, loop }: { readonly count: number; readonly loop: boolean },
): Step {
  const wanted = current + by;
  if (loop) return { kind: 'to', index: normalizeIndex(wanted, count) };
  if (wanted < 0 && current === 0) return { kind: 'reachedBeginning' };
  if (wanted > count - 1 && current === count - 1) return { kind: 'reachedEnd' };
  return { kind: 'to', index: Math.min(Math.max(wanted, 0), count - 1) };
}
