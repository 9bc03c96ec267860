/** Makes text smaller until it fits the element around it. */
import { onResize } from '../resize/on-resize.ts';

/** In pixels: nobody reads what is smaller. */
const MIN_FONT_SIZE = 11;
/** After the window's last change, in milliseconds. */
const SHRINK_DEBOUNCE_MS = 100;

/** The largest size from `own` down to the least that fits; the least where none does. */
export function fittingSize(own: number, fits: (size: number) => boolean): number {
  let [low, high] = [Math.min(own, MIN_FONT_SIZE), own];
  if (fits(own)) return own;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** @param text stands within `box`, which has a size of its own. @returns the undo */
export function shrinkText(text: HTMLElement, box: HTMLElement): () => void {
  const clear = () => {
    text.style.removeProperty('font-size');
    if (text.getAttribute('style') === '') text.removeAttribute('style');
  };
  const shrink = () => {
    clear();
    const own = Number.parseFloat(getComputedStyle(text).fontSize);
    const size = fittingSize(own, (each) => {
      text.style.fontSize = `${each}px`;
      return text.scrollWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight;
    });
    if (size === own) clear();
    else text.style.fontSize = `${size}px`;
  };
  shrink();
  const stop = onResize(shrink, SHRINK_DEBOUNCE_MS);
  document.fonts.addEventListener('loadingdone', shrink);
  return () => {
    stop();
    document.fonts.removeEventListener('loadingdone', shrink);
    clear();
  };
}
