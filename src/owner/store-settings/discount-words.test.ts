import { expect, test } from 'vitest';
import { testOrdersWords, usedWords } from './discount-words.ts';

test('how often a discount was used reads as a sentence, whatever its limit', () => {
  const words = [
    [0, null],
    [0, 1],
    [0, 3],
    [1, 1],
    [1, null],
    [2, 3],
    [5, 3],
  ] as const;
  expect(words.map(([used, limit]) => usedWords(used, limit))).toEqual([
    'Not used yet',
    'Not used yet, once at most',
    'Not used yet, 3 times at most',
    'Used once',
    'Used once',
    'Used 2 of 3 times',
    'Used 5 of 3 times',
  ]);
});

test('orders that tried the shop out are said to count', () => {
  expect(testOrdersWords(1)).toBe('1 of them by a test order, which counts as well');
  expect(testOrdersWords(2)).toBe('2 of them by test orders, which count as well');
});
