/** A layout that shows some slides at a time: with controls, which the island brings to life, and small pictures. */
import type { ReactNode } from 'react';
import { Picture } from '../kit/picture.tsx';
import { kitWords } from '../kit/words/words.ts';
import { thumbnailsLook } from './setting-classes.ts';
import { altOf, type ShownSlide, slideAddress, titleOf } from './shown-slide.ts';
import { SlideList, type SlideListProps } from './slide-list.tsx';
import { galleryWords } from './words/words.ts';

export function Frame(parts: SlideListProps): ReactNode {
  const { layout, props, context } = parts;
  const slidesId = `gallery-${context.blockId}-slides`;
  return (
    <>
      <div className="gallery-frame">
        <Controls isPausable={props.autoplay} slides={slidesId} locale={context.locale} />
        <SlideList {...parts} id={slidesId} />
        <p className="gallery-news visually-hidden" />
      </div>
      {layout === 'stacked' && props.thumbnails && <Thumbnails {...parts} />}
    </>
  );
}

/** Before the slides, so that whoever comes by keyboard can stop them first. */
function Controls({
  isPausable,
  slides,
  locale,
}: {
  readonly isPausable: boolean;
  /** The id of what they move. */
  readonly slides: string;
  readonly locale: string;
}): ReactNode {
  const say = kitWords(locale);
  return (
    <div className="sqs-gallery-controls" hidden>
      {isPausable && (
        <button
          type="button"
          className="gallery-pause"
          aria-label={galleryWords(locale)('stop')}
          aria-pressed="false"
        >
          <Drawing className="gallery-is-on" path="M5.5 3v10M10.5 3v10" />
          <Drawing className="gallery-is-off" path="M5 3l8 5-8 5z" />
        </button>
      )}
      <button type="button" className="previous" aria-label={say('previous')} aria-controls={slides}>
        <Drawing path="M10 3L5 8l5 5" />
      </button>
      <button type="button" className="next" aria-label={say('next')} aria-controls={slides}>
        <Drawing path="M6 3l5 5-5 5" />
      </button>
    </div>
  );
}

function Drawing({ path, className }: { readonly path: string; readonly className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Thumbnails({ slides, props, context }: SlideListProps): ReactNode {
  return (
    <ul className={`sqs-gallery-thumbnails ${thumbnailsLook(props).join(' ')}`}>
      {slides.map((shown, index) => (
        <li key={shown.slide.id} data-slide-id={shown.slide.id}>
          <a
            href={slideAddress(shown.slide, context)}
            aria-label={
              nameOf(shown, context.locale) || galleryWords(context.locale)('number', { number: index + 1 })
            }
          >
            {shown.media ? (
              <Picture
                media={shown.media}
                context={{ ...context, isLikelyLargest: false }}
                alt=""
                ratio={props['square-thumbs'] ? 1 : undefined}
                sizes={`${props['thumbnail-strip-height'] * 1.5}px`}
              />
            ) : (
              <span className="gallery-no-picture" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function nameOf(shown: ShownSlide, locale: string): string {
  return shown.video ? titleOf(shown, locale) : altOf(shown);
}
