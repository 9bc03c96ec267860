/**
 * One picture of a slide: at once as its thumbnail has it, then in the width it is shown at. Each of them is decoded
 * before it takes the other's place.
 */
import { type ImageSettings, readImageSettings } from '../image-loader/image-settings.ts';
import { loadImage } from '../image-loader/load-image.ts';

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
  const settings = settingsOf(thumbnail);
  const own = settings.dimensions ?? {
    width: thumbnail.naturalWidth || 1600,
    height: thumbnail.naturalHeight || 1200,
  };
  const element = document.createElement('img');
  element.alt = thumbnail.alt;
  element.draggable = false;
  // Until the whole picture is there, its thumbnail may show a part.
  element.style.objectPosition = `${settings.focalPoint.x * 100}% ${settings.focalPoint.y * 100}%`;
  if (thumbnail.currentSrc) element.src = thumbnail.currentSrc;
  let size: Size = { width: 0, height: 0 };
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
      if (!isWanted) return;
      await loadImage(element, settings, {
        shownWidth: size.width * scale,
        pixelRatio: settings.allowSaveData && savesData() ? 1 : devicePixelRatio,
        allowsConcurrentLoads: scale > 1,
      });
    },
    remove() {
      isWanted = false;
      element.removeAttribute('src');
      element.remove();
    },
  };
}

function settingsOf(thumbnail: HTMLImageElement): ImageSettings {
  const settings = readImageSettings(thumbnail.dataset);
  return { ...settings, source: settings.source ?? (thumbnail.currentSrc || thumbnail.src) };
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** As large as the room allows, and no larger than the picture is. */
function fitInto(own: Size, room: Size): Size {
  const scale = Math.min(1, room.width / own.width, room.height / own.height);
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}
