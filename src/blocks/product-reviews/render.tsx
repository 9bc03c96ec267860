import type { ReactNode } from 'react';
import { toScriptJson } from '#domain/json.ts';
import { directionIn } from '#domain/locale/direction.ts';
import { absoluteUrl, type RenderContext } from '#domain/page.ts';
import {
  MAX_RATING,
  type ProductReviews,
  ratingText,
  type ShownReview,
} from '#domain/store/aftercare/reviews/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import type { BlockRender } from '../contract.ts';
import { LargePicture, lightboxRoot } from '../kit/large-picture.tsx';
import type { ProductReviewsProps } from './definition.ts';

export const render: BlockRender<ProductReviewsProps, ProductReviews | undefined> = ({
  props,
  data,
  context,
}) => {
  if (!data) return null;
  const { site, page, locale } = context;
  const say = aftercareWords(locale);
  const rated = (rating: string | number) => ({ rating, max: MAX_RATING });
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${absoluteUrl(site, page.path)}#product`,
    name: page.body.title,
    url: absoluteUrl(site, page.path),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingText(data.tenths),
      reviewCount: data.count,
      bestRating: MAX_RATING,
    },
    review: data.reviews.map((review) => reviewJson(review, site.settings.title)),
  };
  return (
    <section className="product-reviews">
      {props.heading !== '' && <h2 {...directionIn(locale, props.heading)}>{props.heading}</h2>}
      <p className="reviews-mean">
        <Stars rating={Math.round(data.tenths / 10)} />
        {` ${say('review.mean', { ...rated(ratingText(data.tenths, locale)), count: data.count })}`}
      </p>
      <ul {...lightboxRoot(data.reviews.some(({ photos }) => photos.length > 0) ? 'dark' : 'no')}>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <p>
              <Stars rating={review.rating} />
              <span className="visually-hidden">{say('review.rated', rated(review.rating))}</span>{' '}
              <strong>{review.author || say('review.verified')}</strong>{' '}
              <ShortDate at={review.writtenAt} locale={locale} />
            </p>
            {review.description !== '' && (
              <p className="reviews-words" {...directionIn(locale, review.description)}>
                {review.description}
              </p>
            )}
            <Photos review={review} context={context} />
            {review.reply && <Reply reply={review.reply} shop={site.settings.title} locale={locale} />}
          </li>
        ))}
      </ul>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(thing) }} />
    </section>
  );
};

function Stars({ rating }: { readonly rating: number }): ReactNode {
  return (
    <span className="reviews-stars" aria-hidden="true">
      {'★'.repeat(rating)}
      {'☆'.repeat(MAX_RATING - rating)}
    </span>
  );
}

interface PhotosProps {
  readonly review: ShownReview;
  readonly context: RenderContext;
}

/** Sides of a square in the list, in pixels (styles.css). */
const PHOTO_SIZES = '120px';

function Photos({ review, context }: PhotosProps): ReactNode {
  const say = aftercareWords(context.locale);
  if (review.photos.length === 0) return null;
  const alt = say('review.photoBy', { name: review.author || say('review.verified') });
  return (
    <div className="reviews-photos">
      {review.photos.map((media) => (
        <LargePicture
          key={media.id}
          id={media.id}
          media={media}
          context={{ ...context, isLikelyLargest: false }}
          alt={alt}
          ratio={1}
          sizes={PHOTO_SIZES}
        />
      ))}
    </div>
  );
}

interface ReplyProps {
  readonly reply: NonNullable<ShownReview['reply']>;
  readonly shop: string;
  readonly locale: string;
}

function Reply({ reply, shop, locale }: ReplyProps): ReactNode {
  return (
    <div className="reviews-reply">
      <p>
        <strong>{aftercareWords(locale)('review.reply', { shop })}</strong>{' '}
        <ShortDate at={reply.at} locale={locale} />
      </p>
      <p className="reviews-words" {...directionIn(locale, reply.text)}>
        {reply.text}
      </p>
    </div>
  );
}

function ShortDate({ at, locale }: { readonly at: number; readonly locale: string }): ReactNode {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)}
    </time>
  );
}

function reviewJson({ author, rating, description, writtenAt, reply }: ShownReview, shop: string) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author || 'Anonymous' },
    datePublished: new Date(writtenAt).toISOString().slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING },
    ...(description === '' ? {} : { reviewBody: description }),
    ...(reply && {
      comment: {
        '@type': 'Comment',
        text: reply.text,
        dateCreated: new Date(reply.at).toISOString().slice(0, 10),
        author: { '@type': 'Organization', name: shop },
      },
    }),
  };
}
