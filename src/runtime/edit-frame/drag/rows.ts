/** Where blocks can go in a section's grid, derived from the visible ones: between rows or into free columns. */

import type { Place } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';

export interface SeenBlock {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Blocks beside each other, in the order of the document. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly blocks: readonly SeenBlock[];
}

/** Two blocks share a row if they overlap by more than this many pixels. */
const OVERLAP = 6;

/** @param blocks in the order of the document; those without a height are left out */
export function rowsOf(blocks: readonly SeenBlock[]): Row[] {
  const rows: { top: number; bottom: number; blocks: SeenBlock[] }[] = [];
  for (const block of blocks.filter(({ top, bottom }) => bottom - top > 0)) {
    const row = rows.find(({ top, bottom }) => block.top < bottom - OVERLAP && block.bottom > top + OVERLAP);
    if (!row) rows.push({ top: block.top, bottom: block.bottom, blocks: [block] });
    else {
      row.blocks.push(block);
      row.top = Math.min(row.top, block.top);
      row.bottom = Math.max(row.bottom, block.bottom);
    }
  }
  return rows.sort((a, b) => a.top - b.top);
}

export interface Gap {
  /** Where its line is drawn. */
  readonly y: number;
  /** The block before it; null at the beginning. */
  readonly after: string | null;
}

/** The insert lines between rows, above the first and below the last. @param edges of the section's grid */
export function gapsOf(rows: readonly Row[], edges: { top: number; bottom: number }): Gap[] {
  const [first] = rows;
  if (!first) return [{ y: (edges.top + edges.bottom) / 2, after: null }];
  return [
    { y: Math.max(first.top - 12, (first.top + edges.top) / 2 - 6), after: null },
    ...rows.map((row, index) => {
      const next = rows[index + 1];
      return {
        y: next ? (row.bottom + next.top) / 2 : row.bottom + 12,
        after: row.blocks.at(-1)?.id ?? null,
      };
    }),
  ];
}

/** The insert line after a block, or above all of them; blocks of one row share one. */
export function gapBehind(
  rows: readonly Row[],
  edges: { top: number; bottom: number },
  after: string | null,
): Gap | undefined {
  const gaps = gapsOf(rows, edges);
  if (after === null) return gaps[0];
  const index = rows.findIndex(({ blocks }) => blocks.some(({ id }) => id === after));
  return index < 0 ? undefined : gaps[index + 1];
}

export function nearestGap(gaps: readonly Gap[], y: number): Gap | undefined {
  return gaps.reduce<Gap | undefined>(
    (best, gap) => (!best || Math.abs(gap.y - y) < Math.abs(best.y - y) ? gap : best),
    undefined,
  );
}

/** The visible columns of a grid, in reading direction. */
export interface Columns {
  readonly left: number;
  readonly width: number;
  readonly gap: number;
  readonly isRtl: boolean;
}

/** The column, 1 to 12, at a position; outside the grid, the nearest one. */
export function columnAt({ left, width, gap, isRtl }: Columns, x: number): number {
  const step = (width + gap) / GRID_COLUMNS;
  const index = Math.min(GRID_COLUMNS - 1, Math.max(0, Math.floor((x - left + gap / 2) / step)));
  return isRtl ? GRID_COLUMNS - index : index + 1;
}

/** Where the columns are on the screen. */
export function spanOf(
  { left, width, gap, isRtl }: Columns,
  { column, span }: Place,
): { x: number; width: number } {
  const step = (width + gap) / GRID_COLUMNS;
  const first = isRtl ? GRID_COLUMNS - (column - 1) - span : column - 1;
  return { x: left + first * step, width: span * step - gap };
}

/** The least columns a block gets when dropped into free ones. */
const LEAST_SPAN = 2;

/** The free columns around a position in a row, if they are wide enough for a block. */
export function freePlace(row: Row, columns: Columns, x: number): Place | undefined {
  const taken = new Set<number>();
  for (const block of row.blocks) {
    const a = columnAt(columns, block.left + 2);
    const b = columnAt(columns, block.right - 2);
    for (let column = Math.min(a, b); column <= Math.max(a, b); column += 1) taken.add(column);
  }
  const at = columnAt(columns, x);
  if (taken.has(at)) return undefined;
  let first = at;
  let last = at;
  while (first > 1 && !taken.has(first - 1)) first -= 1;
  while (last < GRID_COLUMNS && !taken.has(last + 1)) last += 1;
  const span = last - first + 1;
  return span >= LEAST_SPAN ? { column: first, span } : undefined;
}

/** A block's place after one of its edges was dragged to a column. */
export function resizedPlace(place: Place, edge: 'start' | 'end', column: number): Place {
  const end = place.column + place.span - 1;
  if (edge === 'end') return { ...place, span: Math.max(1, column - place.column + 1) };
  const start = Math.min(column, end);
  return { ...place, column: start, span: end - start + 1 };
}
