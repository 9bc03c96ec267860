/** The SiteData port over the database: what pages and blocks ask the site for. */
import { civilDate } from '#domain/locale/civil-date.ts';
import type { MediaView } from '#domain/media/media.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type {
  ArchiveMonth,
  ItemPage,
  ItemQuery,
  ItemSummary,
  LinkTarget,
  SearchResult,
  SiteData,
} from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';
import { digestsOf, type ItemDigest } from './item-digests.ts';
import { findPublishedBody, listTargets } from './queries.ts';
import {
  countLabels,
  countMatching,
  type ItemRow,
  listItemRows,
  listMatching,
  listMedia,
  listPublishedTimes,
  searchDocuments,
} from './queries-items.ts';

/** Events are ordered by their own dates, which stand in the body: read at most this many. */
const MAX_EVENTS = 1000;

export function siteDataOf(
  db: Queryable,
  site: { readonly id: string; readonly timeZone: string },
): SiteData {
  const media = async (ids: readonly string[]): Promise<Map<string, MediaView>> =>
    new Map((await listMedia(db, site.id, ids)).map((view) => [view.id, view]));
  const summarise = async (rows: readonly ItemRow[]): Promise<ItemSummary[]> => {
    const digests = await digestsOf(db, site.id, rows);
    const images = await media(digests.flatMap((digest) => digest.imageId ?? []));
    return digests.map((digest, index) => summaryOf(rows[index], digest, images));
  };
  return {
    media,
    async links(ids) {
      const targets: LinkTarget[] = await listTargets(db, site.id, ids);
      return new Map(targets.map((target) => [target.id, target]));
    },
    items: (query) => listItems(db, site.id, query, summarise),
    archive: async (collectionId) =>
      monthsOf(await listPublishedTimes(db, site.id, collectionId), site.timeZone),
    labels: (collectionId, kind) => countLabels(db, site.id, collectionId, kind),
    async search(words, { limit, offset = 0 }): Promise<SearchResult> {
      const { ids, total } = await searchDocuments(db, site.id, searchTerms(words), { limit, offset });
      const rows = await summarise(await listItemRows(db, site.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { total, hits: ids.flatMap((id) => byId.get(id) ?? []) };
    },
    body: (documentId) => findPublishedBody(db, site.id, documentId),
  };
}

async function listItems(
  db: Queryable,
  siteId: string,
  query: ItemQuery,
  summarise: (rows: readonly ItemRow[]) => Promise<ItemSummary[]>,
): Promise<ItemPage> {
  const { order = 'newest' } = query;
  if (order === 'event-upcoming' || order === 'event-past') {
    const all = await summarise(
      await listMatching(db, siteId, { ...query, order: 'newest', limit: MAX_EVENTS, offset: 0 }),
    );
    const events = orderEvents(all, order, query.now ?? 0);
    const offset = query.offset ?? 0;
    return { items: events.slice(offset, offset + query.limit), total: events.length };
  }
  const rows = await listMatching(db, siteId, { ...query, order });
  const isWhole = !query.offset && rows.length < query.limit;
  const [items, total] = await Promise.all([
    summarise(rows),
    isWhole ? rows.length : countMatching(db, siteId, query),
  ]);
  return { items, total };
}

/** Upcoming: not ended yet, soonest first. Past: the others, latest first. */
function orderEvents(
  items: readonly ItemSummary[],
  order: 'event-upcoming' | 'event-past',
  now: number,
): ItemSummary[] {
  const start = (item: ItemSummary): number => Number(item.fields['startsAt'] ?? item.publishedAt);
  const end = (item: ItemSummary): number => Number(item.fields['endsAt'] ?? start(item));
  return order === 'event-upcoming'
    ? items.filter((item) => end(item) >= now).sort((a, b) => start(a) - start(b))
    : items.filter((item) => end(item) < now).sort((a, b) => start(b) - start(a));
}

function summaryOf(
  row: ItemRow | undefined,
  { imageId, ...digest }: ItemDigest,
  images: ReadonlyMap<string, MediaView>,
): ItemSummary {
  const { id = '', path = '/', publishedAt = 0 } = row ?? {};
  return { id, path, publishedAt, image: imageId ? images.get(imageId) : undefined, ...digest };
}

function monthsOf(times: readonly number[], timeZone: string): ArchiveMonth[] {
  const months = new Map<string, ArchiveMonth>();
  for (const time of times) {
    const { year, month } = civilDate(time, timeZone);
    const key = `${year}-${month}`;
    months.set(key, { year, month, count: (months.get(key)?.count ?? 0) + 1 });
  }
  return [...months.values()];
}
