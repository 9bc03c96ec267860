/** Which page of a list an address asks for, and what of the list: its tag, category, author or month. */
import { definitions } from '#blocks/definitions.ts';
import { isObject } from '#domain/json.ts';
import { ARCHIVE_TERMS, archiveNames } from '#domain/locale/archive-words.ts';
import type { LoadedPage } from './load-page.ts';

export interface ListPage {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Of what the address keeps to, with something in it. */
  readonly terms: Readonly<Record<string, string>>;
}

/** Of the longest list that follows the address; undefined where none does. */
export function listPageOf({ sections }: Pick<LoadedPage, 'sections'>): ListPage | undefined {
  const lists = sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ block, props }) => definitions[block.type]?.listsItems && followsAddress(props))
    .flatMap(({ data, props }) => readList(data, props) ?? []);
  return lists.toSorted((a, b) => b.pageCount - a.pageCount)[0];
}

/** What tells one part of a list from the others; empty for the first page of all. */
export function listSearch({ page, terms }: ListPage): string {
  const all = Object.entries({ ...terms, ...(page > 1 ? { page: String(page) } : {}) });
  const search = all.map(([term, value]) => `${term}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  return search && `?${search}`;
}

/** Added to the title of the page, so that no two parts of a list are called the same. */
export function listWords({ page, terms }: ListPage, locale: string): string {
  return [...archiveNames(terms, locale), ...(page > 1 ? [`page ${page}`] : [])]
    .map((words) => `, ${words}`)
    .join('');
}

function followsAddress(props: unknown): boolean {
  return isObject(props) && props['followsAddress'] === true;
}

/** What the block itself keeps to is no part of the address. */
function readList(data: unknown, props: unknown): ListPage | undefined {
  if (!isObject(data)) return undefined;
  const { page, pageCount, total } = data;
  if (typeof page !== 'number' || typeof pageCount !== 'number') return undefined;
  const asked = isObject(data['kept']) ? data['kept'] : data;
  const own = isObject(props) ? props : {};
  const terms = ARCHIVE_TERMS.flatMap((term) =>
    typeof asked[term] === 'string' && asked[term] !== own[term] ? [[term, asked[term]]] : [],
  );
  return { page, pageCount, terms: total === 0 ? {} : (Object.fromEntries(terms) as ListPage['terms']) };
}
