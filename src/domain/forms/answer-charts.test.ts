import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerCounter } from './answer-charts.ts';
import type { KeptValue } from './calls-inbox.ts';

function chartsOf(
  contents: readonly (readonly KeptValue[])[],
  fields: { id: string; options: string[] }[] = [],
) {
  const counter = new AnswerCounter();
  for (const content of contents) counter.add(content);
  return counter.charts('f', fields).charts;
}
const kept = (type: KeptValue['type'], value: KeptValue['value'], id = 'a'): KeptValue => ({
  id,
  type,
  label: 'Label',
  value,
});
const number = (value: string) => [kept('number', value)];

test('several answers in one are counted each, once', () => {
  const [chart] = chartsOf(
    [[kept('checkbox', ['Cups', 'Bowls', 'Cups'])], [kept('checkbox', [])], [kept('checkbox', ['Bowls'])]],
    [{ id: 'a', options: ['Cups', 'Bowls'] }],
  );
  expect(chart).toMatchObject({ answered: 2, groups: [{ bars: [{ count: 1 }, { count: 2 }] }] });
});

test('an agreement has five bars for each statement', () => {
  const [chart] = chartsOf([[kept('likert', { Good: '2' })], [kept('likert', { Good: '2', Fair: '0' })]]);
  expect(chart?.groups.map(({ label }) => label)).toEqual(['Good', 'Fair']);
  expect(chart?.groups[0]?.bars.at(-1)).toEqual({ label: 'Strongly Agree', count: 2 });
});

test('numbers are written in several ways; texts have no chart', () => {
  const [chart, ...others] = chartsOf([
    [...number('2,5'), kept('text', 'x', 'b')],
    number('1,000'),
    number(' 4 '),
    number(''),
    number('x'),
    number('9'.repeat(400)),
  ]);
  expect(others).toEqual([]);
  expect(chart).toMatchObject({ answered: 3, figures: { lowest: 2.5, middle: 4, highest: 1000 } });
});

test('every number stands in one bar of few, within its range', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (numbers) => {
      const [chart] = chartsOf(numbers.map((each) => number(each.toFixed(4))));
      const bars = chart?.groups[0]?.bars ?? [];
      expect(bars.length).toBeLessThanOrEqual(11);
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(numbers.length);
    }),
  );
});

test('ranges of whole numbers do not overlap', () => {
  const [chart] = chartsOf(Array.from({ length: 40 }, (_, index) => number(String(index))));
  const labels = chart?.groups[0]?.bars.map(({ label }) => label);
  expect(labels).toEqual([
    '0 to 4',
    '5 to 9',
    '10 to 14',
    '15 to 19',
    '20 to 24',
    '25 to 29',
    '30 to 34',
    '35 to 39',
  ]);
});

test('what nobody offers any more is gathered beyond thirty', () => {
  const [chart] = chartsOf(Array.from({ length: 50 }, (_, index) => [kept('select', `Old ${index}`)]));
  expect(chart?.groups[0]?.bars).toHaveLength(31);
  expect(chart?.groups[0]?.bars.at(-1)).toEqual({ label: 'Others', count: 20 });
});
