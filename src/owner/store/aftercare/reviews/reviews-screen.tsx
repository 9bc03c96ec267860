/** Reviews of products: those to approve, those visitors see, those hidden from them. */

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { call } from '../../../api.ts';
import { useSite } from '../../../session.ts';
import countStyles from '../../../ui/count.module.css';
import { FilterBar } from '../../../ui/list.tsx';
import { NotRead } from '../../../ui/not-read.tsx';
import { EmptyState } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/page.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ReviewList } from './review-list.tsx';
import * as texts from './words/en.ts';

const LABELS: Readonly<Record<calls.WrittenState, string>> = {
  waiting: texts.toApprove,
  shown: texts.shown,
  hidden: texts.hidden,
};
const STATES = Object.keys(LABELS) as readonly calls.WrittenState[];

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
