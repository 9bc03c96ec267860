import { DATA_VERSION } from '#domain/gallery/block-data.ts';
import { layoutOf } from '#domain/gallery/design.ts';
import type { BlockRender } from '../contract.ts';
import type { GalleryData } from './data.ts';
import { Frame } from './frame.tsx';
import { OnePicture } from './one-picture.tsx';
import type { GalleryProps } from './props.ts';
import { galleryAnchor, type ShownSlide, slidesOf } from './shown-slide.ts';
import { isMoving, SlideList } from './slide-list.tsx';

export const render: BlockRender<GalleryProps, GalleryData> = ({ props: own, data, context: page }) => {
  const props = { ...own, items: [...data.items] };
  const context: typeof page = { ...page, media: (id) => data.files.get(id ?? '') ?? page.media(id) };
  const slides = slidesOf(props, context);
  if (slides.length === 0) return null;
  const named = data.shown === undefined ? undefined : props.items[data.shown];
  const at = slides.findIndex(({ slide }) => slide === named);
  if (at >= 0) return <OnePicture slides={slides} at={at} context={context} />;
  const layout = layoutOf(props.design);
  const { items: _items, group: _group, groupOrder: _order, ...settings } = props;
  const parts = { slides, layout, props, context };
  return (
    <div
      className={`gallery sqs-gallery-container sqs-gallery-block-${props.design}`}
      id={galleryAnchor(context)}
      data-gallery={JSON.stringify({ version: DATA_VERSION, ...settings, mixedContent: isMixed(slides) })}
      data-lightbox={props.lightbox ? '' : undefined}
      data-lightbox-theme={props.lightbox ? props.lightboxTheme : undefined}
      data-lightbox-autoplay={props.lightbox && props.lightboxAutoplay ? '' : undefined}
    >
      {isMoving(layout) ? <Frame {...parts} /> : <SlideList {...parts} />}
    </div>
  );
};

/** Holds pictures and videos. */
function isMixed(slides: readonly ShownSlide[]): boolean {
  return slides.some(({ video }) => video) && !slides.every(({ video }) => video);
}
