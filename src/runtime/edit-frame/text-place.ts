/** Where the toolbar goes: above what is selected, never over it. */
import type { Box } from './layer.ts';

const GAP = 8;
/** A phone has its keyboard there, and a thumb. */
const DOCKED = '(pointer: coarse) and (max-width: 600px)';

interface Places {
  /** The selection, or the whole text while nothing is selected. */
  readonly anchor: Box;
  /** Where the words go; never covered. */
  readonly caret: Box;
}

export function placeToolbar(bar: HTMLElement, { anchor, caret }: Places): void {
  const isDocked = matchMedia(DOCKED).matches;
  bar.classList.toggle('is-docked', isDocked);
  if (isDocked) {
    bar.style.transform = '';
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = bar;
  const x = Math.max(GAP, Math.min(anchor.x, innerWidth - width - GAP));
  const y = chooseTop({ anchor, caret }, height, innerHeight);
  bar.style.transform = `translate(${Math.round(x + scrollX)}px, ${Math.round(y + scrollY)}px)`;
}

/** Above, else below, else at whichever edge of the window is away from the caret. */
export function chooseTop({ anchor, caret }: Places, height: number, windowHeight: number): number {
  const above = anchor.y - height - GAP;
  if (above >= GAP && above + height <= windowHeight) return above;
  const below = anchor.y + anchor.height + GAP;
  if (below >= GAP && below + height <= windowHeight - GAP) return below;
  const isCaretHigh = caret.y < height + 3 * GAP;
  return isCaretHigh ? windowHeight - height - GAP : GAP;
}
