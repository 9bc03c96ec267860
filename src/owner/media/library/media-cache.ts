/**
 * Updates the cached lists of a site's files after a change. Refetching them would load twenty pages for one changed
 * file.
 */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MediaItem, type MediaPage, mediaListKey } from './media-item.ts';
import { type MediaPages, withAdded, withAnswer, withChanged, withoutMedia } from './media-pages.ts';

export interface MediaCache {
  /** A new or restored file. */
  readonly add: (media: MediaItem) => void;
  /** A changed name, description or picture. */
  readonly replace: (media: MediaItem) => void;
  /** Optimistic; `settle` follows the answer. */
  readonly remove: (ids: readonly string[]) => void;
  /** Refetches lists that cannot be updated locally: deleted files, and the rest after a page that became empty. */
  readonly settle: () => void;
}

export function useMediaCache(siteId: string): MediaCache {
  const client = useQueryClient();
  return {
    add: (media) => {
      rememberOne(client, siteId, media);
      changeLists(client, siteId, (list, filter) => {
        // Only the server knows whether a search matches and what is in a folder, and deleted files are a list of their own.
        if (filter.has('search') || filter.has('group') || filter.has('deleted')) return undefined;
        const kinds = filter.get('kind')?.split(',');
        const isAside = filter.has('alt') && media.alt.trim() !== '';
        return isAside || (kinds && !kinds.includes(media.kind)) ? list : withAdded(list, media);
      });
    },
    replace: (media) => {
      rememberOne(client, siteId, media);
      changeLists(client, siteId, (list) => withChanged(list, media));
    },
    remove: (ids) => {
      const gone = new Set(ids);
      changeLists(client, siteId, (list, filter) =>
        filter.has('deleted') ? list : withoutMedia(list, gone),
      );
    },
    settle: () =>
      changeLists(client, siteId, (list, filter) => {
        const isEmpty = list.pages.every(({ media }) => media.length === 0);
        const isKnown = !isEmpty || list.pages[0]?.total === 0;
        return isKnown && !filter.has('deleted') ? list : undefined;
      }),
  };
}

function rememberOne(client: QueryClient, siteId: string, media: MediaItem): void {
  client.setQueryData<{ media: MediaItem }>(['media', siteId, 'one', media.id], (before) => ({
    media: withAnswer(before?.media ?? {}, media),
  }));
}

/** @param change returns undefined for a list that has to be refetched */
function changeLists(
  client: QueryClient,
  siteId: string,
  change: (list: MediaPages, filter: URLSearchParams) => MediaPages | undefined,
): void {
  for (const [queryKey, list] of client.getQueriesData<InfiniteData<MediaPage, string>>({
    queryKey: mediaListKey(siteId),
  })) {
    const changed = list && change(list, new URLSearchParams(String(queryKey[3])));
    if (changed) client.setQueryData(queryKey, changed);
    else void client.invalidateQueries({ queryKey });
  }
}
