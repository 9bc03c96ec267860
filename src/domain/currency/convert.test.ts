import { expect, test } from 'vitest';
import { convertAll, convertMinor } from './convert.ts';

test.each([
  [11_900, 1_000_000, 2, 0, 119],
  [11_950, 1_000_000, 2, 0, 120],
  [119, 1_000_000, 0, 2, 11_900],
  [11_900, 1_000_000, 2, 3, 119_000],
  [119_000, 1_000_000, 3, 2, 11_900],
  [11_900, 163_004_500, 2, 0, 19_398],
  [1, 1_000_000, 2, 0, 1],
  [0, 1_000_000, 2, 0, 0],
])('%i at %i millionths, from %i digits to %i, is %i', (minor, ratePpm, fromDigits, toDigits, after) => {
  expect(convertMinor(minor, { ratePpm, fromDigits, toDigits })).toBe(after);
});

test('amounts are found wherever they are, and what only looks like one is left', () => {
  const { value, changes } = convertAll(
    { weightGrams: 5, plans: [{ name: 'Gold', priceMinor: 7, of: { listMinor: [1, 2] } }], feePpm: 3 },
    'All',
    (minor) => minor * 10,
  );
  expect(value).toEqual({
    weightGrams: 5,
    plans: [{ name: 'Gold', priceMinor: 70, of: { listMinor: [10, 20] } }],
    feePpm: 3,
  });
  expect(changes.map(({ name, part }) => `${name} ${part}`)).toEqual([
    'Gold priceMinor',
    'Gold listMinor',
    'Gold listMinor',
  ]);
});
