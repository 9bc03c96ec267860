/** The “+” between blocks and between sections, where the pointer comes near. */
import type { Position } from '#domain/content/operations.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import type { Frame } from '../frame.ts';
import { type Box, createLayer, overlayButton } from '../layer.ts';
import { takesBlocks } from '../targets.ts';
import { seenSections } from './drop-spot.ts';
import { gridOf, seenBlocks } from './grid.ts';
import { gapsOf, nearestGap, rowsOf } from './rows.ts';

/** How near the pointer has to be, in pixels. */
const NEAR = { block: 14, section: 18 };
const PLUS = 'M8 2v12M2 8h12';

export interface InsertLine {
  readonly kind: TargetKind;
  readonly position: Position;
  readonly box: Box;
}

export function drawInsertLines(frame: Frame): void {
  const layer = createLayer(frame.overlay);
  let shown: InsertLine | undefined;
  frame.onDraw(() => {
    const { mode, pointer, isBusy, text } = frame.state;
    shown = mode === 'edit' && pointer && !isBusy && !text ? lineAt(pointer.x, pointer.y) : undefined;
    if (shown) {
      const { kind, box } = shown;
      layer.put(`insert ${kind}`, box, (made) => {
        made.className = `insert-line is-${kind}`;
        const button = overlayButton('insert', kind === 'block' ? 'Add block' : 'Section', PLUS);
        button.addEventListener('click', () => shown && insert(frame, shown));
        made.append(button);
      });
    }
    layer.finish();
  });
}

export function insert(frame: Frame, { kind, position, box }: InsertLine): void {
  frame.send({ type: 'insertAt', kind, position, rect: { ...box } });
}

function lineAt(x: number, y: number): InsertLine | undefined {
  const sections = seenSections();
  const edges = [
    { y: sections[0]?.top ?? Number.NaN, after: null },
    ...sections.map(({ id, bottom }) => ({ y: bottom, after: id })),
  ];
  const edge = nearestGap(edges, y);
  if (edge && Math.abs(edge.y - y) <= NEAR.section)
    return {
      kind: 'section',
      position: { parent: null, after: edge.after },
      box: { x: 0, y: edge.y, width: document.documentElement.clientWidth, height: 0 },
    };
  const section = sections.find(({ top, bottom }) => y >= top && y <= bottom);
  return section && takesBlocks(section.element) ? blockLine(section.id, section.element, x, y) : undefined;
}

function blockLine(parent: string, section: HTMLElement, x: number, y: number): InsertLine | undefined {
  const grid = gridOf(section);
  const rows = grid ? rowsOf(seenBlocks(grid)) : [];
  if (!grid || rows.length === 0) return undefined;
  const rect = grid.getBoundingClientRect();
  const gap = nearestGap(gapsOf(rows, rect), y);
  if (!gap || Math.abs(gap.y - y) > NEAR.block || x < rect.left - 40 || x > rect.right + 40) return undefined;
  return {
    kind: 'block',
    position: { parent, after: gap.after },
    box: { x: rect.x, y: gap.y, width: rect.width, height: 0 },
  };
}
