/** The pages of a list of files after a change: newest first, each file once. */
import type { MediaItem, MediaPage } from './media-item.ts';

export interface MediaPages {
  readonly pages: readonly MediaPage[];
  readonly pageParams: readonly string[];
}

export function withChanged(list: MediaPages, changed: MediaItem): MediaPages {
  return eachPage(list, (media) =>
    media.map((each) => (each.id === changed.id ? withAnswer(each, changed) : each)),
  );
}

/** What an answer does not say of a file is true as before, but for an edit, which is said where there is one. */
export function withAnswer(before: Partial<MediaItem>, answer: MediaItem): MediaItem {
  const { edit: _edit, ...known } = before;
  return { ...known, ...answer };
}

export function withoutMedia(list: MediaPages, ids: ReadonlySet<string>): MediaPages {
  return eachPage(list, (media) => media.filter(({ id }) => !ids.has(id)));
}

/** Inserts a file by its age, unless that is on a page which is not loaded yet. */
export function withAdded(list: MediaPages, added: MediaItem): MediaPages {
  const isThere = list.pages.some(({ media }) => media.some(({ id }) => id === added.id));
  if (isThere) return withChanged(list, added);
  const index = list.pages.findIndex(
    ({ media, hasMore }) => !hasMore || media.some(({ id }) => id < added.id),
  );
  const total = (list.pages[0]?.total ?? 0) + 1;
  const pages = list.pages.map((page, at) => ({
    ...page,
    total,
    media: at === index ? [...page.media, added].sort((a, b) => (a.id < b.id ? 1 : -1)) : page.media,
  }));
  return { ...list, pages };
}

/** Every page states the total; the first one counts. */
function eachPage(
  list: MediaPages,
  change: (media: readonly MediaItem[]) => readonly MediaItem[],
): MediaPages {
  const pages = list.pages.map((page) => ({ ...page, media: change(page.media) }));
  const gone = countOf(list.pages) - countOf(pages);
  const total = (list.pages[0]?.total ?? 0) - gone;
  return { ...list, pages: pages.map((page) => ({ ...page, total })) };
}

function countOf(pages: readonly MediaPage[]): number {
  return pages.reduce((sum, { media }) => sum + media.length, 0);
}
