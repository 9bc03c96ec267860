/** Documents as lists show them, and the calls that several screens share. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

export interface ListedDocument {
  readonly id: string;
  readonly kind: string;
  readonly pageType: number;
  readonly collectionId: string | null;
  readonly parentId: string | null;
  readonly slug: string;
  readonly path: string | null;
  readonly title: string;
  readonly status: number;
  readonly settings: {
    readonly isHiddenFromSearch: boolean;
    readonly isHiddenFromNavigation: boolean;
    readonly hasPassword: boolean;
  };
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly publishedAt: number | null;
  readonly scheduledAt: number | null;
  readonly scheduledAction: 'publish' | 'unpublish' | null;
  readonly deletedAt: number | null;
  readonly updatedAt: number;
}

export interface PageTree {
  readonly documents: readonly ListedDocument[];
  readonly homePageId: string | null;
}

export const treeQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['documents', siteId, 'tree'],
    queryFn: ({ signal }) => api.get<PageTree>(`/api/sites/${siteId}/tree`, { signal }),
  });

/** Asks anew for everything that lists documents of the site. */
export function useRefreshDocuments(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['documents', siteId] });
}
