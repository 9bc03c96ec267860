/** Which page of a list an address asks for, and what of the list: its tag, category, author or month. */
import { definitions } from '#blocks/definitions.ts';
import { isObject } from '#domain/json.ts';
import { ARCHIVE_TERMS, archiveHeading, type ListedItems } from '#domain/locale/archive-words.ts';
import { archiveWords } from '#domain/locale/words/words.ts';
import type { LoadedPage } from './load-page.ts';

export interface ListPage {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Of what the address keeps to, with something in it. */
  readonly terms: Readonly<Record<string, string>>;
  readonly items: ListedItems;
  /** Titles of what is on this page. */
  readonly titles: readonly string[];
}

/** Of the longest list that follows the address; undefined where none does. */
export function listPageOf({ sections }: Pick<LoadedPage, 'sections'>): ListPage | undefined {
  const lists = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ block, data, props }) => {
      const itemsOf = definitions[block.type]?.listsItems;
      return itemsOf && followsAddress(props) ? (readList(data, props, itemsOf(props)) ?? []) : [];
    });
  return lists.toSorted((a, b) => b.pageCount - a.pageCount)[0];
}

/** What tells one part of a list from the others; empty for the first page of all. */
export function listSearch({ page, terms }: ListPage): string {
  const all = Object.entries({ ...terms, ...(page > 1 ? { page: String(page) } : {}) });
  const search = all.map(([term, value]) => `${term}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  return search && `?${search}`;
}

/** “Posts tagged “clay””; empty where the list is shown as a whole. */
export function partWords({ terms, items }: ListPage, locale: string): string {
  return archiveHeading(terms, locale, items);
}

/** The title of a page, so that no two parts of its list are called the same. */
export function withPart(title: string, list: ListPage, locale: string): string {
  const words = partWords(list, locale);
  const first = words === '' ? title : words;
  const name = list.page > 1 ? archiveWords(locale)('page', { title: first, page: list.page }) : first;
  return words === '' || title === '' ? name : `${name} — ${title}`;
}

function followsAddress(props: unknown): boolean {
  return isObject(props) && props['followsAddress'] === true;
}

/** What the block itself keeps to is no part of the address. */
function readList(data: unknown, props: unknown, items: ListedItems): ListPage | undefined {
  if (!isObject(data)) return undefined;
  const { page, pageCount, total } = data;
  if (typeof page !== 'number' || typeof pageCount !== 'number') return undefined;
  const asked = isObject(data['kept']) ? data['kept'] : data;
  const own = isObject(props) ? props : {};
  const terms = ARCHIVE_TERMS.flatMap((term) =>
    typeof asked[term] === 'string' && asked[term] !== own[term] ? [[term, asked[term]]] : [],
  );
  return {
    page,
    pageCount,
    terms: total === 0 ? {} : (Object.fromEntries(terms) as ListPage['terms']),
    items,
    titles: titlesOf(data['items'] ?? data['products']),
  };
}

function titlesOf(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items
    .map((each: unknown) => (isObject(each) && isObject(each['item']) ? each['item'] : each))
    .flatMap((item) => (isObject(item) && typeof item['title'] === 'string' ? [item['title']] : []));
}
