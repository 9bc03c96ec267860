/**
 * Gives an `<img>` the file it needs for the size it is shown at, decoded before it takes the place of what is there. It
 * adds to what the server wrote: an image whose file is large enough is left alone.
 */
import type { ImageWidth } from '#domain/media/media.ts';
import { chooseWidth, sizedAddress } from './choose-width.ts';
import type { ImageSettings } from './image-settings.ts';
import { LOADED, LOADING } from './placing.ts';

export interface LoadOptions {
  /** CSS pixels. */
  readonly shownWidth: number;
  readonly pixelRatio: number;
  /** Also while a smaller one is under way. Default: false. */
  readonly allowsConcurrentLoads?: boolean;
  /** Resolves once the file can be painted. Replaced in tests. */
  readonly preload?: (address: string) => Promise<unknown>;
}

/** @returns whether a file was asked for; resolves when it is there, or cannot be had */
export async function loadImage(
  image: HTMLImageElement,
  settings: ImageSettings,
  options: LoadOptions,
): Promise<boolean> {
  if (!image?.localName) throw new Error(`${image} is not a valid node.`);
  if (image.localName !== 'img') throw new Error('Element is not a valid image element.');
  if (!settings.source) throw new Error('Invalid or missing image source.');
  const width = neededWidth(settings, options);
  if (isBusy(image, options) || isEnough(image, settings, width)) return false;
  // What is not known in size has no widths either: it is shown as it is.
  const address = settings.dimensions
    ? sizedAddress(settings.source, width, settings.sizeFormat)
    : settings.source;
  image.classList.add(LOADING);
  const isThere = await (options.preload ?? decode)(address).then(
    () => true,
    () => false,
  );
  image.classList.remove(LOADING);
  if (isThere) image.classList.add(LOADED);
  else console.warn(`${address} not loaded`);
  // Also what failed, for the image's own error event to say so. What is smaller comes too late once a larger one is there.
  if (!isEnough(image, settings, width)) image.src = address;
  return true;
}

function neededWidth(settings: ImageSettings, { shownWidth, pixelRatio }: LoadOptions): ImageWidth {
  return chooseWidth({
    shownWidth: shownWidth * settings.sizeAdjustment,
    pixelRatio: Math.min(settings.dprMax, Math.max(settings.dprMin, pixelRatio)),
    ownWidth: settings.dimensions?.width ?? 0,
  });
}

/** Where there is a choice of files, the browser chooses. */
function isBusy(image: HTMLImageElement, { allowsConcurrentLoads = false }: LoadOptions): boolean {
  return image.srcset !== '' || (image.classList.contains(LOADING) && !allowsConcurrentLoads);
}

/** What is shown is as large as that. */
function isEnough(
  image: HTMLImageElement,
  { source = '', forceUpdate }: ImageSettings,
  width: number,
): boolean {
  return !forceUpdate && widthIn(image.getAttribute('src') ?? '', source) >= width;
}

async function decode(address: string): Promise<void> {
  const probe = new Image();
  probe.src = address;
  await probe.decode();
}

/** How wide the file of an address is: 0 for another picture, and for a part of this one. */
function widthIn(address: string, source: string): number {
  if (address === source) return Number.POSITIVE_INFINITY;
  const { pathname, search } = new URL(address, 'http://here');
  const own = new URL(source, 'http://here');
  const query = new URLSearchParams(search);
  const inQuery = query.get('format') ?? '';
  if (query.get('crop') !== new URLSearchParams(own.search).get('crop')) return 0;
  if (pathname === own.pathname) return Number.parseInt(inQuery, 10) || 0;
  const [, suffix = ''] = /-(\d+)w(?:\.[^.]*)?$/.exec(pathname) ?? [];
  return pathname.replace(`-${suffix}w`, '') === own.pathname ? Number(suffix) : 0;
}
