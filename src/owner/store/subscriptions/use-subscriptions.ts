import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as calls from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import { call } from '../../api.ts';

export const keyOf = (site: string) => ['subscriptions', site] as const;

export interface Asked {
  readonly state: SubscriptionState | '';
  readonly search: string;
}

export const queryOf = ({ state, search }: Asked) => ({ search, ...(state !== '' && { state }) });

export function useSubscriptions(site: string, asked: Asked) {
  return useInfiniteQuery({
    queryKey: [...keyOf(site), 'list', asked.state, asked.search],
    queryFn: ({ signal, pageParam: before }) =>
      call(calls.listSubscriptions, { site, query: { ...queryOf(asked), before } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export function useSubscription(site: string, subscription: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'one', subscription],
    queryFn: ({ signal }) => call(calls.readSubscription, { site, subscription }, { signal }),
  });
}

export function useFigures(site: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'figures'],
    queryFn: ({ signal }) => call(calls.readFigures, { site }, { signal }),
  });
}
