/** Reviews of products: those that wait, those visitors see, those kept from them. */

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { MAX_RATING } from '#domain/store/aftercare/reviews/contract.ts';
import { call } from '../../../api.ts';
import { useTimeZone } from '../../../fields/site-data.ts';
import { fill } from '../../../fill.ts';
import { LOCALE } from '../../../language.ts';
import { useSite } from '../../../session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import countStyles from '../../../ui/count.module.css';
import { FilterBar } from '../../../ui/list.tsx';
import { NotRead } from '../../../ui/not-read.tsx';
import { EmptyState } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/page.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useAction } from '../../../ui/use-action.ts';
import styles from './reviews.module.css';
import * as texts from './words/en.ts';

const LABELS: Readonly<Record<calls.WrittenState, string>> = {
  waiting: texts.toApprove,
  shown: texts.shown,
  hidden: texts.hidden,
};
const STATES = Object.keys(LABELS) as readonly calls.WrittenState[];
const SAID: Readonly<Record<calls.WrittenState, string>> = {
  waiting: texts.backInTheQueue,
  shown: texts.published,
  hidden: texts.hiddenFromVisitors,
};

export function ReviewsScreen(): ReactNode {
  const { id: site } = useSite();
  const [state, setState] = useState<calls.WrittenState>('waiting');
  const list = useQuery({
    queryKey: ['reviews', site, state],
    queryFn: ({ signal }) => call(calls.listReviews, { site, query: { state } }, { signal }),
  });
  const reviews = list.data?.reviews ?? [];
  const waiting = list.data?.counts['waiting'] ?? 0;
  return (
    <Screen title={texts.reviews} description={texts.whatBuyersSayAboutYourProducts}>
      <FilterBar label={texts.reviews}>
        <Segmented
          label={texts.status}
          value={state}
          options={STATES.map((value) => ({
            value,
            label: LABELS[value],
            ...(value === 'waiting' && waiting > 0
              ? { count: <span className={countStyles['count']}>{waiting}</span> }
              : {}),
          }))}
          onChange={setState}
        />
      </FilterBar>
      <NotRead query={list} />
      {list.data && reviews.length === 0 && <Nothing state={state} />}
      {reviews.length > 0 && <ReviewList reviews={reviews} siteId={site} />}
    </Screen>
  );
}

function Nothing({ state }: { readonly state: calls.WrittenState }): ReactNode {
  const site = useSite();
  return (
    <EmptyState
      title={state === 'waiting' ? texts.noReviewsToApprove : texts.noReviewsHere}
      picture={<Star size={32} />}
      action={<Link to={`/sites/${site.id}/settings/store`}>{texts.askBuyersForReviews}</Link>}
    >
      {texts.whenTurnedOnBuyersGetAn}
    </EmptyState>
  );
}

interface ReviewListProps {
  readonly reviews: readonly calls.Review[];
  readonly siteId: string;
}

function ReviewList({ reviews, siteId }: ReviewListProps): ReactNode {
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
  const decide = ({ id, state: before }: calls.Review, state: calls.WrittenState) =>
    deciding.mutate({ id, state, before });
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.id} className="stack lined">
          <p className={`cluster loose words ${styles['head']}`}>
            <span
              role="img"
              aria-label={fill(texts.ratingOfMaxratingStars, {
                rating: review.rating,
                maxRating: MAX_RATING,
              })}
            >
              {'★'.repeat(review.rating)}
              {'☆'.repeat(MAX_RATING - review.rating)}
            </span>
            {review.isTest && <Badge>{texts.testHiddenFromVisitors}</Badge>}
            <strong>{[review.title, review.optionText].filter(Boolean).join(', ')}</strong>
            <span>{review.author || texts.anonymous}</span>
            <time dateTime={new Date(review.writtenAt).toISOString()}>{date.format(review.writtenAt)}</time>
          </p>
          <p className={styles['words']} dir="auto">
            {review.description || texts.starsOnlyNoText}
          </p>
          <div className="row top">
            {review.state !== 'shown' && !review.isTest && (
              <Button size="small" onClick={() => decide(review, 'shown')}>
                {texts.publish}
              </Button>
            )}
            {review.state !== 'hidden' && (
              <Button size="small" tone="quiet" onClick={() => decide(review, 'hidden')}>
                {texts.hide}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
