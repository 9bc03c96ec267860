import { expect, test } from 'vitest';
import { lastDayOf } from './expiry-rules.ts';

const SOLD = { year: 2026, month: 8, day: 31 };

test('a card never ends before the law of its seller’s country allows it', () => {
  expect(lastDayOf(SOLD, 0, 'US')).toBeNull();
  expect(lastDayOf(SOLD, 6, '')).toEqual({ year: 2027, month: 2, day: 28 });
  expect(lastDayOf(SOLD, 12, 'US')).toEqual({ year: 2031, month: 8, day: 31 });
  expect(lastDayOf(SOLD, 72, 'US')).toEqual({ year: 2032, month: 8, day: 31 });
  expect(lastDayOf(SOLD, 24, 'CA')).toBeNull();
  expect(lastDayOf(SOLD, 24, 'AT')).toEqual({ year: 2056, month: 8, day: 31 });
  expect(lastDayOf(SOLD, 12, 'DE')).toEqual({ year: 2029, month: 12, day: 31 });
  expect(lastDayOf(SOLD, 36, 'DE')).toEqual({ year: 2029, month: 12, day: 31 });
  expect(lastDayOf(SOLD, 60, 'DE')).toEqual({ year: 2031, month: 8, day: 31 });
});
