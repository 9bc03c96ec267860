/**
 * The states of an order, and what may follow which: nothing else decides it. What was paid and given back is told by
 * amounts, not by a state.
 */

export const ORDER_STATES = [
  /** Being paid: nobody but the buyer knows of it. */
  'draft',
  /** Paid too late to be sure of every piece: its owner decides. */
  'undecided',
  'placed',
  'partlyFulfilled',
  'fulfilled',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = ['place', 'setAside', 'accept', 'fulfilSome', 'fulfilAll', 'cancel'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

const TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  draft: { place: 'placed', setAside: 'undecided' },
  undecided: { accept: 'placed', cancel: 'cancelled' },
  placed: { fulfilSome: 'partlyFulfilled', fulfilAll: 'fulfilled', cancel: 'cancelled' },
  partlyFulfilled: { fulfilSome: 'partlyFulfilled', fulfilAll: 'fulfilled' },
  fulfilled: {},
  cancelled: {},
};

/** Undefined where this may not happen now. */
export function nextOrderState(from: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[from][event];
}

/** What of an order has been paid, in minor units. */
export interface Owing {
  readonly totalMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** Of what was refunded, what was given back for pieces and delivery: they are not to be paid any more. */
  readonly givenBackMinor: number;
  readonly isCancelled: boolean;
}

/** What is still to be paid; below zero, what was paid too much. */
export function dueMinor({
  totalMinor,
  capturedMinor,
  refundedMinor,
  givenBackMinor,
  isCancelled,
}: Owing): number {
  const costs = isCancelled ? 0 : totalMinor - givenBackMinor;
  return costs - (capturedMinor - refundedMinor);
}

export const MONEY_STATES = ['unpaid', 'paid', 'partlyRefunded', 'refunded'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** Whatever was refunded before: while something is to be paid, it is unpaid. */
export function moneyState(owing: Owing): MoneyState {
  const { totalMinor, capturedMinor, refundedMinor } = owing;
  if (dueMinor(owing) > 0) return 'unpaid';
  if (refundedMinor > 0) return refundedMinor >= capturedMinor ? 'refunded' : 'partlyRefunded';
  return capturedMinor >= totalMinor ? 'paid' : 'unpaid';
}
