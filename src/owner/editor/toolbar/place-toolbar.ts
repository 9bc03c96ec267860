/** Places a toolbar beside its item. All coordinates are pixels of the canvas. */
import { leastCovering, type Point, type Size } from '#domain/editor/floating.ts';
import type { Rect } from '#domain/editor/protocol.ts';

export interface ToolbarPlace extends Point {
  /** The item itself is scrolled out of view. */
  readonly isAway: boolean;
}

export interface Surroundings {
  /** Sections span the full width and have padding of their own. */
  readonly isWithin: boolean;
  /** Text and pictures near it, which should stay visible. */
  readonly ink: readonly Rect[];
}

/** The gap to the item, including its outline. */
const GAP = 14;
const MARGIN = 8;
/** The frame draws a name this high above the outline of a block, at its start. */
const TAG = { height: 24, width: 120 };

/** Above, below or beside the item, wherever it covers least; inside at the top if the item fills the canvas. */
export function placeToolbar(
  rect: Rect,
  bar: Size,
  canvas: Size,
  { isWithin, ink }: Surroundings,
): ToolbarPlace {
  const isAway = rect.y + rect.height < 0 || rect.y > canvas.height;
  const inCanvas = ({ x, y }: Point): Point => ({
    x: clamp(x, MARGIN, canvas.width - bar.width - MARGIN),
    y,
  });
  const hasRoom = ({ y }: Point): boolean => y >= MARGIN && y + bar.height + MARGIN <= canvas.height;
  const within = withinSpots(rect, bar).map(inCanvas);
  const outside = [
    ...aroundSpots(rect, bar).map(inCanvas).filter(hasRoom),
    ...besideSpots(rect, bar, canvas),
  ];
  const spots = isWithin || outside.length === 0 ? within : outside;
  const { x, y } = leastCovering(spots, bar, ink) ?? inCanvas({ x: rect.x, y: MARGIN });
  return { x, y, isAway };
}

/** Aligned to the end, since the name is at the start. */
function withinSpots({ x, y, width, height }: Rect, bar: Size): Point[] {
  const top = clamp(y + MARGIN, MARGIN, Math.max(MARGIN, y + height - bar.height - MARGIN));
  const end = x + width - bar.width - MARGIN;
  return [end, x + (width - bar.width) / 2, x + TAG.width].map((left) => ({ x: left, y: top }));
}

function aroundSpots({ x, y, width, height }: Rect, bar: Size): Point[] {
  const end = x + width - bar.width;
  const overTag = width < bar.width + TAG.width ? TAG.height : 0;
  const above = y - bar.height - GAP;
  const below = y + height + GAP;
  return [
    { x: end, y: above - overTag },
    { x: x + TAG.width + GAP, y: above },
    { x: end, y: below },
    { x, y: below },
  ];
}

function besideSpots({ x, y, width, height }: Rect, bar: Size, canvas: Size): Point[] {
  const top = clamp(y, MARGIN, Math.min(y + height, canvas.height - MARGIN) - bar.height);
  const isSeen = top + bar.height > y && top >= MARGIN;
  const [after, before] = [x + width + GAP + MARGIN, x - bar.width - GAP - MARGIN];
  return [after, before]
    .filter((left) => isSeen && left >= MARGIN && left + bar.width + MARGIN <= canvas.width)
    .map((left) => ({ x: left, y: top }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
