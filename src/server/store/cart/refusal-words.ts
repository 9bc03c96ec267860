/** What buyers read when a change to their cart is refused. */
import type { CartRefusal } from './change-cart.ts';

export const REFUSAL_WORDS: Readonly<Record<CartRefusal | 'busy', string>> = {
  gone: 'This is no longer sold.',
  stock: 'There are not that many left.',
  quantity: 'Choose a whole number, 1 or more.',
  full: 'You can’t add any more.',
  coupon: 'This coupon does not exist. Check the spelling.',
  cart_locked: 'You are already paying for this cart. Finish that first, or wait a few minutes.',
  'no-cart': 'Your cart is empty, or your browser blocks cookies.',
  busy: 'Too many changes. Wait a few seconds.',
};
