/** The items a summary shows: of its collection, in its order, within what the address asks for. */
import { archiveTermsOf } from '#domain/locale/archive-words.ts';
import { addMonths, parseMonthKey, startOfDay } from '#domain/locale/civil-date.ts';
import type { ItemPage, ItemQuery, ProductFacts, SiteData } from '#domain/site-data.ts';
import type { BlockDataLoader, BlockDataRequest } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import { pageCountOf, readPage } from '../kit/paging.ts';
import { listedType, type SummaryProps } from './definition.ts';

export interface SummaryData extends ItemPage {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address's terms other than the page, so that links to further pages keep them. */
  readonly kept: Readonly<Record<string, string>>;
  /** What readers choose a part of the list by, those with most entries first; none where there is nothing to choose. */
  readonly labels: readonly ListLabel[];
  /** How many comments the items have; those without comments are not there. */
  readonly commentCounts: ReadonlyMap<string, number>;
  /** Of the items that are products. */
  readonly products: ReadonlyMap<string, ProductFacts>;
}

export interface ListLabel {
  readonly term: 'category' | 'tag';
  readonly label: string;
}

/** A dozen is read at a glance. */
const MOST_LABELS = 12;

const NOTHING: SummaryData = {
  items: [],
  total: 0,
  page: 1,
  pageCount: 1,
  kept: {},
  labels: [],
  commentCounts: new Map(),
  products: new Map(),
};

export const load: BlockDataLoader<SummaryProps, SummaryData> = async (props, request) => {
  const collectionId = await collectionIdOf(props, request, listedType(props));
  if (!collectionId) return NOTHING;
  const kept = props.followsAddress ? archiveTermsOf(request.query) : {};
  const page = props.followsAddress ? readPage(request.query['page']) : 1;
  const query = {
    collectionId,
    ...labelTerms(props, kept),
    ...monthTerms(kept['month'], request.timeZone),
    limit: props.limit,
    offset: (page - 1) * props.limit,
  };
  const found = await loadItems(props, request, query);
  const ids = found.items.map(({ id }) => id);
  const [labels, commentCounts, products] = await Promise.all([
    props.followsAddress && props.offersLabels ? labelsOf(request.site, collectionId, kept) : [],
    props.show.comments ? request.site.commentCounts(ids) : NOTHING.commentCounts,
    props.kind === 'posts' ? request.site.products(ids) : NOTHING.products,
  ]);
  const pageCount = pageCountOf(found.total, props.limit);
  return { ...found, page, pageCount, kept, labels, commentCounts, products };
};

/** Categories, since they are fewer; otherwise tags. The one that was asked for is always among them. */
async function labelsOf(
  site: SiteData,
  collectionId: string,
  kept: Readonly<Record<string, string>>,
): Promise<ListLabel[]> {
  for (const term of ['category', 'tag'] as const) {
    const found = await site.labels(collectionId, term);
    if (found.length < 2) continue;
    return found
      .toSorted((a, b) => b.count - a.count)
      .filter(({ label }, index) => index < MOST_LABELS || label === kept[term])
      .map(({ label }) => ({ term, label }));
  }
  return [];
}

type BoundQuery = ItemQuery & { readonly offset: number };

async function loadItems(
  props: SummaryProps,
  { site, now }: BlockDataRequest,
  query: BoundQuery,
): Promise<ItemPage> {
  if (props.kind === 'posts') return site.items({ ...query, order: props.order });
  if (props.events !== 'upcoming-then-past') {
    return site.items({ ...query, order: `event-${props.events}`, now });
  }
  const upcoming = await site.items({ ...query, order: 'event-upcoming', now });
  const past = await site.items({
    ...query,
    order: 'event-past',
    now,
    offset: Math.max(0, query.offset - upcoming.total),
  });
  return {
    items: [...upcoming.items, ...past.items].slice(0, query.limit),
    total: upcoming.total + past.total,
  };
}

/** What the address asks for goes before what the owner chose. */
function labelTerms(props: SummaryProps, kept: Readonly<Record<string, string>>) {
  const tag = kept['tag'] ?? props.tag;
  const category = kept['category'] ?? props.category;
  const author = kept['author'];
  return { ...(tag && { tag }), ...(category && { category }), ...(author && { author }) };
}

function monthTerms(key: string | undefined, timeZone: string) {
  const month = parseMonthKey(key);
  if (!month) return {};
  return {
    publishedFrom: startOfDay({ ...month, day: 1 }, timeZone),
    publishedBefore: startOfDay({ ...addMonths(month, 1), day: 1 }, timeZone),
  };
}
