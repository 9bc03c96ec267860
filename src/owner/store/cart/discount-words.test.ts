import { expect, test } from 'vitest';
import { stateOfDiscount, testOrdersWords, usedWords } from './discount-words.ts';

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
    'Not used yet, limit once',
    'Not used yet, limit 3 times',
    'Used once',
    'Used once',
    'Used 2 of 3 times',
    'Used 5 of 3 times',
  ]);
});

test('a discount that nobody gets says why', () => {
  const always = { isOn: true, startsAt: null, endsAt: null, limit: null };
  const say = (part: Partial<Parameters<typeof stateOfDiscount>[0]>, used = 0) =>
    stateOfDiscount({ ...always, ...part }, used, 1000).label;
  expect(say({})).toBe('Active');
  expect(say({ endsAt: 1000 })).toBe('Ended');
  expect(say({ endsAt: 1001, startsAt: 1000 })).toBe('Active');
  expect(say({ startsAt: 1001 })).toBe('Scheduled');
  expect([say({ limit: 2 }, 1), say({ limit: 2 }, 2)]).toEqual(['Active', 'Used up']);
  expect(say({ isOn: false, endsAt: 1 })).toBe('Inactive');
});

test('orders that tried the shop out are said to count', () => {
  expect(testOrdersWords(1)).toBe(
    '1 of them by a test order from your team, which counts until you cancel it',
  );
  expect(testOrdersWords(2)).toBe(
    '2 of them by test orders from your team, which count until you cancel them',
  );
});
