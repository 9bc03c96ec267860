/** A file as the owner area knows it, and the calls about it. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type MediaView, read, readPage } from '#domain/media/calls.ts';
import { imageUrl } from '#domain/media/media.ts';
import { call, queryOf } from '../../api.ts';
import { batched } from './batched.ts';

export interface MediaItem extends MediaView {
  /** Where the file is served, from `/` on the site's host. */
  readonly url: string;
  readonly createdAt?: number;
  readonly deletedAt?: number | null;
}

const MEDIA_KINDS = ['image', 'audio', 'video', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
/** What a file chooser offers for each. */
export const ACCEPT: Readonly<Partial<Record<MediaKind, string>>> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
};

export interface MediaFilter {
  readonly kind?: MediaKind | undefined;
  readonly search?: string | undefined;
  /** Only what is in this folder, or has this label. */
  readonly groupId?: string | undefined;
  readonly isDeleted?: boolean;
  /** Only pictures without alternative text. */
  readonly lacksAlt?: boolean;
}

export interface MediaPage {
  readonly media: readonly MediaItem[];
  readonly hasMore: boolean;
  /** How many there are on all pages together. */
  readonly total: number;
}

/** Where the query client keeps the lists; what follows is the filter. */
export function mediaListKey(siteId: string) {
  return ['media', siteId, 'list'] as const;
}

/** Newest first, a page at a time. */
export function mediaListQuery(siteId: string, filter: MediaFilter) {
  const { search = '', isDeleted = false, lacksAlt = false } = filter;
  const kind = lacksAlt ? 'image' : filter.kind;
  const query = {
    // Drawings are pictures to everybody but the server.
    kind: kind === 'image' ? 'image,svg' : kind,
    search: search.trim(),
    group: filter.groupId,
    deleted: isDeleted ? 'true' : undefined,
    alt: lacksAlt ? 'missing' : undefined,
  } as const;
  return infiniteQueryOptions({
    queryKey: [...mediaListKey(siteId), queryOf({ query })],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }): Promise<MediaPage> =>
      call(readPage, { site: siteId, query: { ...query, before } }, { signal }),
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.flatMap(({ media }) => media).at(-1)?.id : undefined,
    placeholderData: (before) => before,
  });
}

/** A gallery asks for its hundreds at the same moment. */
const readMany = batched(async (siteId: string, ids: readonly string[]) => {
  const { media } = await call(readPage, { site: siteId, query: { ids: ids.join(',') } });
  return new Map(media.map((each) => [each.id, each]));
});

/** @throws ApiError where there is none */
async function readOne(siteId: string, mediaId: string): Promise<{ readonly media: MediaItem }> {
  const media = await readMany(siteId, mediaId);
  // The trash is another list.
  return media ? { media } : call(read, { site: siteId, media: mediaId });
}

export function mediaQuery(siteId: string, mediaId: string) {
  return queryOptions({
    queryKey: ['media', siteId, 'one', mediaId],
    queryFn: (): Promise<{ readonly media: MediaItem }> => readOne(siteId, mediaId),
    enabled: mediaId !== '',
    retry: false,
  });
}

export function isPicture({ kind }: Pick<MediaItem, 'kind'>): boolean {
  return kind === 'image' || kind === 'svg';
}

/** A small copy of a picture; undefined for other files. @param origin of the site */
export function thumbnailUrl(
  origin: string,
  media: MediaItem,
  width: 300 | 500 | 1000 = 300,
): string | undefined {
  if (media.kind === 'image') return origin + imageUrl(media, width);
  return media.kind === 'svg' ? origin + media.url : undefined;
}

/** Width to height as it is shown: very long and very high pictures are cut. */
export function shownRatio({ width, height }: Pick<MediaItem, 'width' | 'height'>): number {
  return width > 0 && height > 0 ? Math.min(2.4, Math.max(0.55, width / height)) : 1;
}
