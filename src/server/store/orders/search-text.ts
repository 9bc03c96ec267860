/** What a search of the owner looks through in an order. */
import { wordsOf } from '../../db/match-words.ts';
import type { OrderTable } from './tables.ts';

const MAX_SEARCH = 1000;

/** Folded; rebuilt whenever the order changes. */
export function searchTextOf({ name, email, number }: Pick<OrderTable, 'name' | 'email' | 'number'>): string {
  const parts = [number === null ? '' : `#${number}`, email, name].filter((part) => part !== '');
  return wordsOf(parts.join(' ').slice(0, MAX_SEARCH)).slice(0, MAX_SEARCH).toWellFormed();
}
