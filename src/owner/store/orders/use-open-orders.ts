/** How many orders wait to be fulfilled: in the navigation, and on the first screen. */
import { useQuery } from '@tanstack/react-query';
import { readOpen } from '#domain/store/orders/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../../api.ts';

export function useOpenOrders(siteId: string): number {
  const { data } = useQuery({
    // With the orders, so that what changes one of them changes this.
    queryKey: ['orders', siteId, 'open'],
    queryFn: ({ signal }) => call(readOpen, { site: siteId }, { signal }),
    refetchInterval: MINUTE_MS,
  });
  return data?.open ?? 0;
}
