import { expect, test } from 'vitest';
import { changeOf, formatStep } from './format.ts';
import { drawTrend, groupSteps } from './trend.ts';

const step = (at: string, value = 1) => ({ at, value });

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

test('steps and changes read as people say them', () => {
  expect([formatStep('09'), formatStep('2026-03-02'), formatStep('2026-03')]).toEqual([
    '09:00',
    '2 Mar',
    'Mar 2026',
  ]);
  expect([changeOf(3, 2), changeOf(3, 0)]).toEqual([0.5, undefined]);
});
