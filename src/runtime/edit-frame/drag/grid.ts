/** A section's grid on the screen: its columns, its blocks, and the place encoded in a block's classes. */

import type { Place } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { blockElements } from '../targets.ts';
import type { Columns, SeenBlock } from './rows.ts';

export type Breakpoint = 'base' | 'mobile';

/** From this width on blocks follow their place; below it they are stacked, except on phones. */
const DESKTOP_MIN_WIDTH = 800;
const MOBILE_MAX_WIDTH = 432;

/** Which of a block's places applies at this width; undefined in between, where neither does. */
export function currentBreakpoint(): Breakpoint | undefined {
  if (innerWidth >= DESKTOP_MIN_WIDTH) return 'base';
  return innerWidth <= MOBILE_MAX_WIDTH ? 'mobile' : undefined;
}

export function gridOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > .grid');
}

export function columnsOf(grid: HTMLElement): Columns {
  const rect = grid.getBoundingClientRect();
  const style = getComputedStyle(grid);
  const gap = Number.parseFloat(style.columnGap) || 0;
  return { left: rect.left, width: rect.width, gap, isRtl: style.direction === 'rtl' };
}

/** The blocks of a grid in the order in which they are shown, without the dragged one. */
export function seenBlocks(grid: HTMLElement, withoutId?: string): SeenBlock[] {
  return shownOrder(blockElements(grid))
    .filter((element) => element.dataset['block'] !== withoutId)
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { id: element.dataset['block'] ?? '', left, right, top, bottom };
    });
}

/** Phones may show the blocks of a section in an order of their own. */
export function shownOrder(blocks: readonly HTMLElement[]): HTMLElement[] {
  if (currentBreakpoint() !== 'mobile') return [...blocks];
  const orderOf = (element: HTMLElement) => Number(getComputedStyle(element).order) || 0;
  return blocks.toSorted((a, b) => (a.parentElement === b.parentElement ? orderOf(a) - orderOf(b) : 0));
}

const FULL: Place = { column: 1, span: GRID_COLUMNS };

/** Reads the classes that `site/layout.ts` writes. */
export function placeOf(block: HTMLElement, breakpoint: Breakpoint): Place {
  const find = (pattern: RegExp) =>
    [...block.classList].map((name) => pattern.exec(name)).find((match) => match !== null);
  const columns = find(breakpoint === 'mobile' ? /^m(\d+)-(\d+)$/ : /^c(\d+)-(\d+)$/);
  const place = columns ? { column: Number(columns[1]), span: Number(columns[2]) } : FULL;
  if (breakpoint === 'mobile') return place;
  const row = find(/^r(\d+)$/)?.[1];
  const align = find(/^a-(start|center|end|stretch)$/)?.[1] as Place['align'];
  return { ...place, ...(row ? { row: Number(row) } : {}), ...(align ? { align } : {}) };
}
