/** What buyers read when a change to their cart is refused. */
import type { CartRefusal } from './change-cart.ts';

export const REFUSAL_WORDS: Readonly<Record<CartRefusal | 'busy', string>> = {
  gone: 'This is no longer sold.',
  stock: 'There are not as many left.',
  quantity: 'Choose a whole number, 1 or more.',
  full: 'There is no room for more.',
  coupon: 'There is no such coupon. Look at how it is written.',
  cart_locked: 'This cart is being paid at the moment. Finish that first, or wait a few minutes.',
  'no-cart': 'Your cart is empty, or your browser keeps no cookies.',
  busy: 'There were very many changes from here. Wait a few seconds.',
};
