import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './period-choice.ts';
import { formatDuration, nameOfValue } from './words.ts';

test('what is chosen stands in the address', () => {
  const today = '2026-03-31';
  const month = readChoice(new URLSearchParams(), today);
  expect(month).toEqual({ period: { from: '2026-03-02', until: today }, preset: 'month', filters: {} });
  const own = 'from=2026-01-01&until=2026-01-05&source=Google&page=%2Fshop';
  const choice = readChoice(new URLSearchParams(own), today);
  expect(choice.filters).toEqual({ source: 'Google', page: '/shop' });
  expect(readChoice(writeChoice(choice), today)).toEqual(choice);
  expect(readChoice(new URLSearchParams('from=x&until=y'), today).preset).toBe('month');
});

test('durations and names read as people say them', () => {
  expect([formatDuration(42), formatDuration(125), formatDuration(3600)]).toEqual([
    '42 s',
    '2 min 5 s',
    '60 min',
  ]);
  expect(nameOfValue('language', 'de')).toBe('German');
  expect(nameOfValue('country', 'CH')).toBe('Switzerland');
  expect(nameOfValue('language', 'no-such-thing-at-all!')).toBe('no-such-thing-at-all!');
  expect(nameOfValue('source', '')).toBe('Direct or unknown');
});
