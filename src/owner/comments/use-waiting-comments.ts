/** How many comments wait for approval: the number in the navigation. */
import { useQuery } from '@tanstack/react-query';
import type { CommentsPage } from '#domain/comments/moderation.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { api } from '../api.ts';

const COUNT_EVERY_MS = MINUTE_MS;

export const countsKey = (siteId: string) => ['comment-counts', siteId] as const;

export function useWaitingComments(siteId: string): number {
  const { data } = useQuery({
    queryKey: countsKey(siteId),
    queryFn: ({ signal }) =>
      api.get<Pick<CommentsPage, 'counts'>>(`/api/sites/${siteId}/comments/counts`, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  return data?.counts.pending ?? 0;
}
