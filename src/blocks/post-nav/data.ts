/** The posts around the page's own, and those that share most of its tags and categories. */
import type { ItemSummary } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { PostNavProps } from './definition.ts';

export interface PostNavData {
  readonly previous: ItemSummary | undefined;
  readonly next: ItemSummary | undefined;
  readonly related: readonly ItemSummary[];
}

/** What is ordered by hand holds no more; of what is ordered by date the latest are enough. */
const LOOKED_AT = 250;
const NOTHING: PostNavData = { previous: undefined, next: undefined, related: [] };

export const load: BlockDataLoader<PostNavProps, PostNavData> = async (props, request) => {
  const { collectionId, pageId, site } = request;
  if (!collectionId) return NOTHING;
  const { items } = await site.items({ collectionId, order: props.order, limit: LOOKED_AT });
  const { previous, next } = props.showsNeighbours ? around(items, pageId, props.order) : NOTHING;
  return {
    previous,
    next,
    related: props.showsRelated ? relatedTo(items, pageId, props.limit, [previous, next]) : [],
  };
};

/** By date the latest stands first; a draft comes after all of them. */
function around(items: readonly ItemSummary[], id: string, order: PostNavProps['order']) {
  const index = items.findIndex((item) => item.id === id);
  const [above, below] = [items[index - 1], items[index + 1]];
  if (order === 'newest') return { previous: below, next: above };
  return index === -1 ? { previous: items.at(-1), next: undefined } : { previous: above, next: below };
}

type Neighbours = readonly (ItemSummary | undefined)[];

/** Where nothing shares a label, the latest: whoever has read one post may read another. */
function relatedTo(
  items: readonly ItemSummary[],
  id: string,
  limit: number,
  neighbours: Neighbours,
): ItemSummary[] {
  const own = items.find((item) => item.id === id);
  const labels = new Set(own ? labelsOf(own) : []);
  const shared = (item: ItemSummary) => labelsOf(item).filter((label) => labels.has(label)).length;
  const others = items.filter((item) => item !== own && !neighbours.includes(item));
  const related = others.filter((item) => shared(item) > 0).toSorted((a, b) => shared(b) - shared(a));
  return (related.length > 0 ? related : others).slice(0, limit);
}

function labelsOf({ tags, categories }: ItemSummary): string[] {
  return [...tags.map((label) => `tag ${label}`), ...categories.map((label) => `category ${label}`)];
}
