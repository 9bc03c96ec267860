/** What buyers read when a change to their cart is refused. */
import { cartWords } from '#domain/store/cart/words/words.ts';
import type { CartRefusal } from './change-cart.ts';

export function refusalWords(reason: CartRefusal | 'busy', locale: string): string {
  return cartWords(locale)(reason === 'coupon' ? 'noCoupon' : reason);
}

interface Refused {
  /** Of the change. */
  readonly kind: string;
  /** How many there are, in words; empty where it is not known. */
  readonly left: string;
  readonly locale: string;
}

export function messageOf(reason: CartRefusal | 'busy', { kind, left, locale }: Refused): string {
  const say = cartWords(locale);
  const words = left || refusalWords(reason, locale);
  if (kind === 'quantity') return `${say('notUpdated')}. ${words}`;
  return kind === 'remove' ? `${say('notRemoved')}. ${words}` : words;
}
