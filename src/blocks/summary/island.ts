/**
 * Once every picture of an auto-grid is there, tells the window that sizes may have changed (WIDG-54), so
 * that whatever measures the page does so again.
 */
import type { Island } from '#runtime/island.ts';

const mount: Island = (root) => {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('.summary-auto-grid img')];
  let waiting = pictures.filter((picture) => !picture.complete);
  const settle = (event: Event) => {
    waiting = waiting.filter((picture) => picture !== event.target);
    if (waiting.length > 0) return;
    stop();
    window.dispatchEvent(new Event('resize'));
  };
  const stop = () => {
    for (const picture of pictures) {
      picture.removeEventListener('load', settle);
      picture.removeEventListener('error', settle);
    }
  };
  if (pictures.length > 0 && waiting.length === 0) window.dispatchEvent(new Event('resize'));
  for (const picture of waiting) {
    picture.addEventListener('load', settle);
    picture.addEventListener('error', settle);
  }
  return stop;
};
export default mount;
