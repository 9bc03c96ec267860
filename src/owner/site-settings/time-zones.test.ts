import { expect, test } from 'vitest';
import { timeIn, timeZoneChoices } from './time-zones.ts';

test('what is set already can be chosen, whatever it is', () => {
  for (const chosen of ['UTC', 'Europe/Oslo', 'Mars/Olympus'])
    expect(timeZoneChoices(chosen).filter(({ value }) => value === chosen)).toHaveLength(1);
});

test('tells the time there, and nothing of a zone nobody knows', () => {
  expect(timeIn('Europe/Oslo', Date.UTC(2026, 0, 1, 12))).toBe('13:00');
  expect(timeIn('Mars/Olympus', 0)).toBeUndefined();
});
