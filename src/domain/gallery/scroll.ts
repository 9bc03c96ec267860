/** How far and how long a strip scrolls for one of its small pictures to be seen. */

/** So much of one may lie beyond the edge without being brought back, in pixels. */
const MAX_OVERLAP = 5;
const SCROLL = {
  /** Seen beyond it, for there is more to come, in pixels. */
  offset: 30,
  /** In milliseconds: less is a jump. */
  leastMs: 50,
} as const;
const MOST_MS = 500;

/** In pixels, towards the right. @param start of the picture, from the left edge of what is seen, `room` wide */
export function scrollToSee(start: number, size: number, room: number): number {
  if (start < -MAX_OVERLAP) return start - SCROLL.offset;
  const over = start + size - room;
  return over > MAX_OVERLAP ? over + SCROLL.offset : 0;
}

/** A millisecond a pixel, within bounds. */
export function scrollMs(by: number): number {
  return Math.min(Math.max(Math.abs(by), SCROLL.leastMs), MOST_MS);
}
