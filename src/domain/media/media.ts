/**
 * Pictures and files as pages see them, and the addresses under which their widths are served.
 */

import type { FocalPoint, MediaView } from './calls.ts';

/** Widths that are made of a picture, in pixels. */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** How long a deleted file can be brought back. */
export const KEEP_DELETED_DAYS = 30;

/** The address of the original: `/s/{id}-{hash}/{filename}`. Immutable, since the hash is in it. */
export function mediaUrl(media: Pick<MediaView, 'id' | 'hash' | 'filename'>): string {
  return `/s/${media.id}-${media.hash}/${encodeURIComponent(addressName(media.filename))}`;
}

/** The name that stands in addresses. */
export function addressName(filename: string): string {
  // Names of only dots would be steps of a path.
  return /^\.*$/.test(filename) ? 'file' : filename.toWellFormed();
}

/** Where a width stands in an address: as `?format=500w`, or in the name as `bowl-500w.jpg` (IMAG-06). */
export const SIZE_FORMATS = ['queryString', 'filename'] as const;
export type SizeFormat = (typeof SIZE_FORMATS)[number];

export interface ImageUrlOptions {
  /** Crop to this ratio (width / height) around the focal point. */
  readonly ratio?: number;
  /** Default: `queryString`. */
  readonly sizeFormat?: SizeFormat;
}

/**
 * The address of one width: `…/bowl.jpg?format=500w` or `…/bowl-500w.jpg`, with `crop=150` where a crop to
 * 3 by 2 is asked for, and `focus=30-70` where that is not to be taken out of the middle.
 */
export function imageUrl(media: MediaView, width: ImageWidth, options: ImageUrlOptions = {}): string {
  const { ratio, sizeFormat = 'queryString' } = options;
  const isSuffixed = sizeFormat === 'filename';
  const filename = isSuffixed ? suffixedName(addressName(media.filename), width) : media.filename;
  const query = [
    ...(isSuffixed ? [] : [`format=${width}w`]),
    ...(ratio === undefined ? [] : [`crop=${formatRatio(ratio)}`, ...formatFocus(media.focalPoint)]),
  ].join('&');
  return mediaUrl({ ...media, filename }) + (query === '' ? '' : `?${query}`);
}

/** `bowl.jpg` at 500 is `bowl-500w.jpg`. */
export function suffixedName(filename: string, width: ImageWidth): string {
  const [, stem = filename, ending = ''] = /^(.+)(\.[^.]*)$/.exec(filename) ?? [];
  return `${stem}-${width}w${ending}`;
}

/** Ratios travel in hundredths so that a few addresses serve all: `150` is 3 to 2. */
function formatRatio(ratio: number): string {
  return String(Math.round(ratio * 100));
}

/** Answers are kept for ever, so a picture whose focal point has moved needs another address. */
function formatFocus(point: FocalPoint): string[] {
  const focus = focusPercent(point);
  return focus === '50-50' ? [] : [`focus=${focus}`];
}

/** The focal point as addresses have it: whole percents of width and height. */
export function focusPercent({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}-${Math.round(y * 100)}`;
}

/** The widths worth offering: those below the original's, and the first one at or above it. */
export function offeredWidths(media: Pick<MediaView, 'width'>): ImageWidth[] {
  const above = IMAGE_WIDTHS.find((width) => width >= media.width) ?? 2500;
  return IMAGE_WIDTHS.filter((width) => width <= above);
}

/** A `srcset` of every offered width, none wider than what is left of the picture after cropping. */
export function srcSet(media: MediaView, options: ImageUrlOptions = {}): string {
  const width = croppedWidth(media, options.ratio);
  return offeredWidths({ width })
    .map((offered) => `${imageUrl(media, offered, options)} ${Math.min(offered, width)}w`)
    .join(', ');
}

function croppedWidth({ width, height }: MediaView, ratio: number | undefined): number {
  return ratio === undefined ? width : Math.max(1, Math.min(width, Math.round(height * ratio)));
}
