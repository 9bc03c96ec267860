/** Where something floats over a page: of the places it may have, the one that hides least of what is to be read. */
import type { Rect } from './protocol.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param spots the best first: of two that hide the same, the earlier one is taken */
export function leastCovering<Spot extends Point>(
  spots: readonly Spot[],
  size: Size,
  ink: readonly Rect[],
): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const covered = coveredArea({ ...spot, ...size }, ink);
    if (covered < least) [best, least] = [spot, covered];
  }
  return best;
}

export function coveredArea(box: Rect, ink: readonly Rect[]): number {
  return ink.reduce((sum, rect) => sum + shared(box, rect), 0);
}

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
