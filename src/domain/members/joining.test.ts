import { expect, test } from 'vitest';
import { joinedByDay, membersByDay } from './joining.ts';

const period = { from: '2026-03-28', until: '2026-03-30' };

test('members are counted on the days of the site, also where the clocks change', () => {
  const at = (text: string) => Date.parse(text);
  const joined = [
    { at: at('2026-03-27T23:00:00Z'), count: 2 },
    { at: at('2026-03-28T23:00:00Z'), count: 1 },
    // The day has 23 hours.
    { at: at('2026-03-29T21:45:00Z'), count: 4 },
    { at: at('2026-03-29T22:00:00Z'), count: 8 },
  ];
  const steps = joinedByDay(joined, period, 'Europe/Berlin');
  expect(steps.map((step) => step.joined)).toEqual([2, 5, 8]);
  expect(membersByDay({ earlier: 100, steps }).map(({ value }) => value)).toEqual([102, 107, 115]);
});
