/** By what owners sort their orders. */
import { DAY_MS } from '../../time.ts';

export const ORDER_FILTERS = [
  'all',
  'open',
  'unpaid',
  'week',
  'undecided',
  'fulfilled',
  'cancelled',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** More than so many are not counted one by one: a list of a hundred thousand opens as fast as one of fifty. */
export const MOST_COUNTED = 999;

/** How far `week` looks back. */
export const WEEK_MS = 7 * DAY_MS;

export const MAX_ORDER_VIEWS = 20;
export const MAX_VIEW_NAME = 60;
