/** What of a site was worked on last. */
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { ListedDocument } from '../documents.ts';

/** Pages and posts, changed last first. */
export function useLatest(siteId: string) {
  return useQuery({
    queryKey: ['documents', siteId],
    queryFn: ({ signal }) =>
      api.get<{ documents: ListedDocument[] }>(`/api/sites/${siteId}/documents`, { signal }),
    select: ({ documents }) =>
      documents
        .filter(({ kind, path }) => (kind === 'page' || kind === 'item') && path !== null)
        .sort((a, b) => b.updatedAt - a.updatedAt),
  });
}
