/** Where something would go if dropped here: its position, its columns, and what to draw. */
import type { Place } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import type { Box } from '../layer.ts';
import { elementsOfSection, sectionElements, sectionId, takesBlocks } from '../targets.ts';
import { columnsOf, currentBreakpoint, gridOf, seenBlocks } from './grid.ts';
import { freePlace, gapsOf, nearestGap, type Row, rowsOf, type SeenBlock, spanOf } from './rows.ts';

export interface DropSpot {
  readonly position: Position;
  readonly place?: Place | undefined;
  /** Dropped on a block of its own row: the blocks between move over. */
  readonly isInRow?: boolean;
  readonly indicator: { readonly box: Box; readonly kind: 'line' | 'area' };
}

const LINE = 4;

/** @param movedId of the dragged block or section; undefined for something new */
export function dropSpotAt(kind: TargetKind, x: number, y: number, movedId?: string): DropSpot | undefined {
  return kind === 'section' ? sectionSpot(y, movedId) : blockSpot(x, y, movedId);
}

interface SeenSection {
  readonly id: string;
  readonly element: HTMLElement;
  readonly top: number;
  readonly bottom: number;
}

export function seenSections(): SeenSection[] {
  return sectionElements().map((element) => {
    const id = sectionId(element);
    const rects = elementsOfSection(id).map((part) => part.getBoundingClientRect());
    return {
      id,
      element,
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
  });
}

function sectionSpot(y: number, movedId: string | undefined): DropSpot | undefined {
  const sections = seenSections();
  const others = sections.filter(({ id }) => id !== movedId);
  const edges = [
    { y: others[0]?.top ?? 0, after: null },
    ...others.map(({ id, bottom }) => ({ y: bottom, after: id })),
  ];
  const edge = nearestGap(edges, y);
  if (!edge) return undefined;
  const index = sections.findIndex(({ id }) => id === movedId);
  if (movedId && (sections[index - 1]?.id ?? null) === edge.after) return undefined;
  return {
    position: { parent: null, after: edge.after },
    indicator: { kind: 'line', box: { x: 0, y: edge.y - LINE / 2, width: innerWidth, height: LINE } },
  };
}

function blockSpot(x: number, y: number, movedId: string | undefined): DropSpot | undefined {
  const section = nearestSection(y);
  const grid = section && gridOf(section.element);
  if (!section || !grid) return undefined;
  const beside = movedId === undefined ? undefined : besideSpot(section.id, grid, movedId, { x, y });
  if (beside) return beside;
  const rows = rowsOf(seenBlocks(grid, movedId));
  return freeSpot(section.id, grid, rows, x, y) ?? gapSpot(section.id, grid, rows, y, movedId);
}

/** Over another block of its own row. */
function besideSpot(
  parent: string,
  grid: HTMLElement,
  movedId: string,
  { x, y }: { x: number; y: number },
): DropSpot | undefined {
  if (currentBreakpoint() !== 'base') return undefined;
  const rows = rowsOf(seenBlocks(grid));
  const row = rows.find(({ blocks }) => blocks.some(({ id }) => id === movedId));
  const under = row?.blocks.findIndex((block) => isWithin(block, x, y)) ?? -1;
  const other = row?.blocks[under];
  if (!row || !other || other.id === movedId) return undefined;
  const isForward = row.blocks.findIndex(({ id }) => id === movedId) < under;
  const before = row.blocks[under - 1]?.id ?? blockBefore(rows, row);
  const { left, right, top, bottom } = other;
  return {
    position: { parent, after: isForward ? other.id : before },
    isInRow: true,
    indicator: { kind: 'area', box: { x: left, y: top, width: right - left, height: bottom - top } },
  };
}

function isWithin({ left, right, top, bottom }: SeenBlock, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** The section under the pointer that accepts blocks, else the nearest. */
function nearestSection(y: number): SeenSection | undefined {
  const distance = ({ top, bottom }: SeenSection) => Math.max(top - y, y - bottom, 0);
  return seenSections()
    .filter(({ element }) => takesBlocks(element))
    .reduce<SeenSection | undefined>(
      (best, section) => (!best || distance(section) < distance(best) ? section : best),
      undefined,
    );
}

function freeSpot(
  sectionId: string,
  grid: HTMLElement,
  rows: readonly Row[],
  x: number,
  y: number,
): DropSpot | undefined {
  const row = rows.find(({ top, bottom }) => y > top && y < bottom);
  if (!row || currentBreakpoint() !== 'base') return undefined;
  const columns = columnsOf(grid);
  const place = freePlace(row, columns, x);
  if (!place) return undefined;
  const seen = spanOf(columns, place);
  const before = row.blocks.filter((block) => (columns.isRtl ? block.left > seen.x : block.left < seen.x));
  const after = before.at(-1)?.id ?? blockBefore(rows, row);
  return {
    position: { parent: sectionId, after },
    place,
    indicator: { kind: 'area', box: { ...seen, y: row.top, height: row.bottom - row.top } },
  };
}

function blockBefore(rows: readonly Row[], row: Row): string | null {
  return rows[rows.indexOf(row) - 1]?.blocks.at(-1)?.id ?? null;
}

function gapSpot(
  parent: string,
  grid: HTMLElement,
  rows: readonly Row[],
  y: number,
  movedId: string | undefined,
): DropSpot | undefined {
  const rect = grid.getBoundingClientRect();
  const gap = nearestGap(gapsOf(rows, rect), y);
  if (!gap || (movedId !== undefined && isAlreadyThere(grid, movedId, gap.after))) return undefined;
  return {
    position: { parent, after: gap.after },
    indicator: { kind: 'line', box: { x: rect.x, y: gap.y - LINE / 2, width: rect.width, height: LINE } },
  };
}

/** Whether a block already follows that one, alone in its row. */
function isAlreadyThere(grid: HTMLElement, movedId: string, after: string | null): boolean {
  const blocks = seenBlocks(grid);
  const index = blocks.findIndex(({ id }) => id === movedId);
  if (index < 0 || (blocks[index - 1]?.id ?? null) !== after) return false;
  return rowsOf(blocks).some((row) => row.blocks.length === 1 && row.blocks[0]?.id === movedId);
}
