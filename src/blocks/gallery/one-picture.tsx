/** One picture of a gallery on a page of its own, for whoever follows its link. */

import type { ReactNode } from 'react';
import { ratioNumber } from '#domain/gallery/layout.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import { Picture } from '../kit/picture.tsx';
import { kitWords } from '../kit/words/words.ts';
import { altOf, galleryAnchor, pictureData, type ShownSlide, slideAddress } from './shown-slide.ts';
import { SlideVideo } from './slide-video.tsx';
import { galleryWords } from './words/words.ts';

interface OnePictureProps {
  readonly slides: readonly ShownSlide[];
  readonly at: number;
  readonly context: RenderContext;
}

export function OnePicture({ slides, at, context }: OnePictureProps): ReactNode {
  const shown = slides[at];
  if (!shown) return null;
  const say = galleryWords(context.locale);
  const sayKit = kitWords(context.locale);
  const previous = slides[at - 1];
  const next = slides[at + 1];
  return (
    <div className="gallery gallery-one" id={galleryAnchor(context)}>
      <figure className={`gallery-r${ratioNumber(shown.size)}`}>
        {shown.video ? (
          <SlideVideo shown={shown} context={context} opens={false} />
        ) : (
          <Picture
            media={shown.media}
            context={{ ...context, isLikelyLargest: true }}
            alt={altOf(shown)}
            className="gallery-picture"
            data={pictureData(shown.media)}
          />
        )}
        {shown.slide.caption !== '' && (
          <figcaption {...directionIn(context.locale, shown.slide.caption)}>{shown.slide.caption}</figcaption>
        )}
      </figure>
      <nav className="gallery-where" aria-label={say('pictures')}>
        <span>{say('place', { number: at + 1, count: slides.length })}</span>
        {previous && (
          <a rel="prev" href={slideAddress(previous.slide, context)}>
            {sayKit('previous')}
          </a>
        )}
        {next && (
          <a rel="next" href={slideAddress(next.slide, context)}>
            {sayKit('next')}
          </a>
        )}
        <a href={`${context.page.path}#${galleryAnchor(context)}`}>{say('all')}</a>
      </nav>
    </div>
  );
}
