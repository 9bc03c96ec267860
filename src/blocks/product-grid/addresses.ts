/** Where the choices above a grid lead: what a visitor has chosen beside them is kept. */
import type { PageView } from '#domain/page.ts';
import { categoryPath } from '#domain/store/catalogue/category-address.ts';
import type { ProductGridData } from './data.ts';
import type { ProductGridProps } from './definition.ts';

export interface GridView {
  readonly props: Pick<ProductGridProps, 'order' | 'category'>;
  readonly data: Pick<ProductGridData, 'shop' | 'categories' | 'category' | 'order' | 'tag' | 'words'>;
  readonly page: Pick<PageView, 'path' | 'categoryBase'>;
}

type Terms = Readonly<Partial<Record<'q' | 'sort' | 'category' | 'tag' | 'page', string>>>;

/** The grid with other terms; what is the case without them is left out. */
export function addressOf({ props, data, page }: GridView, change: Terms): string {
  const usual: Terms = { sort: props.order, category: props.category ?? '', page: '1' };
  const terms: Terms = {
    q: data.words,
    category: data.category ?? '',
    tag: data.tag ?? '',
    sort: data.order,
    ...change,
  };
  const names = Object.keys(terms) as (keyof Terms)[];
  return withTerms(
    page.path,
    Object.fromEntries(names.flatMap((name) => (terms[name] === usual[name] ? [] : [[name, terms[name]]]))),
  );
}

/** From the page of a category, the shop itself. */
export function addressOfAll(view: GridView): string {
  const { categoryBase } = view.page;
  return categoryBase === undefined
    ? addressOf(view, { category: '' })
    : withTerms(categoryBase, keptTerms(view));
}

/** Its own page, where it has one: of two that come to the same address, the first. */
export function addressOfCategory(view: GridView, category: string): string {
  const { data, page } = view;
  const { shop } = data;
  if (shop === undefined) return addressOf(view, { category });
  const path = categoryPath(shop, category);
  return data.categories.find((each) => categoryPath(shop, each) === path) === category
    ? withTerms(path, keptTerms(view))
    : withTerms(page.categoryBase ?? page.path, { category, ...keptTerms(view) });
}

/** What goes along to another page; its own order may be another one, so only a chosen order does. */
function keptTerms({ props, data }: GridView): Terms {
  return { q: data.words, tag: data.tag ?? '', sort: data.order === props.order ? '' : data.order };
}

function withTerms(path: string, terms: Terms): string {
  const query = new URLSearchParams(Object.entries(terms).filter(([, value]) => value)).toString();
  return query === '' ? path : `${path}?${query}`;
}
