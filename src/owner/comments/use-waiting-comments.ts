/** How many comments wait for approval: the number in the navigation. */
import { useQuery } from '@tanstack/react-query';
import { count } from '#domain/comments/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';

const COUNT_EVERY_MS = MINUTE_MS;

export const countsKey = (siteId: string) => ['comment-counts', siteId] as const;

export function useWaitingComments(siteId: string): number {
  const { data } = useQuery({
    queryKey: countsKey(siteId),
    queryFn: ({ signal }) => call(count, { site: siteId }, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  return data?.counts.pending ?? 0;
}
