/** How many submissions nobody has read: the number in the navigation. */
import { useQuery } from '@tanstack/react-query';
import type { SubmissionNews } from '#domain/forms/submission.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { api } from '../../api.ts';

const COUNT_EVERY_MS = MINUTE_MS;

/** Below the key of all news: what is read in the inbox is counted here at once. */
export const unreadKey = (siteId: string) => ['submission-news', siteId, ''] as const;

export function useUnreadSubmissions(siteId: string): number {
  const { data } = useQuery({
    queryKey: unreadKey(siteId),
    queryFn: ({ signal }) => api.get<SubmissionNews>(`/api/sites/${siteId}/submissions/news`, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  return data?.unread ?? 0;
}
