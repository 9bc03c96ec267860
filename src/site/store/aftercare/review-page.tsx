/** Where somebody says how a purchase is: a form for each thing that was bought, usable without scripts. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import {
  MAX_RATING,
  REVIEW_LIMITS,
  type RequestState,
  SEND_REVIEW_PATH,
} from '#domain/store/aftercare/reviews/contract.ts';
import { PHOTO_LIMITS, PHOTO_TYPES, PHOTOS_INPUT } from '#domain/store/aftercare/reviews/photos.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly optionText: string;
}

interface ReviewPageProps {
  readonly token: string;
  readonly locale: string;
  readonly state: RequestState;
  /** Something has just been sent. */
  readonly isDone: boolean;
  /** Not reviewed yet. */
  readonly lines: readonly Line[];
  readonly refused:
    | { readonly message: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
}

export function ReviewPage({ token, locale, state, isDone, lines, refused }: ReviewPageProps): ReactNode {
  const say = aftercareWords(locale);
  return (
    <div className="system-page shop-page" data-reviews-root="">
      <h1>{say('review.title')}</h1>
      {isDone && (
        <p className="shop-problems" role="status">
          {say('review.thanks')}
        </p>
      )}
      {state === 'open' &&
        lines.map((line) => (
          <ReviewForm
            key={line.id}
            line={line}
            token={token}
            locale={locale}
            refused={refused?.fields['line'] === line.id ? refused : undefined}
          />
        ))}
      {state !== 'open' && !isDone && <p>{say(`review.${state}`)}</p>}
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}

type ReviewFormProps = { readonly line: Line } & Pick<ReviewPageProps, 'token' | 'locale' | 'refused'>;

function ReviewForm({ line, token, locale, refused }: ReviewFormProps): ReactNode {
  const say = aftercareWords(locale);
  const { id, title, optionText } = line;
  const errorId = `error-${id}`;
  return (
    <form
      className="review-form"
      method="post"
      action={SEND_REVIEW_PATH}
      encType="multipart/form-data"
      noValidate
    >
      <h2>
        {title}
        {optionText !== '' && <small>{optionText}</small>}
      </h2>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="line" value={id} />
      {refused && (
        <p id={errorId} className="shop-problems" role="alert" {...PROBLEM_MARK}>
          {refused.message}
        </p>
      )}
      <fieldset {...(refused && { 'aria-describedby': errorId })}>
        <legend>{say('review.stars')}</legend>
        <div className="review-stars">
          {Array.from({ length: MAX_RATING }, (_, index) => (
            <label key={index}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={refused?.fields['rating'] === String(index + 1)}
              />
              <span>
                {index + 1} <span aria-hidden="true">★</span>
                <span className="visually-hidden">{say('review.starCount', { count: index + 1 })}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <label htmlFor={`description-${id}`}>{say('review.describe')}</label>
        <textarea
          id={`description-${id}`}
          name="description"
          rows={5}
          maxLength={REVIEW_LIMITS.description}
          defaultValue={refused?.fields['description']}
        />
      </p>
      <p>
        <label htmlFor={`author-${id}`}>{say('review.author')}</label>
        <input
          id={`author-${id}`}
          name="author"
          autoComplete="given-name"
          maxLength={REVIEW_LIMITS.author}
          defaultValue={refused?.fields['author']}
        />
      </p>
      <p>
        <label htmlFor={`photos-${id}`}>{say('review.photos')}</label>
        <input
          id={`photos-${id}`}
          type="file"
          name={PHOTOS_INPUT}
          accept={PHOTO_TYPES}
          multiple
          aria-describedby={`photos-hint-${id}`}
        />
        <small id={`photos-hint-${id}`}>
          {say('review.photosHint', { count: PHOTO_LIMITS.count, megabytes: PHOTO_LIMITS.megabytes })}
        </small>
      </p>
      <button className="button" type="submit">
        {say('review.submit')}
      </button>
    </form>
  );
}
