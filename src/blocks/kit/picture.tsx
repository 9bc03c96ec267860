/**
 * The one responsive picture of all blocks: reserved space, every width the server makes, lazy unless it is
 * likely the largest of the first screen.
 */
import type { ReactNode } from 'react';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl, offeredWidths, srcSet } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { imageLoading } from './image-loading.ts';

/** What `src` names, for the few browsers that ignore `srcset` and for whoever saves the page. */
const FALLBACK_WIDTH = 1000;

interface PictureProps {
  readonly media: MediaView;
  readonly context: Pick<RenderContext, 'sizes' | 'isLikelyLargest'>;
  /** Replaces the media's own alternative text; empty for a picture that only decorates. */
  readonly alt?: string | undefined;
  /** Width / height to crop to, around the focal point. Left out, the picture keeps its own. */
  readonly ratio?: number | undefined;
  /** Replaces the context's `sizes` when the picture does not fill the block. */
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
  /** Says where a lightbox has the whole picture from, and how large that is. */
  readonly opensLarge?: boolean | undefined;
  /** What scripts read of it. */
  readonly data?: Readonly<Record<`data-${string}`, string>> | undefined;
}

/**
 * An `<img>` without a style attribute, which the pages' security policy forbids. Its block's style sheet
 * decides how wide it is; its height follows from the attributes, and the crop from the address.
 */
export function Picture({
  media,
  context,
  alt,
  ratio,
  sizes,
  className,
  opensLarge = false,
  data,
}: PictureProps): ReactNode {
  const crop = isResized(media) ? ratio : undefined;
  const { width, height } = shownSize(media, crop);
  return (
    <img
      className={className}
      alt={alt ?? media.alt}
      width={width || undefined}
      height={height || undefined}
      {...sources(media, crop, sizes ?? context.sizes)}
      {...imageLoading(context.isLikelyLargest)}
      data-color={placeholderColour(media)}
      {...(opensLarge ? originalOf(media) : {})}
      {...data}
    />
  );
}

/** Drawings, and pictures of unknown size, are served as they are. */
function isResized(media: MediaView): boolean {
  return media.kind === 'image' && media.width > 0 && media.height > 0;
}

/** `sizes` stands before `srcset` and `src`, so that no browser starts to load the wrong one. */
function sources(media: MediaView, ratio: number | undefined, sizes: string) {
  if (!isResized(media)) return { src: mediaUrl(media) };
  const crop = ratio === undefined ? {} : { ratio };
  const fallback = offeredWidths(media).findLast((width) => width <= FALLBACK_WIDTH) ?? 100;
  return { sizes, srcSet: srcSet(media, crop), src: imageUrl(media, fallback, crop) };
}

/** Without dimensions, the file is shown as it is. */
function originalOf(media: MediaView) {
  return {
    'data-image': mediaUrl(media),
    'data-image-dimensions': isResized(media) ? `${media.width}x${media.height}` : undefined,
    'data-image-focal-point': `${media.focalPoint.x},${media.focalPoint.y}`,
  };
}

/** Pixel dimensions of what is shown: the largest rectangle of the ratio that the picture holds. */
function shownSize({ width, height }: MediaView, ratio: number | undefined) {
  if (ratio === undefined) return { width, height };
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/**
 * The average colour as a browser may show it while the picture loads. What is transparent must not get a
 * ground of its own: only photographs have one.
 */
function placeholderColour(media: MediaView): string | undefined {
  return media.mime === 'image/jpeg' && /^#[0-9a-f]{6}$/i.test(media.color) ? media.color : undefined;
}
