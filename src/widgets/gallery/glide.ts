/** Scrolls an element to the side, frame by frame: the browser’s own way of it cannot be timed. */

export interface Glide {
  readonly ended: Promise<void>;
  stop(): void;
}

/** @param by in pixels, towards the right */
export function glide(element: HTMLElement, by: number, ms: number): Glide {
  const start = element.scrollLeft;
  const begun = performance.now();
  let frame = 0;
  const ended = new Promise<void>((resolve) => {
    const move = () => {
      const part = Math.min(1, (performance.now() - begun) / ms);
      element.scrollLeft = start + by * (1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(move);
      else resolve();
    };
    frame = requestAnimationFrame(move);
  });
  return { ended, stop: () => cancelAnimationFrame(frame) };
}
