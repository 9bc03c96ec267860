/** Tracks one pointer from press to release, or until Escape cancels it. */

export interface Track {
  onMove(x: number, y: number): void;
  /** @param isCancelled by escape, or because the system took the pointer away */
  onEnd(isCancelled: boolean): void;
}

const SCROLL_EDGE = 70;
const SCROLL_STEP = 18;

/** @param pointerId of the pointer to follow; other pointers are ignored */
export function trackPointer(pointerId: number, track: Track): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let last = { x: 0, y: 0, isKnown: false };
  const end = (isCancelled: boolean) => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (last.isKnown) swallowClick();
    track.onEnd(isCancelled);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    last = { x: event.clientX, y: event.clientY, isKnown: true };
    track.onMove(last.x, last.y);
  };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', (event) => event.pointerId === pointerId && end(false), options);
  addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(true), options);
  addEventListener('blur', () => end(true), { signal: listening.signal });
  addEventListener(
    'keydown',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') end(true);
    },
    options,
  );
  // Otherwise the page scrolls under the finger.
  addEventListener('touchmove', (event) => event.preventDefault(), { ...options, passive: false });
  const scroll = () => {
    if (last.isKnown && scrollAtEdge(last.y)) track.onMove(last.x, last.y);
    frame = requestAnimationFrame(scroll);
  };
  let frame = requestAnimationFrame(scroll);
}

/** Swallows the click that follows a drag. */
function swallowClick(): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    listening.abort();
  };
  addEventListener('click', swallow, options);
  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, () => listening.abort(), options);
}

/** Scrolls when the pointer is near the upper or lower edge. @returns whether it did */
export function scrollAtEdge(y: number): boolean {
  const before = scrollY;
  if (y < SCROLL_EDGE) scrollBy(0, -Math.ceil((SCROLL_STEP * (SCROLL_EDGE - y)) / SCROLL_EDGE));
  else if (y > innerHeight - SCROLL_EDGE)
    scrollBy(0, Math.ceil((SCROLL_STEP * (y - innerHeight + SCROLL_EDGE)) / SCROLL_EDGE));
  return scrollY !== before;
}
