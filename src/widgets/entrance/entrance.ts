/** Tells when elements have come into view far enough to be shown, and their pictures with them. */

export const ENTRANCE_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;
/** Of an element; of the screen where the element is larger than that. */
export const ENTRANCE_RATIO = 0.5;

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>;

/** Whether that much of it is seen. What is taller than the screen never shows half of itself. */
export function isSeenEnough({ intersectionRatio, intersectionRect, rootBounds }: Seen): boolean {
  if (intersectionRatio >= ENTRANCE_RATIO) return true;
  return rootBounds !== null && intersectionRect.height >= rootBounds.height * ENTRANCE_RATIO;
}

/** Calls back once for each element, when enough of it is seen. @returns the undo */
export function observeEntrance(
  elements: Iterable<Element>,
  onEnter: (element: Element) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isSeenEnough(entry)) continue;
        observer.unobserve(entry.target);
        onEnter(entry.target);
      }
    },
    { threshold: [...ENTRANCE_THRESHOLDS] },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Gives elements the class `loaded` as they come into view, and `className` before it to those that are still out
 * of view once somebody scrolls: what is seen already does not move, and whoever prints the page or takes a picture
 * of all of it misses nothing.
 * @returns the undo
 */
export function mountEntrances(elements: readonly HTMLElement[], className: string): () => void {
  const stopped = new AbortController();
  const names = className.split(' ');
  const hide = () => {
    for (const element of elements)
      if (element.getBoundingClientRect().top > innerHeight) element.classList.add(...names);
  };
  addEventListener('scroll', hide, { once: true, passive: true, signal: stopped.signal });
  const load = (element: Element) => element.classList.add('loaded');
  const unobserve = observeEntrance(elements, (element) => {
    const waits = [...element.querySelectorAll('img')].filter((image) => !image.complete);
    if (waits.length === 0) return load(element);
    let left = waits.length;
    const one = () => {
      left -= 1;
      if (left === 0) load(element);
    };
    // A picture that never comes must not keep its words from being seen.
    for (const image of waits)
      for (const type of ['load', 'error'])
        image.addEventListener(type, one, { once: true, signal: stopped.signal });
  });
  return () => {
    stopped.abort();
    unobserve();
    for (const { classList } of elements) classList.remove('loaded', ...names);
  };
}
