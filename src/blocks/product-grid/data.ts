/** The products a grid shows: of its collection, in the order and within the category that the address asks for. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { ItemSummary, ProductFacts, ProductQuery } from '#domain/site-data.ts';
import type { CategoryPlace } from '#domain/store/catalogue/category-address.ts';
import type { BlockDataLoader, BlockDataRequest } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import { ORDERS, type ProductGridProps } from './definition.ts';

type Order = ProductGridProps['order'];

/** Of what is searched for; and of what is found, posts and pages among it. */
const MOST_LETTERS = 100;
const MOST_FOUND = 200;

/** Fewer are seen at one glance. */
const FEWEST_TO_SORT = 4;

export interface ShownProduct {
  readonly item: ItemSummary;
  /** Absent where nobody has said yet what it costs. */
  readonly facts: ProductFacts | undefined;
}

export interface ProductGridData {
  readonly products: readonly ShownProduct[];
  readonly total: number;
  /** There is so much that visitors sort what they see, and search for what they do not. */
  readonly isSorted: boolean;
  readonly isSearched: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly order: Order;
  readonly category: string | undefined;
  readonly tag: string | undefined;
  /** That are searched for; empty: nothing is. */
  readonly words: string;
  /** All that the collection has; empty where visitors may not filter. */
  readonly categories: readonly string[];
  /** Whose categories have pages; undefined where they have none. */
  readonly shop: CategoryPlace | undefined;
}

export const load: BlockDataLoader<ProductGridProps, ProductGridData> = async (props, request) => {
  const collectionId = await collectionIdOf(props, request, COLLECTION_TYPES.products);
  const wish = wishOf(props, request.query);
  const bare = { pageCount: 1, isSorted: false, isSearched: false, categories: [], shop: undefined };
  if (!collectionId) return { ...wish, ...bare, products: [], total: 0 };
  if (props.shows === 'alike' || props.shows === 'bought-together') {
    const near = props.shows === 'alike' ? await listAlike(props, request) : await listBought(props, request);
    const products = await withFacts(request.site, near);
    return { ...wish, ...bare, products, total: near.length };
  }
  const [found, labels, page] = await Promise.all([
    loadProducts(request.site, collectionId, props.limit, wish),
    props.followsAddress ? request.site.labels(collectionId, 'category') : [],
    props.followsAddress ? request.site.collectionPage(collectionId) : undefined,
  ]);
  return {
    ...wish,
    ...found,
    isSorted: wish.words === '' && found.total >= FEWEST_TO_SORT,
    isSearched: wish.words !== '' || (await hasMany(props, request, collectionId, wish, found.total)),
    pageCount: Math.max(1, Math.ceil(found.total / props.limit)),
    categories: labels.map(({ label }) => label),
    shop:
      page?.categoryLocale === undefined
        ? undefined
        : { base: page.path, categoryLocale: page.categoryLocale },
  };
};

/** Whether there is something to search, also where little of it is shown. */
async function hasMany(
  { category, followsAddress }: ProductGridProps,
  { site }: BlockDataRequest,
  collectionId: string,
  wish: Wish,
  shown: number,
): Promise<boolean> {
  const isPart = wish.category !== category || wish.tag !== undefined;
  if (!followsAddress || !isPart || shown >= FEWEST_TO_SORT) return shown >= FEWEST_TO_SORT;
  const all = { collectionId, ...(category ? { category } : {}) };
  return (await site.items({ ...all, order: 'newest', limit: 1 })).total >= FEWEST_TO_SORT;
}

/** Of its first category first, then whatever else the shop has. */
async function listAlike({ limit }: ProductGridProps, request: BlockDataRequest): Promise<ItemSummary[]> {
  const { site, pageId, collectionId = '' } = request;
  const query = { collectionId, order: 'manual', limit: limit + 1 } as const;
  const [[own], all] = await Promise.all([
    site.itemsById([pageId]),
    site.items({ ...query, limit: 2 * limit + 1 }),
  ]);
  const [category] = own?.categories ?? [];
  const near = category === undefined ? undefined : await site.items({ ...query, category });
  const found = new Map([...(near?.items ?? []), ...all.items].map((item) => [item.id, item]));
  found.delete(pageId);
  return [...found.values()].slice(0, limit);
}

async function listBought({ limit }: ProductGridProps, request: BlockDataRequest): Promise<ItemSummary[]> {
  const ids = (await request.site.boughtWith(request.pageId)).slice(0, limit);
  const items = new Map((await request.site.itemsById(ids)).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

type Wish = Pick<ProductGridData, 'order' | 'category' | 'tag' | 'words' | 'page'>;

function wishOf(props: ProductGridProps, query: BlockDataRequest['query']): Wish {
  const { order, category } = props;
  if (!props.followsAddress) return { order, category, tag: undefined, words: '', page: 1 };
  const page = query['page'] ?? '';
  return {
    order: ORDERS.find((each) => each === query['sort']) ?? order,
    category: query['category'] ?? category,
    tag: query['tag'],
    words: (query['q'] ?? '').trim().slice(0, MOST_LETTERS),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

async function loadProducts(
  site: BlockDataRequest['site'],
  collectionId: string,
  limit: number,
  { order, category, tag, words, page }: Wish,
): Promise<Pick<ProductGridData, 'products' | 'total'>> {
  const offset = (page - 1) * limit;
  const labels = { ...(category ? { category } : {}), ...(tag ? { tag } : {}) };
  if (words !== '') {
    const ids = await findIds(site, words, { collectionId, ...labels });
    return { products: await listShown(site, ids.slice(offset, offset + limit)), total: ids.length };
  }
  if (order !== 'price-low' && order !== 'price-high') {
    const { items, total } = await site.items({ collectionId, ...labels, order, limit, offset });
    return { products: await withFacts(site, items), total };
  }
  const cheapest = await site.productsByPrice({ collectionId, ...labels });
  const ids = order === 'price-low' ? cheapest : cheapest.toReversed();
  return { products: await listShown(site, ids.slice(offset, offset + limit)), total: ids.length };
}

/** Of the products that could be shown, those the words are found in, what fits best first. */
async function findIds(
  site: BlockDataRequest['site'],
  words: string,
  among: ProductQuery,
): Promise<readonly string[]> {
  const [{ hits }, all] = await Promise.all([
    site.search(words, { limit: MOST_FOUND }),
    site.productsByPrice(among),
  ]);
  const shown = new Set(all);
  return hits.map(({ id }) => id).filter((id) => shown.has(id));
}

async function listShown(site: BlockDataRequest['site'], ids: readonly string[]): Promise<ShownProduct[]> {
  const items = new Map((await site.itemsById(ids)).map((item) => [item.id, item]));
  return withFacts(
    site,
    ids.flatMap((id) => items.get(id) ?? []),
  );
}

async function withFacts(
  site: BlockDataRequest['site'],
  items: readonly ItemSummary[],
): Promise<ShownProduct[]> {
  const facts = await site.products(items.map(({ id }) => id));
  return items.map((item) => ({ item, facts: facts.get(item.id) }));
}
