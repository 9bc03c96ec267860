import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as calls from '#domain/store/donations/calls.ts';
import { call } from '../../api.ts';

export const keyOf = (site: string) => ['donations', site] as const;

export function useDonations(site: string, campaign: string, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(site), 'list', campaign, search],
    queryFn: ({ signal, pageParam: before }) =>
      call(calls.listDonations, { site, query: { campaign, search, before } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export function useDonation(site: string, donation: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'one', donation],
    queryFn: ({ signal }) => call(calls.readDonation, { site, donation }, { signal }),
  });
}

export function useRecurring(site: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'recurring'],
    queryFn: ({ signal }) => call(calls.readRecurring, { site }, { signal }),
  });
}

export function useCampaigns(site: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'campaigns'],
    queryFn: ({ signal }) => call(calls.listCampaigns, { site }, { signal }),
  });
}
