/** The addresses of pages for the categories of a shop. */
import { BoundedMap } from '../../bounded-map.ts';
import { slugOf } from '../../content/slug.ts';
import { slugOfTitle } from '../../content/title-slug.ts';

/** A shop, as far as its categories' addresses are made from it. */
export interface CategoryPlace {
  /** Path of its page. */
  readonly base: string;
  /** As its collection's settings say. */
  readonly categoryLocale: string;
}

export function categoryPath({ base, categoryLocale }: CategoryPlace, category: string): string {
  return `${base === '/' ? '' : base}/category/${categorySlug(category, categoryLocale)}`;
}

const MAX_KEPT = 2000;
/** A shop's page asks for each of them as often as it has categories. */
const kept = new BoundedMap<string, string>(MAX_KEPT);

export function categorySlug(category: string, categoryLocale: string): string {
  const key = `${categoryLocale} ${category}`;
  return kept.get(key) ?? kept.keep(key, makeSlug(category, categoryLocale));
}

function makeSlug(category: string, locale: string): string {
  return locale === '' ? slugOf(category) : slugOfTitle(category, { locale });
}

export interface CategoryAddress {
  readonly base: string;
  readonly slug: string;
}

/** Undefined for every other address. */
export function readCategoryPath(path: string): CategoryAddress | undefined {
  const [, base, slug] = /^(.*)\/category\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : { base: base || '/', slug };
}
