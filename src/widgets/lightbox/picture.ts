/**
 * One picture of a slide: at once as its thumbnail has it, then in the width it is shown at. Each of them is decoded
 * before it takes the other's place.
 */
import { type ImageSettings, readImageSettings } from '../image-loader/image-settings.ts';
import { loadImage } from '../image-loader/load-image.ts';
import type { LightboxWords } from './words.ts';

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
export function createPicture(thumbnail: HTMLImageElement, words: LightboxWords): Picture {
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
  const hasFailed = watchFailure(element, thumbnail.naturalWidth > 0 ? thumbnail.currentSrc : '', words);
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
      // What failed is tried again whenever it is shown anew.
      const wanted = { ...settings, forceUpdate: settings.forceUpdate || hasFailed() };
      await loadImage(element, wanted, {
        shownWidth: size.width * scale,
        pixelRatio: settings.allowSaveData && savesData() ? 1 : devicePixelRatio,
        allowsConcurrentLoads: scale > 1,
      });
    },
    remove() {
      isWanted = false;
      element.onload = null;
      element.onerror = null;
      element.removeAttribute('src');
      element.remove();
    },
  };
}

/**
 * Where a file cannot be had, the last one that could is seen behind it, and words say so.
 * @param seen the address of what is shown at first; empty where that is nothing
 * @returns whether what is asked for could not be had
 */
function watchFailure(element: HTMLImageElement, seen: string, words: LightboxWords): () => boolean {
  const note = document.createElement('p');
  note.className = 'failure';
  note.role = 'status';
  let last = seen;
  element.onload = () => {
    last = element.currentSrc;
    element.classList.remove('is-failed');
    element.style.backgroundImage = '';
    note.remove();
  };
  element.onerror = () => {
    element.classList.toggle('is-failed', last !== '');
    element.style.backgroundImage = last === '' ? '' : `url("${CSS.escape(last)}")`;
    element.style.backgroundPosition = element.style.objectPosition;
    note.textContent = last === '' ? words.failed : words.failedLarge;
    element.after(note);
  };
  return () => note.isConnected;
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
