/** Places the toolbar: above the selection, never over it, and over as little other text as possible. */
import { leastCovering, type Size } from '#domain/editor/floating.ts';
import type { Box } from '../layer.ts';

const GAP = 8;
/** On phones the keyboard and the thumb are there. */
const DOCKED = '(pointer: coarse) and (max-width: 600px)';

interface Places {
  /** The selection, or the whole text if nothing is selected. */
  readonly anchor: Box;
  /** Never covered. */
  readonly caret: Box;
  /** Words and pictures above and below the text. */
  readonly ink?: readonly Box[];
}

export function placeToolbar(bar: HTMLElement, places: Places): void {
  const isDocked = matchMedia(DOCKED).matches;
  bar.classList.toggle('is-docked', isDocked);
  if (isDocked) {
    bar.style.transform = '';
    return;
  }
  const size = { width: bar.offsetWidth, height: bar.offsetHeight };
  const { x, y } = chooseSpot(places, size, { width: innerWidth, height: innerHeight });
  bar.style.transform = `translate(${Math.round(x + scrollX)}px, ${Math.round(y + scrollY)}px)`;
}

/** At the start or end, above or below, wherever it covers least. */
export function chooseSpot({ anchor, caret, ink = [] }: Places, size: Size, room: Size) {
  const { width, height } = size;
  const inRoom = (x: number) => Math.max(GAP, Math.min(x, room.width - width - GAP));
  const starts = [anchor.x, anchor.x + anchor.width - width].map(inRoom);
  const tops = [anchor.y - height - GAP, anchor.y + anchor.height + GAP];
  const spots = tops
    .filter((y) => y >= GAP && y + height <= room.height - GAP)
    .flatMap((y) => starts.map((x) => ({ x, y })));
  return (
    leastCovering(spots, size, ink) ?? {
      x: inRoom(anchor.x),
      y: chooseTop({ anchor, caret }, height, room.height),
    }
  );
}

/** Above, else below, else at the edge of the window that is farther from the caret. */
export function chooseTop({ anchor, caret }: Places, height: number, windowHeight: number): number {
  const above = anchor.y - height - GAP;
  if (above >= GAP && above + height <= windowHeight) return above;
  const below = anchor.y + anchor.height + GAP;
  if (below >= GAP && below + height <= windowHeight - GAP) return below;
  const isCaretHigh = caret.y < height + 3 * GAP;
  return isCaretHigh ? windowHeight - height - GAP : GAP;
}
