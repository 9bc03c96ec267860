/**
 * What the owner area knows of a site's files, kept right after a change without asking for everything again:
 * of twenty pages one file would be different.
 */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MediaItem, type MediaPage, mediaListKey } from './media-item.ts';
import { type MediaPages, withAdded, withChanged, withoutMedia } from './media-pages.ts';

export interface MediaCache {
  /** A new file, or one that has been brought back. */
  readonly add: (media: MediaItem) => void;
  /** Another name, other words, another picture. */
  readonly replace: (media: MediaItem) => void;
  /** Ahead of the server's answer; `settle` follows it. */
  readonly remove: (ids: readonly string[]) => void;
  /** Asks for the lists that cannot be known from here: of deleted files, and what follows a page that is empty now. */
  readonly settle: () => void;
}

export function useMediaCache(siteId: string): MediaCache {
  const client = useQueryClient();
  return {
    add: (media) => {
      rememberOne(client, siteId, media);
      changeLists(client, siteId, (list, filter) => {
        // Whether words are found in it is the server's to say, and deleted files are another list.
        if (filter.has('search') || filter.has('deleted')) return undefined;
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
    media: { ...before?.media, ...media },
  }));
}

/** @param change answers nothing for a list that has to be asked for again */
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
