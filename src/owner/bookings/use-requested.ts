/** How many requests wait for an answer: in the navigation, and on the first screen. */
import { useQuery } from '@tanstack/react-query';
import { readRequested } from '#domain/bookings/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';

export function useRequestedBookings(siteId: string): number {
  const { data } = useQuery({
    // With the bookings, so that an answer to one of them changes this.
    queryKey: ['bookings', siteId, 'requested'],
    queryFn: ({ signal }) => call(readRequested, { site: siteId }, { signal }),
    refetchInterval: MINUTE_MS,
  });
  return data?.requested ?? 0;
}
