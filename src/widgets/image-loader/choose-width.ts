/** Which file of a picture is asked for, and under which address. */
import { IMAGE_WIDTHS, type ImageWidth, type SizeFormat, suffixedName } from '#domain/media/media.ts';

interface Need {
  /** CSS pixels. */
  readonly shownWidth: number;
  readonly pixelRatio: number;
  /** Of the original, in pixels: more than it has is never asked for. 0 when unknown. */
  readonly ownWidth?: number;
}

/** The smallest width that is made of pictures and not less than what is needed; the largest where none is. */
export function chooseWidth({ shownWidth, pixelRatio, ownWidth = 0 }: Need): ImageWidth {
  const wanted = shownWidth * pixelRatio;
  const needed = ownWidth > 0 ? Math.min(wanted, ownWidth) : wanted;
  return IMAGE_WIDTHS.find((width) => width >= needed) ?? 2500;
}

/** The address of one width of a picture, from the address of the original. */
export function sizedAddress(source: string, width: ImageWidth, format: SizeFormat = 'queryString'): string {
  const [address = '', query] = source.split('?', 2);
  if (format === 'queryString') return `${address}?${query ? `${query}&` : ''}format=${width}w`;
  const slash = address.lastIndexOf('/') + 1;
  return address.slice(0, slash) + suffixedName(address.slice(slash), width) + (query ? `?${query}` : '');
}
