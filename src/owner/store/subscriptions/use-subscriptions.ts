import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SubscribedKind } from '#domain/store/subscriptions/calls.ts';
import * as calls from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import { call } from '../../api.ts';

export const keyOf = (site: string) => ['subscriptions', site] as const;

export interface Asked {
  readonly kind: SubscribedKind;
  readonly state: SubscriptionState | '';
  readonly search: string;
}

export const queryOf = ({ kind, state, search }: Asked) => ({ kind, search, ...(state !== '' && { state }) });

export function useSubscriptions(site: string, asked: Asked) {
  return useInfiniteQuery({
    queryKey: [...keyOf(site), 'list', asked.kind, asked.state, asked.search],
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

export function useFigures(site: string, kind: SubscribedKind) {
  return useQuery({
    queryKey: [...keyOf(site), 'figures', kind],
    queryFn: ({ signal }) => call(calls.readFigures, { site, query: { kind } }, { signal }),
  });
}
