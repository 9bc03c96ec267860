/** Words that lie on their picture and would hide it are cut to a part of it, within which they scroll. */

/** Of the picture’s height. */
const MOST = 0.9;
export const RESIZE_DEBOUNCE_MS = 100;

/** @returns the undo */
export function limitWords(slides: readonly HTMLElement[]): () => void {
  let timer: number | undefined;
  const measure = () => {
    for (const slide of slides) {
      const words = slide.querySelector<HTMLElement>('.gallery-caption');
      words?.toggleAttribute('data-overflows', words.scrollHeight > slide.clientHeight * MOST);
    }
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(measure, RESIZE_DEBOUNCE_MS);
  });
  if (slides[0]) observer.observe(slides[0]);
  measure();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const words of slides.flatMap((slide) => [...slide.querySelectorAll('.gallery-caption')]))
      words.removeAttribute('data-overflows');
  };
}
