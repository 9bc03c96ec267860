/** The gift cards of a shop, and one of them. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as calls from '#domain/store/gift-cards/calls.ts';
import { call } from '../../api.ts';

export const keyOfCards = (site: string) => ['gift-cards', site] as const;

export function useCards(site: string, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOfCards(site), 'list', search],
    queryFn: ({ signal, pageParam: before }) =>
      call(calls.listCards, { site, query: { search, before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.cards.at(-1)?.id : undefined),
  });
}

export function useCard(site: string, card: string) {
  return useQuery({
    queryKey: [...keyOfCards(site), 'one', card],
    queryFn: ({ signal }) => call(calls.readCard, { site, card }, { signal }),
  });
}
