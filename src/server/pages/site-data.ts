/** The SiteData port over the database: what pages and blocks ask the site for. */
import { civilDate, utcOf } from '#domain/locale/civil-date.ts';
import type { MediaView } from '#domain/media/calls.ts';
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
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import { keptFor } from '../kernel/kept-for.ts';
import { listMediaViews } from '../kernel/media/queries.ts';
import { OverviewCache } from '../kernel/overview-cache.ts';
import type { DataSite, PagePart } from '../kernel/page-ports.ts';
import { digestsOf, type ItemDigest } from './item-digests.ts';
import { findCollectionPage, findFirstCollection, findPublishedBody } from './queries.ts';
import {
  countLabels,
  countMatching,
  type ItemRow,
  isShopCollection,
  type LabelCount,
  listItemRows,
  listMatching,
  listPublishedTimes,
  type Matched,
} from './queries-items.ts';
import { searchDocuments } from './queries-search.ts';
import { listTargets } from './queries-targets.ts';

/** Events are ordered by their own dates, which stand in the body: read at most this many. */
const MAX_EVENTS = 1000;

/** The answers of all features together, for one page: what is asked for once is not read again. */
export function siteDataOf(
  { db, parts }: { readonly db: { readonly read: Queryable }; readonly parts: () => readonly PagePart[] },
  site: DataSite,
): SiteData {
  return Object.assign({}, ...parts().map(({ data }) => data?.(db.read, site)));
}

export function documentData(db: Queryable, site: DataSite): Partial<SiteData> {
  const media = keptMedia((ids) => listMediaViews(db, site.id, ids));
  const locale = site.translation && site.settings.locale;
  const summarise = async (rows: readonly ItemRow[]): Promise<ItemSummary[]> => {
    const digests = await digestsOf(db, site.id, rows, locale);
    const images = await media(digests.flatMap((digest) => digest.imageId ?? []));
    return digests.map((digest, index) => summaryOf(rows[index], digest, images));
  };
  const collectionPage = keptFor(async (collectionId: string) => {
    const page = await findCollectionPage(db, site.id, collectionId);
    if (!page || locale === undefined) return page;
    return { ...page, ...(await listTargets(db, site.id, [page.id], locale))[0] };
  });
  return {
    media,
    async links(ids) {
      const targets: LinkTarget[] = await listTargets(db, site.id, ids, locale);
      return new Map(targets.map((target) => [target.id, target]));
    },
    firstCollection: keptFor((type) => findFirstCollection(db, site.id, type)),
    collectionPage,
    items: (query) => listItems(db, site, query, summarise),
    itemsById: async (ids) =>
      summarise((await listItemRows(db, site.id, ids)).filter(({ isLocked }) => !isLocked)),
    archive: (collectionId) =>
      archives.get(site, `${collectionId} ${site.settings.timeZone}`, async () =>
        monthsOf(
          await listPublishedTimes(db, site.id, await wholeOf(db, site, collectionId)),
          site.settings.timeZone,
        ),
      ),
    async labels(collectionId, kind) {
      const counts = await labels.get(site, `${collectionId} ${seenBy(site) ?? ''}`, async () =>
        countLabels(db, site.id, { ...(await wholeOf(db, site, collectionId)), sees: seenBy(site) }),
      );
      return counts.filter((label) => label.kind === kind);
    },
    async search(words, { limit, offset = 0 }): Promise<SearchResult> {
      const { ids, total } = await searchDocuments(
        db,
        { id: site.id, language: locale },
        searchTerms(words),
        { limit, offset },
      );
      const rows = await listItemRows(db, site.id, ids);
      const [hits, within] = await Promise.all([summarise(rows), titlesOfCollections(rows, collectionPage)]);
      const byId = new Map(hits.map((hit, place) => [hit.id, { ...hit, within: within[place] }]));
      return { total, hits: ids.flatMap((id) => byId.get(id) ?? []) };
    },
    body: (documentId) => findPublishedBody(db, site.id, documentId),
  };
}

/** In the order of the rows; of what is in no collection, undefined. */
function titlesOfCollections(
  rows: readonly ItemRow[],
  collectionPage: SiteData['collectionPage'],
): Promise<(string | undefined)[]> {
  return Promise.all(
    rows.map(async ({ id, collectionId }) => {
      const page = collectionId ? await collectionPage(collectionId) : undefined;
      return page?.id === id ? undefined : page?.title;
    }),
  );
}

/** Reads each picture once. */
function keptMedia(
  read: (ids: readonly string[]) => Promise<readonly MediaView[]>,
): (ids: readonly string[]) => Promise<Map<string, MediaView>> {
  const known = new Map<string, Promise<readonly MediaView[]>>();
  return async (ids) => {
    const missing = ids.filter((id) => !known.has(id));
    const reading = read(missing);
    for (const id of missing) known.set(id, reading);
    const readings = new Set([reading, ...ids.flatMap((id) => known.get(id) ?? [])]);
    const views = new Map((await Promise.all(readings)).flat().map((view) => [view.id, view]));
    return new Map(
      ids.flatMap((id) => {
        const view = views.get(id);
        return view ? [[id, view]] : [];
      }),
    );
  };
}

/** As `gates` stores the rule of the page. */
function seenBy({ sees }: DataSite): string | undefined {
  return sees && JSON.stringify(sees);
}

async function wholeOf(db: Queryable, site: DataSite, collectionId: string) {
  const isShop = await shops.get(site, collectionId, () => isShopCollection(db, site.id, collectionId));
  return { collectionId, isShop };
}

async function listItems(
  db: Queryable,
  site: DataSite,
  asked: ItemQuery,
  summarise: (rows: readonly ItemRow[]) => Promise<ItemSummary[]>,
): Promise<ItemPage> {
  const siteId = site.id;
  const query = { ...asked, ...(await wholeOf(db, site, asked.collectionId)), sees: seenBy(site) };
  const { order = 'newest' } = query;
  if (order === 'event-upcoming' || order === 'event-past') {
    const all = await listMatching(db, siteId, { ...query, order: 'newest', limit: MAX_EVENTS, offset: 0 });
    // What is locked is in its place too, although lists do not say when it is.
    const digests = await digestsOf(
      db,
      siteId,
      all.map((row) => ({ ...row, isLocked: false })),
    );
    const dated = all.map((row, index) => ({ row, ...datesOf(row, digests[index]?.fields ?? {}) }));
    const events = orderEvents(dated, order, query.now ?? 0);
    const offset = query.offset ?? 0;
    const shown = events.slice(offset, offset + query.limit).map(({ row }) => row);
    return { items: await summarise(shown), total: events.length };
  }
  const rows = await listMatching(db, siteId, { ...query, order });
  const isWhole = !query.offset && rows.length < query.limit;
  const [items, total] = await Promise.all([
    summarise(rows),
    isWhole ? rows.length : countOf(db, site, query),
  ]);
  return { items, total };
}

/** Months are many, and counted each time; all that a collection or a label holds is asked for on every page. */
function countOf(db: Queryable, site: DataSite, query: Matched): Promise<number> {
  const { collectionId, tag, category, author, publishedFrom, publishedBefore, sees } = query;
  const count = () => countMatching(db, site.id, query);
  if (publishedFrom !== undefined || publishedBefore !== undefined) return count();
  return totals.get(site, JSON.stringify([collectionId, tag, category, author, sees]), count);
}

interface Dated {
  readonly row: ItemRow;
  readonly start: number;
  readonly end: number;
}

function datesOf({ publishedAt }: ItemRow, fields: ItemDigest['fields']): Pick<Dated, 'start' | 'end'> {
  const start = Number(fields['startsAt'] ?? publishedAt);
  return { start, end: Number(fields['endsAt'] ?? start) };
}

/** Upcoming: not ended yet, soonest first. Past: the others, latest first. */
function orderEvents(events: readonly Dated[], order: 'event-upcoming' | 'event-past', now: number): Dated[] {
  return order === 'event-upcoming'
    ? events.filter(({ end }) => end >= now).sort((a, b) => a.start - b.start)
    : events.filter(({ end }) => end < now).sort((a, b) => b.start - a.start);
}

function summaryOf(
  row: ItemRow | undefined,
  { imageId, ...digest }: ItemDigest,
  images: ReadonlyMap<string, MediaView>,
): ItemSummary {
  const { id = '', path = '/', publishedAt = 0, changedAt = publishedAt } = row ?? {};
  return { id, path, publishedAt, changedAt, image: imageId ? images.get(imageId) : undefined, ...digest };
}

const archives = new OverviewCache<ArchiveMonth[]>();
const labels = new OverviewCache<LabelCount[]>();
const totals = new OverviewCache<number>();
const shops = new OverviewCache<boolean>();

/** No zone is further behind UTC. */
const FURTHEST_BEHIND_MS = 12 * HOUR_MS;

/** @param times latest first, so that the zone is asked only for those close to a month's beginning */
function monthsOf(times: readonly number[], timeZone: string): ArchiveMonth[] {
  const months: { year: number; month: number; count: number }[] = [];
  let surelyFrom = Number.POSITIVE_INFINITY;
  for (const time of times) {
    const last = months.at(-1);
    const { year, month } = last && time >= surelyFrom ? last : civilDate(time, timeZone);
    if (last?.year === year && last.month === month) {
      last.count += 1;
      continue;
    }
    surelyFrom = utcOf({ year, month, day: 1 }) + FURTHEST_BEHIND_MS;
    months.push({ year, month, count: 1 });
  }
  return months;
}
