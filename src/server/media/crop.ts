/** Where a variant is cut out of its picture. */
import type { PictureCrop } from './picture-tasks.ts';

export interface CutSize {
  /** The whole picture is scaled to this… */
  readonly scaledWidth: number;
  readonly scaledHeight: number;
  /** …and this rectangle is taken out of it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest rectangle of the ratio that the picture holds, as near to the focal point as the edges allow,
 * at the wanted width and never larger than it is.
 */
export function cropSize(
  picture: { readonly width: number; readonly height: number },
  wanted: { readonly width: number; readonly crop?: PictureCrop },
): CutSize {
  const { crop } = wanted;
  const own = picture.width / picture.height;
  const ratio = crop?.ratio ?? own;
  const cutWidth = ratio < own ? Math.max(1, Math.round(picture.height * ratio)) : picture.width;
  const width = Math.min(wanted.width, cutWidth);
  const scale = width / cutWidth;
  const scaledWidth = Math.max(width, Math.round(picture.width * scale));
  const scaledHeight = Math.max(1, Math.round(picture.height * scale));
  const height = crop ? clamp(Math.round(width / ratio), 1, scaledHeight) : scaledHeight;
  return {
    scaledWidth,
    scaledHeight,
    width,
    height,
    left: clamp(Math.round((crop?.x ?? 0.5) * scaledWidth - width / 2), 0, scaledWidth - width),
    top: clamp(Math.round((crop?.y ?? 0.5) * scaledHeight - height / 2), 0, scaledHeight - height),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
