/** What the address searches for, on the page that lists results. */
import type { ProductFacts, SearchResult } from '#domain/site-data.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { SearchProps } from './definition.ts';

export interface SearchData extends SearchResult {
  readonly words: string;
  /** Of the hits that are products, by id. */
  readonly facts: ReadonlyMap<string, ProductFacts>;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

const RESULTS_PER_PAGE = 20;
const MAX_WORDS_LENGTH = 200;

const NOTHING = { hits: [], facts: new Map(), total: 0, page: 1, pageCount: 1 };

export const load: BlockDataLoader<SearchProps, SearchData> = async (props, { site, query }) => {
  const words = (query['q'] ?? '').trim().slice(0, MAX_WORDS_LENGTH);
  if (!props.showResults || words === '') return { words, ...NOTHING };
  const page = /^[1-9]\d{0,3}$/.test(query['page'] ?? '') ? Number(query['page']) : 1;
  const result = await site.search(words, {
    limit: RESULTS_PER_PAGE,
    offset: (page - 1) * RESULTS_PER_PAGE,
  });
  const facts = await site.products(result.hits.map(({ id }) => id));
  return {
    ...result,
    facts,
    words,
    page,
    pageCount: Math.max(1, Math.ceil(result.total / RESULTS_PER_PAGE)),
  };
};
