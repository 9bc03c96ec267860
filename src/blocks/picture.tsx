/**
 * The one responsive picture of all blocks: reserved space, every width the server makes, lazy unless it is
 * likely the largest of the first screen.
 */
import type { CSSProperties, ReactNode } from 'react';
import {
  type FocalPoint,
  imageUrl,
  type MediaView,
  mediaUrl,
  offeredWidths,
  srcSet,
} from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';

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
}

/** An `<img>`. Its block's style sheet decides how wide it is; its height follows from the attributes. */
export function Picture({ media, context, alt, ratio, sizes, className }: PictureProps): ReactNode {
  const { width, height } = shownSize(media, ratio);
  return (
    <img
      className={className}
      alt={alt ?? media.alt}
      width={width || undefined}
      height={height || undefined}
      {...sources(media, ratio, sizes ?? context.sizes)}
      {...(context.isLikelyLargest
        ? { loading: 'eager' as const, fetchPriority: 'high' as const }
        : { loading: 'lazy' as const })}
      decoding="async"
      style={pictureStyle(media, ratio)}
    />
  );
}

/** `sizes` stands before `srcset` and `src`, so that no browser starts to load the wrong one. */
function sources(media: MediaView, ratio: number | undefined, sizes: string) {
  if (media.kind !== 'image' || media.width === 0) return { src: mediaUrl(media) };
  const crop = ratio === undefined ? {} : { ratio };
  const fallback = offeredWidths(media).findLast((width) => width <= FALLBACK_WIDTH) ?? 100;
  return { sizes, srcSet: srcSet(media, crop), src: imageUrl(media, fallback, crop) };
}

/** Pixel dimensions of what is shown: the largest rectangle of the ratio that the picture holds. */
function shownSize({ width, height }: MediaView, ratio: number | undefined) {
  if (ratio === undefined || width === 0 || height === 0) return { width, height };
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

function pictureStyle(media: MediaView, ratio: number | undefined): CSSProperties {
  return {
    // What is transparent must not get a ground of its own; only photographs stand on their average colour.
    ...(isPhotograph(media) ? { backgroundColor: media.color } : {}),
    ...(ratio === undefined
      ? {}
      : {
          aspectRatio: String(ratio),
          objectFit: 'cover' as const,
          objectPosition: focalPosition(media.focalPoint),
        }),
  };
}

function isPhotograph(media: MediaView): boolean {
  return media.mime === 'image/jpeg' && /^#[0-9a-f]{6}$/i.test(media.color);
}

/** The focal point as a CSS position. */
export function focalPosition({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}
