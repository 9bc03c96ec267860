/** Documents as lists show them, and the calls that several screens share. */

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CommentMode, CommentSettings } from '#domain/comments/comment-settings.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
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
    /** Of an item; absent where its collection decides. */
    readonly comments?: CommentMode;
  };
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly publishedAt: number | null;
  /** The version that is planned. */
  readonly scheduledId: string | null;
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

export interface Collection {
  readonly id: string;
  readonly type: number;
  readonly title: string;
  readonly pageId: string | null;
  readonly items: number;
  readonly settings: {
    readonly itemsPerPage: number;
    readonly itemAddress: string;
    readonly isManuallyOrdered: boolean;
    readonly comments: CommentSettings;
  };
}

export const collectionsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['documents', siteId, 'collections'],
    queryFn: async ({ signal }) =>
      (await api.get<{ collections: readonly Collection[] }>(`/api/sites/${siteId}/collections`, { signal }))
        .collections,
  });

/** Asks anew for everything that lists documents of the site. */
export function useRefreshDocuments(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['documents', siteId] });
}

/** "post", "event", "piece": what one item of a collection is called. */
export function itemWord(type: number): string {
  if (type === COLLECTION_TYPES.blog) return 'post';
  if (type === COLLECTION_TYPES.events) return 'event';
  if (type === COLLECTION_TYPES.products) return 'product';
  return type === COLLECTION_TYPES.portfolio ? 'piece' : 'item';
}
