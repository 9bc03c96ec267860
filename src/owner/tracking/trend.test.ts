import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './period-choice.ts';
import { drawTrend, groupSteps } from './trend.ts';
import { changeOf, formatDuration, formatStep, nameOfValue } from './words.ts';

const step = (at: string, visitors = 1) => ({ at, visitors, visits: visitors, views: 2 * visitors });

test('days are shown as they are, and very many as their months', () => {
  expect(groupSteps([step('2026-03-01')])).toEqual([step('2026-03-01')]);
  const days = Array.from({ length: 100 }, (_day, index) =>
    step(`2026-${index < 60 ? '03' : '04'}-${String((index % 60) + 1).padStart(2, '0')}`),
  );
  expect(groupSteps(days)).toEqual([step('2026-03', 60), step('2026-04', 40)]);
});

test('a line begins at the left, ends at the right, and holds zero', () => {
  const trend = drawTrend({ values: [0, 10], before: [5, 5, 5], width: 200, height: 100 });
  expect(trend.line).toBe(`M44 74L192 12`);
  expect(trend.before.split('L')).toHaveLength(2);
  expect(trend.ticks[0]).toEqual({ value: 0, y: trend.bottom });
  expect(drawTrend({ values: [], before: [], width: 200, height: 100 }).area).toBe('');
});

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

test('numbers and names read as people say them', () => {
  expect([formatDuration(42), formatDuration(125), formatDuration(3600)]).toEqual([
    '42 s',
    '2 min 5 s',
    '60 min',
  ]);
  expect([formatStep('09'), formatStep('2026-03-02'), formatStep('2026-03')]).toEqual([
    '09:00',
    '2 Mar',
    'Mar 2026',
  ]);
  expect(nameOfValue('language', 'de')).toBe('German');
  expect(nameOfValue('country', 'CH')).toBe('Switzerland');
  expect(nameOfValue('language', 'no-such-thing-at-all!')).toBe('no-such-thing-at-all!');
  expect(nameOfValue('source', '')).toBe('Directly, or not known');
  expect([changeOf(3, 2), changeOf(3, 0)]).toEqual([0.5, undefined]);
});
