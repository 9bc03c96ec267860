import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { countText, spokenCount } from './cart-count.ts';
import { inScript } from './words/en.ts';

const spoken = (items: number) =>
  spokenCount(items, inScript, (message, values) =>
    String(new IntlMessageFormat(message, 'en').format(values)),
  );

test('CART-17 the count of the cart is “100+” above 100, and 100 itself is “100”', () => {
  expect([0, 1, 99, 100, 101, 4000].map(countText)).toEqual(['0', '1', '99', '100', '100+', '100+']);
});

test('CART-18 above 100 it is said in words', () => {
  expect([0, 1, 2, 100].map(spoken)).toEqual([
    '0 items in cart',
    '1 item in cart',
    '2 items in cart',
    '100 items in cart',
  ]);
  expect(spoken(101)).toBe('More than 100 items in cart');
});
