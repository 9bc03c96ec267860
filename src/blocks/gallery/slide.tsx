/** One slide: its picture or video, a link to the page it leads to, and its words. */

import type { ReactNode } from 'react';
import type { Layout } from '#domain/gallery/design.ts';
import { ratioNumber, ratioOf } from '#domain/gallery/layout.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import { linkAttributes, NewWindowNote } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { GalleryProps } from './props.ts';
import { sizesOf } from './setting-classes.ts';
import { altOf, pictureData, type ShownPicture, type ShownSlide, slideAddress } from './shown-slide.ts';
import { SlideVideo } from './slide-video.tsx';

interface SlideProps<Shown extends ShownSlide = ShownSlide> {
  readonly as: 'li' | 'div';
  readonly shown: Shown;
  readonly layout: Layout;
  /** Width / height of what the picture stands in; undefined for its own. */
  readonly frame: number | undefined;
  /** What does not fit the frame is cut off. */
  readonly isCut: boolean;
  readonly props: GalleryProps;
  readonly context: RenderContext;
}

export function SlideView(parts: SlideProps): ReactNode {
  const { as: Item, shown, layout, frame, props, context } = parts;
  const { slide, video } = shown;
  const number = ratioNumber(frame === undefined ? shown.size : { width: frame, height: 1 });
  const sizes = sizesOf(layout, props, context.sizes, ratioOf(number));
  return (
    <Item
      className={`gallery-slide sqs-gallery-design-${layout}-slide gallery-r${number}`}
      data-slide=""
      data-type={video ? 'video' : 'image'}
      data-slide-id={slide.id}
      data-slide-url={slideAddress(slide, context)}
      data-click-through-url={video ? undefined : context.href(slide.link)}
    >
      {video ? (
        <SlideVideo shown={shown} context={context} sizes={sizes} opens={props.lightbox} />
      ) : (
        <SlidePicture {...parts} shown={shown} sizes={sizes} />
      )}
      {props.captions !== 'none' && slide.caption !== '' && (
        <p
          className="gallery-caption"
          data-lightbox-meta={props.lightbox ? '' : undefined}
          {...directionIn(context.locale, slide.caption)}
        >
          {slide.caption}
        </p>
      )}
    </Item>
  );
}

function SlidePicture(parts: SlideProps<ShownPicture> & { readonly sizes: string }): ReactNode {
  const { shown, frame, isCut, props, context, sizes } = parts;
  const { slide, media } = shown;
  const link = linkAttributes(slide.link, context);
  const { href, ...rest } = link ?? { href: slideAddress(slide, context) };
  const alt = altOf(shown);
  const opens = link === undefined && props.lightbox;
  return (
    <a
      href={href}
      {...rest}
      aria-label={alt === '' ? slide.caption || kitWords(context.locale)('picture') : undefined}
      data-lightbox-item={opens ? '' : undefined}
    >
      <Picture
        media={media}
        context={context}
        alt={alt}
        ratio={isCut ? frame : undefined}
        sizes={sizes}
        className="thumb-image"
        data={pictureData(media)}
      />
      <NewWindowNote link={link && slide.link} locale={context.locale} />
    </a>
  );
}
