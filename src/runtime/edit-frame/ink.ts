/** Where text and pictures are visible around an element, so that toolbars beside it can avoid covering them. */
import type { Box } from './layer.ts';

/** Elements that count as one picture, whatever they contain. */
const WHOLE = 'img, picture, video, canvas, svg, iframe, button, input, select, textarea, hr';

/** Share of a line above its letters, and below them. */
const AIR = 0.12;

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The lines of text and the pictures within `reach` pixels of the upper or lower edge of a box.
 * @param most the most to return
 */
function inkNear(box: Box, reach: number, most: number): Box[] {
  const found: Box[] = [];
  const bands = [box.y, box.y + box.height].map((edge) => ({ top: edge - reach, bottom: edge + reach }));
  gather(document.body, bands, (rect) => {
    const { x, y, width, height } = rect;
    if (width > 0 && height > 0 && isIn(rect, bands)) found.push({ x, y, width, height });
    return found.length < most;
  });
  return found;
}

/** @returns false once `most` is reached */
function gather(node: Element, bands: readonly Band[], add: (rect: DOMRect) => boolean): boolean {
  const rect = node.getBoundingClientRect();
  // An element without a box of its own may still contain some.
  if ((rect.width > 0 || rect.height > 0) && !isIn(rect, bands)) return true;
  if (node.matches(WHOLE)) return add(rect);
  if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  return [...node.childNodes].every((child) => {
    if (child instanceof Element) return gather(child, bands, add);
    if (!(child instanceof Text) || child.data.trim() === '') return true;
    const range = document.createRange();
    range.selectNodeContents(child);
    return [...range.getClientRects()].every((line) => add(lettersOf(line)));
  });
}

/** The box of a line extends above and below its letters. */
function lettersOf({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * AIR, width, height * (1 - 2 * AIR));
}

function isIn({ top, bottom }: DOMRect, bands: readonly Band[]): boolean {
  return bands.some((band) => top < band.bottom && bottom > band.top);
}

/** Caches the result until the element, the page or the window changes; scrolling does not matter. */
export function rememberInk(reach: number, most: number): (box: Box) => Box[] {
  let key = '';
  let known: Box[] = [];
  return (box) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    const now = [box.x + scrollX, box.y + scrollY, box.width, box.height, clientWidth, scrollHeight]
      .map(Math.round)
      .join();
    if (now !== key) {
      key = now;
      known = inkNear(box, reach, most).map((each) => ({
        ...each,
        x: each.x + scrollX,
        y: each.y + scrollY,
      }));
    }
    return known.map((each) => ({ ...each, x: each.x - scrollX, y: each.y - scrollY }));
  };
}
