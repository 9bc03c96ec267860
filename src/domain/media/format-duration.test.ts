import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [187, '3:07'],
  [3729, '1:02:09'],
  [-5, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
