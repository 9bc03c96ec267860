/** What waits for an answer on a site, each a link to where it is given. Where nothing does, it says nothing. */
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readAttention } from '#domain/attention/calls.ts';
import type { Attention } from '#domain/attention/kinds.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import countStyles from '../ui/count.module.css';
import { Panel } from '../ui/page.tsx';
import styles from './home-card.module.css';
import * as say from './words/en.ts';

const MOST_COUNTED = 999;

const PLACES: Readonly<
  Record<Attention, { readonly path: string; readonly words: (count: number) => string }>
> = {
  orders: { path: 'orders', words: (count) => fill(say.ordersToFulfil, { count }) },
  bookings: { path: 'bookings', words: (count) => fill(say.bookingRequestsToAnswer, { count }) },
  'failed-payments': {
    path: 'subscriptions?state=past_due',
    words: (count) => fill(say.subscriptionPaymentsFailed, { count }),
  },
  reviews: { path: 'reviews', words: (count) => fill(say.reviewsToApprove, { count }) },
  comments: { path: 'comments', words: (count) => fill(say.commentsToApprove, { count }) },
  submissions: { path: 'submissions', words: (count) => fill(say.unreadSubmissions, { count }) },
};

export function AttentionCard({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    queryKey: ['attention', siteId],
    queryFn: ({ signal }) => call(readAttention, { site: siteId }, { signal }),
    refetchInterval: MINUTE_MS,
  });
  if (!data || data.waiting.length === 0) return null;
  return (
    <Panel title={say.needsYourAttention}>
      <ul className={styles['list']}>
        {data.waiting.map(({ kind, count }) => {
          const { path, words } = PLACES[kind];
          return (
            <li key={kind}>
              <Link to={`/sites/${siteId}/${path}`} className={`row plain ${styles['entry']}`}>
                <span className={countStyles['count']}>
                  {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
                </span>
                <span className="grow">{words(count)}</span>
                <ChevronRight size={15} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
