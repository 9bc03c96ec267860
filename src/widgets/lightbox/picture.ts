/**
 * One picture of a slide: at once as its thumbnail has it, then in the width it is shown at. Each of them is decoded
 * before it takes the other's place.
 */
import { chooseWidth, sizedAddress } from '../image-loader/choose-width.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly element: HTMLImageElement;
  /** As laid out, in CSS pixels. */
  readonly size: Size;
  /** How much larger it can be shown with something to see. */
  readonly maxScale: number;
  fit(room: Size): void;
  /** Resolves once the file for this scale is there, or cannot be had. */
  load(scale?: number): Promise<void>;
  /** Lets go of what was decoded. */
  remove(): void;
}

/** @param thumbnail its `data-image` is the address of the original, its `data-image-dimensions` that one's size */
export function createPicture(thumbnail: HTMLImageElement): Picture {
  const own = ownSize(thumbnail);
  const source = thumbnail.dataset['image'] ?? thumbnail.currentSrc;
  const element = document.createElement('img');
  element.alt = thumbnail.alt;
  element.draggable = false;
  if (thumbnail.currentSrc) element.src = thumbnail.currentSrc;
  let size: Size = { width: 0, height: 0 };
  let loaded = 0;
  let isWanted = true;
  return {
    element,
    get size() {
      return size;
    },
    get maxScale() {
      return Math.max(2, size.width > 0 ? own.width / size.width : 0);
    },
    fit(room) {
      size = fitInto(own, room);
      element.style.width = `${size.width}px`;
      element.style.height = `${size.height}px`;
    },
    async load(scale = 1) {
      const need = { shownWidth: size.width * scale, pixelRatio: pixelRatio(), ownWidth: own.width };
      const width = chooseWidth(need);
      // Only what is larger takes the place of what is there.
      if (width <= loaded || !isWanted) return;
      loaded = width;
      const address = hasWidths(thumbnail) ? sizedAddress(source, width) : source;
      const probe = new Image();
      probe.src = address;
      // What cannot be had leaves the thumbnail where it is.
      const isThere = await probe.decode().then(
        () => true,
        () => false,
      );
      if (isThere && isWanted && width === loaded) element.src = address;
    },
    remove() {
      isWanted = false;
      element.removeAttribute('src');
      element.remove();
    },
  };
}

/** Those who ask for little data get one file pixel for each of the page's. */
function pixelRatio(): number {
  return savesData() ? 1 : devicePixelRatio;
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

function hasWidths(thumbnail: HTMLElement): boolean {
  return 'image' in thumbnail.dataset && 'imageDimensions' in thumbnail.dataset;
}

function ownSize(thumbnail: HTMLImageElement): Size {
  const [width = 0, height = 0] = (thumbnail.dataset['imageDimensions'] ?? '').split('x').map(Number);
  if (width > 0 && height > 0) return { width, height };
  return { width: thumbnail.naturalWidth || 1600, height: thumbnail.naturalHeight || 1200 };
}

/** As large as the room allows, and no larger than the picture is. */
function fitInto(own: Size, room: Size): Size {
  const scale = Math.min(1, room.width / own.width, room.height / own.height);
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}
