/** How many submissions are unread: the number in the navigation. */
import { useQuery } from '@tanstack/react-query';
import { readNews } from '#domain/forms/calls-inbox.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../../api.ts';

const COUNT_EVERY_MS = MINUTE_MS;

/** A sub-key of all news, so that reading in the inbox updates it at once. */
export const unreadKey = (siteId: string) => ['submission-news', siteId, ''] as const;

export function useUnreadSubmissions(siteId: string): number {
  const { data } = useQuery({
    queryKey: unreadKey(siteId),
    queryFn: ({ signal }) => call(readNews, { site: siteId }, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  return data?.unread ?? 0;
}
