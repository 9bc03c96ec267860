/** Versions of a document as the screens of its history read them. */
import { useQuery } from '@tanstack/react-query';
import type { Body } from '#domain/content/content.ts';
import { api } from '../api.ts';

export interface ListedVersion {
  readonly id: string;
  readonly author: string;
  readonly createdAt: number;
  readonly name: string | null;
}

/** A version with what it holds; versions never change. */
export function useVersion(siteId: string, documentId: string, versionId: string) {
  return useQuery({
    queryKey: ['version', siteId, versionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ revision: { body: Body } }>(
          `/api/sites/${siteId}/documents/${documentId}/revisions/${versionId}`,
          { signal },
        )
      ).revision,
  });
}
