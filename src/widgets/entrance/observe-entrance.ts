/** Tells when elements have come into view far enough to be shown. */

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
