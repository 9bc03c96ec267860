/** The items a summary shows: of its collection, in its order, within what the address asks for. */
import { archiveTermsOf } from '#domain/locale/archive-words.ts';
import { addMonths, parseMonthKey, startOfDay } from '#domain/locale/civil-date.ts';
import type { ItemPage, ItemQuery, ProductFacts } from '#domain/site-data.ts';
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
  /** How many comments the items have; those without comments are not there. */
  readonly commentCounts: ReadonlyMap<string, number>;
  /** Of the items that are products. */
  readonly products: ReadonlyMap<string, ProductFacts>;
}

const NOTHING: SummaryData = {
  items: [],
  total: 0,
  page: 1,
  pageCount: 1,
  kept: {},
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
  const [commentCounts, products] = await Promise.all([
    props.show.comments ? request.site.commentCounts(ids) : NOTHING.commentCounts,
    props.kind === 'posts' ? request.site.products(ids) : NOTHING.products,
  ]);
  const pageCount = pageCountOf(found.total, props.limit);
  return { ...found, page, pageCount, kept, commentCounts, products };
};

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
