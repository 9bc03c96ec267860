/** Where a block would go when nothing is selected: between what is seen in the middle of the window. */
import type { Frame } from '../frame.ts';
import type { Box } from '../layer.ts';
import { takesBlocks } from '../targets.ts';
import { seenSections } from './drop-spot.ts';
import { gridOf, seenBlocks } from './grid.ts';
import { type InsertLine, insert } from './insert-lines.ts';
import { gapsOf, nearestGap, rowsOf } from './rows.ts';

export function offerSpot(frame: Frame): void {
  insert(frame, spotNear(innerHeight / 2));
}

function spotNear(y: number): InsertLine {
  const sections = seenSections().filter(({ element }) => takesBlocks(element));
  const distance = ({ top, bottom }: (typeof sections)[number]) => Math.max(top - y, y - bottom, 0);
  const [section] = sections.toSorted((a, b) => distance(a) - distance(b));
  const grid = section && gridOf(section.element);
  if (!grid) return { kind: 'block', position: { parent: null, after: null }, box: lineAt(y) };
  const rect = grid.getBoundingClientRect();
  const rows = rowsOf(seenBlocks(grid));
  // An empty section is marked as a whole.
  const gap = rows.length > 0 ? nearestGap(gapsOf(rows, rect), y) : undefined;
  return {
    kind: 'block',
    position: { parent: section.id, after: gap?.after ?? null },
    box: gap
      ? { x: rect.x, y: gap.y, width: rect.width, height: 0 }
      : { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
  };
}

function lineAt(y: number): Box {
  return { x: 0, y, width: document.documentElement.clientWidth, height: 0 };
}
