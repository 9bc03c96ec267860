/** What buyers read, and scripts are told, when an order is not placed. */
import {
  CHECKOUT_CONFLICTS,
  declinedMessage,
  CHECKOUT_MESSAGES as SAY,
  soldOutMessage,
} from '#domain/store/cart/checkout-contract.ts';
import type { Completed } from './complete-order.ts';

export function statusOf(kind: string): 409 | 422 | 429 {
  if (kind === 'tooMany') return 429;
  return CHECKOUT_CONFLICTS.some((code) => code === kind) ? 409 : 422;
}

type Unpaid =
  | Exclude<Completed, { readonly kind: 'placed' | 'payment' | 'incomplete' }>
  | { readonly kind: 'captcha' };

export function messageOf(completed: Unpaid): string {
  switch (completed.kind) {
    case 'declined':
      return declinedMessage(completed.message);
    case 'pending':
      return SAY.pending;
    case 'sold-out':
      return soldOutMessage(completed.titles);
    case 'problems':
      return completed.problems.join(' ');
    case 'no-cart':
      return SAY.noCart;
    default:
      return SAY[completed.kind];
  }
}
