/** Where a toolbar floats beside what it belongs to. Everything in pixels of the canvas. */
import type { Rect } from '#domain/editor/protocol.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ToolbarPlace {
  readonly x: number;
  readonly y: number;
  /** The thing itself is out of sight. */
  readonly isAway: boolean;
}

const GAP = 6;
const MARGIN = 8;
/** The frame draws a name this high above the outline of a block, at its start. */
const TAG = { height: 24, width: 120 };

/**
 * Above it, at its end; where there is no room, beneath it; what fills the whole canvas keeps it within, at the top.
 * @param isWithin sections reach from edge to edge and have air of their own
 */
export function placeToolbar(rect: Rect, bar: Size, canvas: Size, isWithin: boolean): ToolbarPlace {
  const end = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const isAway = bottom < 0 || rect.y > canvas.height;
  const x = clamp(end - bar.width - (isWithin ? MARGIN : 0), MARGIN, canvas.width - bar.width - MARGIN);
  const overTag = rect.width < bar.width + TAG.width ? TAG.height : 0;
  const above = rect.y - bar.height - GAP - overTag;
  const below = bottom + GAP;
  const within = clamp(rect.y + MARGIN, MARGIN, Math.max(MARGIN, bottom - bar.height - MARGIN));
  if (isWithin) return { x, y: within, isAway };
  if (above >= MARGIN) return { x, y: above, isAway };
  const hasRoomBelow = below + bar.height + MARGIN <= canvas.height;
  return { x, y: hasRoomBelow ? below : within, isAway };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
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
