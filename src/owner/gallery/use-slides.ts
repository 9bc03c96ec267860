/** The slides of the gallery in the panel, the files they show, and what can be done with them. */
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { emptyEntry } from '#domain/fields/empty-entry.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { type FieldState, useField, usePanel } from '../fields/panel-context.tsx';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { type MediaItem, mediaQuery } from '../media/library/media-item.ts';
import { arrange, moveEntry, type Order } from './arrange.ts';
import * as texts from './words/en.ts';

export const PATH = ['props', 'items'] as const;

export interface Slide {
  readonly id: string;
  readonly image?: MediaRef;
  readonly alt?: string;
  readonly caption?: string;
}

export type SlidesField = Extract<FieldDescription, { kind: 'list' }>;

export interface Slides {
  readonly entries: readonly Slide[];
  readonly state: FieldState<readonly Slide[] | undefined>;
  readonly files: ReadonlyMap<string, MediaItem>;
  /** How many there is still room for. */
  readonly room: number;
  /** What has just happened, for who cannot see it. */
  readonly news: string;
  readonly add: (mediaIds: readonly string[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
  readonly sort: (order: Order) => void;
}

export function useSlides(field: SlidesField): Slides {
  const { siteId } = usePanel();
  const state = useField<readonly Slide[] | undefined>(PATH, field.kind);
  const entries = state.value ?? [];
  const files = useFiles(siteId, entries);
  const [news, setNews] = useState('');
  const room = Math.max(0, (field.max ?? Number.POSITIVE_INFINITY) - entries.length);
  const say = (next: readonly Slide[], words: string): void => {
    if (next === entries) return;
    state.set(next);
    setNews(words);
  };
  return {
    entries,
    state,
    files,
    room,
    news,
    add: (mediaIds) => {
      const added = mediaIds.slice(0, room).map((id) => newSlide(field, id));
      if (added.length > 0)
        say([...entries, ...added], fill(texts.addedCount, { count: countOf(added.length) }));
    },
    move: (from, to) =>
      say(
        moveEntry(entries, from, to),
        fill(texts.movedToPositionCountOfCount2, { count: to + 1, count2: entries.length }),
      ),
    remove: (at) => say(entries.toSpliced(at, 1), texts.removed),
    sort: (order) =>
      say(
        arrange(entries, order, (slide) => files.get(slide.image?.id ?? '')),
        texts.sorted,
      ),
  };
}

export function countOf(count: number): string {
  return fill(texts.countPictures, { count });
}

function newSlide(field: SlidesField, mediaId: string): Slide {
  const empty = emptyEntry(field.fields, { today: '', newId: makeId });
  return { ...(empty as unknown as Slide), image: { ref: 'media', id: mediaId } };
}

function useFiles(siteId: string, entries: readonly Slide[]): ReadonlyMap<string, MediaItem> {
  const ids = [...new Set(entries.flatMap(({ image }) => image?.id ?? []))];
  return useQueries({ queries: ids.map((id) => mediaQuery(siteId, id)), combine: byId });
}

function byId(results: readonly UseQueryResult<{ readonly media: MediaItem }>[]) {
  return new Map(results.flatMap(({ data }) => (data ? [[data.media.id, data.media] as const] : [])));
}
