/** What buyers read, and scripts are told, when an order is not placed. */
import { CHECKOUT_CONFLICTS } from '#domain/store/cart/checkout-contract.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import type { Completed } from './complete-order.ts';

export function statusOf(kind: string): 409 | 422 | 429 {
  if (kind === 'tooMany') return 429;
  return CHECKOUT_CONFLICTS.some((code) => code === kind) ? 409 : 422;
}

type Unpaid =
  | Exclude<Completed, { readonly kind: 'placed' | 'payment' | 'incomplete' }>
  | { readonly kind: 'captcha' };

export function messageOf(completed: Unpaid, locale: string): string {
  const say = cartWords(locale);
  switch (completed.kind) {
    case 'declined':
      return declinedMessage(completed.message, locale);
    case 'pending':
      return say('pending');
    case 'sold-out':
      return say('soldOut', { titles: completed.titles.join(', ') });
    case 'problems':
      return completed.problems.join(' ');
    case 'no-cart':
      return say('noCart');
    default:
      return say(completed.kind);
  }
}

/** @param reason what the payment provider says of it, as a sentence; null where it says nothing */
export function declinedMessage(reason: string | null, locale: string): string {
  const say = cartWords(locale);
  return say('notCharged', { reason: reason ?? say('declined') });
}
