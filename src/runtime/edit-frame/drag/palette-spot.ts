/** While the palette is open, a line or area shows where the chosen block would go. */
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { Frame } from '../frame.ts';
import { type Box, createLayer } from '../layer.ts';
import { findTarget } from '../targets.ts';
import { seenSections } from './drop-spot.ts';
import { gridOf, seenBlocks } from './grid.ts';
import { gapBehind, rowsOf } from './rows.ts';

type SpotMessage = Extract<OwnerMessage, { type: 'spot' }>;
type Spot = NonNullable<SpotMessage['at']>;

export interface PaletteSpotMark {
  show(message: SpotMessage): void;
}

/** How far inside the window a line counts as visible. */
const MARGIN = 48;

export function createPaletteSpot(frame: Frame): PaletteSpotMark {
  const layer = createLayer(frame.overlay);
  let spot: Spot | undefined;
  let sought: Spot | undefined;
  const seek = () => {
    const box = sought && boxOf(sought);
    if (box && (box.y < MARGIN || box.y > innerHeight - MARGIN)) scrollBy({ top: box.y - innerHeight / 2 });
  };
  // An opening sheet covers half of the page.
  addEventListener('resize', seek);
  frame.onDraw(() => {
    const { mode, isBusy, text } = frame.state;
    const box = spot && mode === 'edit' && !isBusy && !text ? boxOf(spot) : undefined;
    if (spot && box) {
      const { kind } = spot;
      // An empty section is marked as a whole: a line would cross its placeholder.
      const shape = box.height > 0 ? 'drop-area' : 'insert-line';
      layer.put(`${shape} ${kind}`, box, (made) => {
        made.className = `${shape} is-spot is-${kind}`;
      });
    }
    layer.finish();
  });
  return {
    show({ at, isSought }) {
      spot = at;
      // Only one line at a time: the line at the pointer is hidden meanwhile.
      if (isSought) frame.state.pointer = undefined;
      sought = isSought ? at : undefined;
      seek();
      frame.redraw();
    },
  };
}

function boxOf({ kind, position }: Spot): Box | undefined {
  return kind === 'section' ? sectionLine(position.after) : blockLine(position);
}

function sectionLine(after: string | null): Box | undefined {
  const sections = seenSections();
  const y = after === null ? sections[0]?.top : sections.find(({ id }) => id === after)?.bottom;
  return y === undefined ? undefined : { x: 0, y, width: document.documentElement.clientWidth, height: 0 };
}

function blockLine({ parent, after }: Spot['position']): Box | undefined {
  const section = parent === null ? undefined : findTarget(parent);
  const grid = section && gridOf(section.element);
  if (!grid) return undefined;
  const rect = grid.getBoundingClientRect();
  const blocks = seenBlocks(grid);
  if (blocks.length === 0) return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  const gap = gapBehind(rowsOf(blocks), rect, after);
  return gap && { x: rect.x, y: gap.y, width: rect.width, height: 0 };
}
