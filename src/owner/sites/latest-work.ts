/** What of a site was worked on last. */

import { useQuery } from '@tanstack/react-query';
import { readAll } from '#domain/content/calls.ts';
import { call } from '../api.ts';

/** Pages and posts, changed last first. */
export function useLatest(siteId: string) {
  return useQuery({
    queryKey: ['documents', siteId],
    queryFn: ({ signal }) => call(readAll, { site: siteId }, { signal }),
    select: ({ documents }) =>
      documents
        .filter(({ kind, path }) => (kind === 'page' || kind === 'item') && path !== null)
        .sort((a, b) => b.updatedAt - a.updatedAt),
  });
}
