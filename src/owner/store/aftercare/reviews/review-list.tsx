/** Reviews one below the other, with what the owner does about each. */
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { MAX_RATING } from '#domain/store/aftercare/reviews/contract.ts';
import { call } from '../../../api.ts';
import { useTimeZone } from '../../../fields/site-data.ts';
import { fill } from '../../../fill.ts';
import { LOCALE } from '../../../language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Action, useAction } from '../../../ui/use-action.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import styles from './reviews.module.css';
import { type Reply, useReply } from './use-reply.ts';
import * as texts from './words/en.ts';

const SAID: Readonly<Record<calls.WrittenState, string>> = {
  waiting: texts.backInTheQueue,
  shown: texts.published,
  hidden: texts.hiddenFromVisitors,
};

interface ReviewListProps {
  readonly reviews: readonly calls.Review[];
  readonly siteId: string;
}

export function ReviewList({ reviews, siteId }: ReviewListProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  const deciding = useAction(
    ({ id, state }: { id: string; state: calls.WrittenState; before?: calls.WrittenState }) =>
      call(calls.decideReview, { site: siteId, body: { id, state } }),
    {
      said: (_answer, { state }) => SAID[state],
      undoWith: (_answer, { id, before }) => before && { id, state: before },
      reads: ['reviews', siteId],
    },
  );
  const replying = useReply(siteId);
  const [answered, setAnswered] = useState<calls.Review>();
  return (
    <>
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="stack lined">
            <ReviewHead review={review} date={date} />
            <p className={styles['words']} dir="auto">
              {review.description || texts.starsOnlyNoText}
            </p>
            <ReviewPhotos review={review} siteId={siteId} />
            {review.reply !== '' && <OwnReply review={review} />}
            <Buttons
              review={review}
              replying={replying}
              onReply={() => setAnswered(review)}
              onDecide={(state) => deciding.mutate({ id: review.id, state, before: review.state })}
            />
          </li>
        ))}
      </ul>
      {answered && (
        <ReplyDialog review={answered} replying={replying} onClose={() => setAnswered(undefined)} />
      )}
    </>
  );
}

interface OneReview {
  readonly review: calls.Review;
}

function ReviewHead({ review, date }: OneReview & { readonly date: Intl.DateTimeFormat }): ReactNode {
  const { rating } = review;
  return (
    <p className={`cluster loose words ${styles['head']}`}>
      <span role="img" aria-label={fill(texts.ratingOfMaxratingStars, { rating, maxRating: MAX_RATING })}>
        {'★'.repeat(rating)}
        {'☆'.repeat(MAX_RATING - rating)}
      </span>
      {review.isTest && <Badge>{texts.testHiddenFromVisitors}</Badge>}
      <strong>{[review.title, review.optionText].filter(Boolean).join(', ')}</strong>
      <span>{review.author || texts.anonymous}</span>
      <time dateTime={new Date(review.writtenAt).toISOString()}>{date.format(review.writtenAt)}</time>
    </p>
  );
}

function OwnReply({ review }: OneReview): ReactNode {
  return (
    <div className={styles['reply']}>
      <p className="cluster">
        <strong>{texts.yourReply}</strong>
        {review.isReplyMailed && <Badge>{texts.emailed}</Badge>}
      </p>
      <p className={styles['words']} dir="auto">
        {review.reply}
      </p>
    </div>
  );
}

interface ButtonsProps extends OneReview {
  readonly replying: Action<unknown, Reply>;
  readonly onReply: () => void;
  readonly onDecide: (state: calls.WrittenState) => void;
}

function Buttons({ review, replying, onReply, onDecide }: ButtonsProps): ReactNode {
  const { id, reply } = review;
  return (
    <div className="row top">
      {review.state !== 'shown' && !review.isTest && (
        <Button size="small" onClick={() => onDecide('shown')}>
          {texts.publish}
        </Button>
      )}
      <Button size="small" tone="quiet" onClick={onReply}>
        {reply === '' ? texts.reply : texts.editReply}
      </Button>
      {reply !== '' && (
        <Button size="small" tone="quiet" onClick={() => replying.mutate({ id, reply: '', before: reply })}>
          {texts.removeReply}
        </Button>
      )}
      {review.state !== 'hidden' && (
        <Button size="small" tone="quiet" onClick={() => onDecide('hidden')}>
          {texts.hide}
        </Button>
      )}
    </div>
  );
}
