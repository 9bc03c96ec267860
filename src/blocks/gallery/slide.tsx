/** One slide: its picture, a link to the page it leads to, and its words. */
import type { ReactNode } from 'react';
import type { Layout } from '#domain/gallery/design.ts';
import { ratioNumber, ratioOf } from '#domain/gallery/layout.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { linkAttributes, NewWindowNote } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import { sizesOf } from './look.ts';
import type { GalleryProps, Slide } from './props.ts';

/** A slide whose picture is there. */
export interface ShownSlide {
  readonly slide: Slide;
  readonly media: MediaView;
}

export function slidesOf({ items }: GalleryProps, context: Pick<RenderContext, 'media'>): ShownSlide[] {
  return items.flatMap((slide) => {
    const media = context.media(slide.image?.id);
    return media ? [{ slide, media }] : [];
  });
}

export function galleryAnchor({ blockId }: Pick<RenderContext, 'blockId'>): string {
  return `gallery-${blockId}`;
}

/** Where a slide is shown by itself: the same page, of which the gallery shows the one picture. */
export function slideAddress(slide: Slide, context: Pick<RenderContext, 'blockId' | 'page'>): string {
  return `${context.page.path}?itemId=${encodeURIComponent(slide.id)}#${galleryAnchor(context)}`;
}

/** What scripts and owners’ own code read of a picture (GALL-23). */
export function pictureData(media: MediaView) {
  const { width, height, focalPoint } = media;
  return {
    'data-src': mediaUrl(media),
    'data-image': mediaUrl(media),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': `${focalPoint.x},${focalPoint.y}`,
  } as const;
}

export function altOf({ slide, media }: ShownSlide): string {
  return slide.alt || media.alt;
}

interface SlideProps {
  readonly as: 'li' | 'div';
  readonly shown: ShownSlide;
  readonly layout: Layout;
  /** Width / height of what the picture stands in; undefined for its own. */
  readonly frame: number | undefined;
  /** What does not fit the frame is cut off. */
  readonly isCut: boolean;
  readonly props: GalleryProps;
  readonly context: RenderContext;
}

export function SlideView({ as: Item, shown, layout, frame, isCut, props, context }: SlideProps): ReactNode {
  const { slide, media } = shown;
  const link = linkAttributes(slide.link, context);
  const address = slideAddress(slide, context);
  const { href, ...rest } = link ?? { href: address };
  const number = ratioNumber(frame === undefined ? media : { width: frame, height: 1 });
  const alt = altOf(shown);
  const opens = link === undefined && props.lightbox;
  const name = alt === '' ? slide.caption || 'Picture' : undefined;
  return (
    <Item
      className={`gallery-slide sqs-gallery-design-${layout}-slide gallery-r${number}`}
      data-slide=""
      data-type="image"
      data-slide-id={slide.id}
      data-slide-url={address}
      data-click-through-url={link?.href}
    >
      <a
        href={href}
        {...rest}
        aria-label={name}
        {...(opens ? { 'data-lightbox-item': '', 'data-slide-id': slide.id } : {})}
      >
        <Picture
          media={media}
          context={context}
          alt={alt}
          ratio={isCut ? frame : undefined}
          sizes={sizesOf(layout, props, context.sizes, ratioOf(number))}
          className="thumb-image"
          data={pictureData(media)}
        />
        <NewWindowNote link={link && slide.link} />
      </a>
      {props.captions !== 'none' && slide.caption !== '' && (
        <p className="gallery-caption" data-lightbox-meta={props.lightbox ? '' : undefined}>
          {slide.caption}
        </p>
      )}
    </Item>
  );
}
