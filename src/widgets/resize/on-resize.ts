/** Of a window, where nothing else is said, in milliseconds. */
const DEFAULT_MS = 150;

/** Runs once the window has come to its new size. @returns the undo */
export function onResize(run: () => void, ms: number = DEFAULT_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  addEventListener('resize', resized);
  return () => {
    removeEventListener('resize', resized);
    clearTimeout(timer);
  };
}
