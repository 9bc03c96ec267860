/** By what owners sort their orders. */

export const ORDER_FILTERS = ['all', 'open', 'unpaid', 'undecided', 'fulfilled', 'cancelled'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];
