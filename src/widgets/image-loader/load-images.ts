/**
 * Loads the images of an element when they come near, a few at a time, and says of each how far it is. What the browser
 * chooses a file for keeps that choice: it is only told to begin.
 */
import { MOBILE_MAX_WIDTH } from '#domain/design/breakpoints.ts';
import { placeImage } from './place-image.ts';
import { LOADED, LOADING, readPlacing } from './placing.ts';

/** How near an image has to be, in CSS pixels: to the window, and to the part of a row that is seen. */
export const MARGIN = '200px';
/** So many are under way at once. */
export const CONCURRENT = { desktop: 16, mobile: 1 } as const;

export interface ImagesLoader {
  /** Those come now, wherever they are. */
  hurry(images: Iterable<Element>): void;
  readonly undo: () => void;
}

/** @throws without an element to look into */
export function loadImages(root: ParentNode | null | undefined): ImagesLoader {
  if (!root) throw new Error('No root node');
  const images = [...root.querySelectorAll<HTMLImageElement>('img[data-src],img[data-image]')];
  if (images.length === 0) console.warn('No images');
  const stopped = new AbortController();
  const known = new Map(images.map((image) => [image as Element, prepare(image, stopped.signal)]));
  const queue = createQueue((image) => known.get(image)?.start());
  const wanted = images.filter((image) => known.get(image)?.isWanted);
  const stop = whenNear(wanted, queue.add);
  return {
    hurry: (asked) => queue.add([...asked].filter((image) => known.get(image)?.isWanted)),
    undo() {
      stop();
      stopped.abort();
      queue.stop();
      for (const { undo } of known.values()) undo();
    },
  };
}

interface Prepared {
  readonly isWanted: boolean;
  /** Resolves when the file is there, or cannot be had. */
  start(): Promise<unknown>;
  undo(): void;
}

function prepare(image: HTMLImageElement, signal: AbortSignal): Prepared {
  const placing = readPlacing(image.dataset, [...(image.parentElement?.classList ?? [])]);
  const before = image.getAttribute('loading') ?? '';
  const unplace = placeImage(image, placing);
  return {
    isWanted: placing.load,
    start: () => begin(image, signal),
    undo() {
      unplace();
      image.classList.remove(LOADING, LOADED);
      image.setAttribute('loading', before);
    },
  };
}

/** The browser has not begun with those that are far from the window by its own measure. */
async function begin(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
  if (image.complete && image.naturalWidth > 0) {
    image.classList.add(LOADED);
    return;
  }
  image.classList.add(LOADING);
  image.loading = 'eager';
  const ended = await new Promise<Event>((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true, signal });
  });
  image.classList.remove(LOADING);
  if (ended.type === 'load') image.classList.add(LOADED);
}

/** Without a way to see what is near, all are. */
function whenNear(images: readonly Element[], call: (near: readonly Element[]) => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    call(images);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const image of near) observer.unobserve(image);
      call(near);
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
  );
  for (const image of images) observer.observe(image);
  return () => observer.disconnect();
}

/** Begins with each once, as long as few enough are under way. */
export function createQueue(start: (image: Element) => Promise<unknown> | undefined) {
  const waiting: Element[] = [];
  const begun = new Set<Element>();
  let running = 0;
  const next = () => {
    const image = running < mostAtOnce() ? waiting.shift() : undefined;
    if (!image) return;
    running += 1;
    void Promise.resolve(start(image))
      .catch(console.error)
      .then(() => {
        running -= 1;
        next();
      });
    next();
  };
  return {
    add(images: readonly Element[]) {
      for (const image of images) {
        if (begun.has(image)) continue;
        begun.add(image);
        waiting.push(image);
      }
      next();
    },
    stop() {
      waiting.length = 0;
    },
  };
}

function mostAtOnce(): number {
  return matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches ? CONCURRENT.mobile : CONCURRENT.desktop;
}
