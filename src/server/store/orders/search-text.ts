/** What a search of the owner looks through in an order. */
import type { OrderTable } from './tables.ts';

const MAX_SEARCH = 1000;

/** In lower case; rebuilt whenever the order changes. */
export function searchTextOf({ name, email, number }: Pick<OrderTable, 'name' | 'email' | 'number'>): string {
  const parts = [number === null ? '' : `#${number}`, email, name].filter((part) => part !== '');
  return parts.join(' ').slice(0, MAX_SEARCH).toWellFormed().toLowerCase();
}
