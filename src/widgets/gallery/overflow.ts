/** Words that lie on their picture and would hide it are cut to a part of it, within which they scroll. */
import { RESIZE_MS } from '#domain/gallery/defaults.ts';
import { emitResize } from '../resize/emit-resize.ts';

/** Of the picture’s height. */
const MOST = 0.9;

/** @returns the undo */
export function limitWords(slides: readonly HTMLElement[]): () => void {
  const measure = () => {
    for (const slide of slides) {
      const words = slide.querySelector<HTMLElement>('.gallery-caption');
      words?.toggleAttribute('data-overflows', words.scrollHeight > slide.clientHeight * MOST);
    }
  };
  const stop = slides[0] ? emitResize(slides[0], measure, RESIZE_MS) : () => {};
  measure();
  return () => {
    stop();
    for (const words of slides.flatMap((slide) => [...slide.querySelectorAll('.gallery-caption')]))
      words.removeAttribute('data-overflows');
  };
}
