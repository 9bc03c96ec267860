/** Of an element, where nothing else is said, in milliseconds. */
const DEFAULT_MS = 300;

/** Says that the element has another size, once it keeps it. @returns the undo */
export function emitResize(element: Element, run: () => void, ms: number = DEFAULT_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
