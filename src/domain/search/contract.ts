/** The site search as addresses and answers. */

export const SEARCH_PATH = '/search';

/** One hit in the answer of `/search?format=json&q=…`. */
export interface SearchAnswerHit {
  readonly title: string;
  /** Path on the site. */
  readonly path: string;
  readonly excerpt: string;
}

/** The part of the answer of `/search?format=json&q=…` that the live preview reads. */
export interface SearchAnswer {
  readonly total: number;
  readonly hits: readonly SearchAnswerHit[];
}

/** The address of a search; `page` from 1. */
export function searchUrl(words: string, options: { format?: 'json'; page?: number } = {}): string {
  const format = options.format ? `format=${options.format}&` : '';
  const page = options.page && options.page > 1 ? `&page=${options.page}` : '';
  return `${SEARCH_PATH}?${format}q=${encodeURIComponent(words.toWellFormed())}${page}`;
}
