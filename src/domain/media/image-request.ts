/** Reads what an address asks of a picture: which width, which crop. The counterpart of `imageUrl`. */
import type { MediaView } from './calls.ts';
import {
  addressName,
  focusPercent,
  IMAGE_WIDTHS,
  type ImageWidth,
  imageUrl,
  mediaUrl,
  suffixedName,
} from './media.ts';

export interface ImageVariant {
  readonly width: ImageWidth;
  /** Width / height in hundredths; undefined for the picture's own. */
  readonly crop: number | undefined;
}

export type ImageRequest =
  | { readonly kind: 'original' }
  | { readonly kind: 'variant'; readonly variant: ImageVariant }
  /** Asked for by a name or focal point it no longer has; the address that answers is named. */
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'invalid'; readonly message: string };

const MIN_CROP = 10;
const MAX_CROP = 2000;

export interface AskedImage {
  /** Last segment of the path, decoded. */
  readonly filename: string;
  readonly format: string | undefined;
  readonly crop: string | undefined;
  readonly focus: string | undefined;
}

const WIDTHS = IMAGE_WIDTHS.map((width) => `${width}w`);
const INVALID_FORMAT = `This size does not exist. Use “format” with one of ${WIDTHS.join(', ')} or “original”.`;
const INVALID_CROP = `This crop does not exist. Use “crop” with a ratio in hundredths from ${MIN_CROP} to ${MAX_CROP}, such as 150 for 3 to 2.`;

export function readImageRequest(media: MediaView, asked: AskedImage): ImageRequest {
  const size = readSize(media, asked);
  if (size === undefined) return { kind: 'invalid', message: INVALID_FORMAT };
  const crop = readCrop(asked.crop);
  if (crop === 'invalid') return { kind: 'invalid', message: INVALID_CROP };
  if (size.width === 'original') {
    return size.isCurrentName ? { kind: 'original' } : { kind: 'moved', url: mediaUrl(media) };
  }
  const isCurrent = size.isCurrentName && (crop === undefined || isCurrentFocus(media, asked.focus));
  const variant: ImageVariant = { width: size.width, crop };
  return isCurrent ? { kind: 'variant', variant } : { kind: 'moved', url: variantUrl(media, variant) };
}

function isCurrentFocus(media: MediaView, focus: string | undefined): boolean {
  return (focus ?? '50-50') === focusPercent(media.focalPoint);
}

/** The current address of a variant. */
export function variantUrl(media: MediaView, { width, crop }: ImageVariant): string {
  return imageUrl(media, width, crop === undefined ? {} : { ratio: crop / 100 });
}

/** Ratios that hundredths cannot hold: thirds, the screens of films and of telephones. */
const ROUNDED_RATIOS = [1 / 3, 2 / 3, 4 / 3, 5 / 3, 7 / 3, 16 / 9, 9 / 16];

/**
 * Width / height of a crop in hundredths. 133 is 4 to 3 and not 1.33, or a picture would be a little higher
 * than the place kept for it, and move what stands below when it comes.
 */
export function ratioOfCrop(crop: number): number {
  return ROUNDED_RATIOS.find((ratio) => Math.round(ratio * 100) === crop) ?? crop / 100;
}

interface AskedSize {
  readonly width: ImageWidth | 'original';
  readonly isCurrentName: boolean;
}

function readSize(media: MediaView, { filename, format }: AskedImage): AskedSize | undefined {
  const isCurrentName = filename === addressName(media.filename);
  if (format !== undefined) {
    const width = format === 'original' ? format : IMAGE_WIDTHS.find((known) => format === `${known}w`);
    return width && { width, isCurrentName };
  }
  if (isCurrentName) return { width: 'original', isCurrentName };
  const suffixed = IMAGE_WIDTHS.find(
    (width) => filename === suffixedName(addressName(media.filename), width),
  );
  return { width: suffixed ?? suffixOf(filename) ?? 'original', isCurrentName: suffixed !== undefined };
}

/** The width in a name the picture had before. */
function suffixOf(filename: string): ImageWidth | undefined {
  const width = Number(/-(\d{3,4})w(?:\.[^.]*)?$/.exec(filename)?.[1]);
  return IMAGE_WIDTHS.find((known) => known === width);
}

function readCrop(crop: string | undefined): number | undefined | 'invalid' {
  if (crop === undefined) return undefined;
  const value = /^\d{2,4}$/.test(crop) ? Number(crop) : 0;
  return value >= MIN_CROP && value <= MAX_CROP ? value : 'invalid';
}
