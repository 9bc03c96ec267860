/** How many submissions are unread: the number in the navigation. */
import { useQuery } from '@tanstack/react-query';
import type { SubmissionNews } from '#domain/forms/submission.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { api } from '../../api.ts';

const COUNT_EVERY_MS = MINUTE_MS;

/** A sub-key of all news, so that reading in the inbox updates it at once. */
export const unreadKey = (siteId: string) => ['submission-news', siteId, ''] as const;

export function useUnreadSubmissions(siteId: string): number {
  const { data } = useQuery({
    queryKey: unreadKey(siteId),
    queryFn: ({ signal }) => api.get<SubmissionNews>(`/api/sites/${siteId}/submissions/news`, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  return data?.unread ?? 0;
}
