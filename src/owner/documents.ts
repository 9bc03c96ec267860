/** Documents as lists show them, and the calls that several screens share. */

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type OpenedDocument, read, readAll, readTree } from '#domain/content/calls.ts';
import { readAll as readCollections } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { call } from './api.ts';
import { ME_KEY } from './session.ts';

export const treeQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['documents', siteId, 'tree'],
    queryFn: ({ signal }) => call(readTree, { site: siteId }, { signal }),
  });

export const collectionsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['documents', siteId, 'collections'],
    queryFn: async ({ signal }) => (await call(readCollections, { site: siteId }, { signal })).collections,
  });

/** Of a kind that a site has one document of: its style, its menus. */
export async function findPartId(site: string, kind: string, signal: AbortSignal): Promise<string> {
  const { documents } = await call(readAll, { site, query: { kind } }, { signal });
  return documents[0]?.id ?? '';
}

export async function openPart(site: string, kind: string, signal: AbortSignal): Promise<OpenedDocument> {
  return call(read, { site, document: await findPartId(site, kind, signal) }, { signal });
}

/** Asks anew for everything that lists documents of the site. */
export function useRefreshDocuments(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    // Whether there is a shop hangs on them, and the navigation on that.
    void client.invalidateQueries({ queryKey: ME_KEY });
    return client.invalidateQueries({ queryKey: ['documents', siteId] });
  };
}

export type ItemKind = 'post' | 'event' | 'product' | 'project' | 'lesson' | 'item';

/** What one item of a collection is: a name for code, which words are chosen by. */
export function itemWord(type: number): ItemKind {
  if (type === COLLECTION_TYPES.blog) return 'post';
  if (type === COLLECTION_TYPES.events) return 'event';
  if (type === COLLECTION_TYPES.products) return 'product';
  if (type === COLLECTION_TYPES.lessons) return 'lesson';
  return type === COLLECTION_TYPES.portfolio ? 'project' : 'item';
}
