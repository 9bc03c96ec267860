/** The slides that a gallery has something to show of, and what is known of each. */
import { layoutOf } from '#domain/gallery/design.ts';
import { type Dimensions, placeholderSize } from '#domain/gallery/layout.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { type FoundVideo, findVideo, posterOf } from '../kit/video-facade.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { GalleryProps, Slide } from './props.ts';
import { perRowOf } from './setting-classes.ts';

interface Shown {
  readonly slide: Slide;
  /** Of the picture, or of what stands in its place. */
  readonly size: Dimensions;
}

export interface ShownPicture extends Shown {
  readonly media: MediaView;
  readonly video?: undefined;
}

export interface ShownVideo extends Shown {
  /** Seen until it plays. */
  readonly media: MediaView | undefined;
  readonly video: FoundVideo;
}

/** A slide whose picture or video is there. */
export type ShownSlide = ShownPicture | ShownVideo;

export function slidesOf(props: GalleryProps, context: RenderContext): ShownSlide[] {
  const layout = layoutOf(props.design);
  const placeholder = placeholderSize(layout, perRowOf(layout, props));
  return props.items.flatMap((slide): ShownSlide[] => {
    const media = context.media(slide.image?.id);
    const video =
      slide.video && context.href(slide.video) ? findVideo({ source: slide.video }, context) : undefined;
    if (video?.page !== undefined) {
      const seen = media ?? posterOf(video, context);
      return [{ slide, media: seen, video, size: seen ?? placeholder }];
    }
    return media ? [{ slide, media, size: media }] : [];
  });
}

export function galleryAnchor({ blockId }: Pick<RenderContext, 'blockId'>): string {
  return `gallery-${blockId}`;
}

/** Where a slide is shown by itself: the same page, of which the gallery shows the one picture. */
export function slideAddress(slide: Slide, context: Pick<RenderContext, 'blockId' | 'page'>): string {
  return `${context.page.path}?itemId=${encodeURIComponent(slide.id)}#${galleryAnchor(context)}`;
}

/** What scripts and owners’ own code read of a picture (GALL-23). A browser reads it of thousands: nothing stands here twice. */
export function pictureData(media: MediaView) {
  const { width, height, focalPoint } = media;
  return {
    'data-src': mediaUrl(media),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': `${focalPoint.x},${focalPoint.y}`,
  } as const;
}

export function altOf({ slide, media }: ShownSlide): string {
  return slide.alt || media?.alt || '';
}

/** What a video is called. */
export function titleOf(shown: ShownVideo, locale: string): string {
  return shown.slide.title || shown.slide.caption || altOf(shown) || kitWords(locale)('video');
}
