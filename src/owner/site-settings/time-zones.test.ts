import { expect, test } from 'vitest';
import { timeIn, timeZoneChoices } from './time-zones.ts';

const WINTER = Date.UTC(2026, 0, 1, 12);
const all = (chosen: string) => timeZoneChoices(chosen, WINTER).flatMap(({ items }) => items);

test('what is set already can be chosen, whatever it is', () => {
  for (const chosen of ['UTC', 'Europe/Oslo', 'Mars/Olympus', 'Asia/Calcutta'])
    expect(all(chosen).filter(({ value }) => value === chosen)).toHaveLength(1);
});

test('zones stand in their region by the names they have now, with their distance from UTC', () => {
  const groups = timeZoneChoices('UTC', WINTER);
  const europe = groups.find(({ label }) => label === 'Europe')?.items ?? [];
  expect(europe.find(({ value }) => value === 'Europe/Kyiv')?.label).toBe('Kyiv (UTC+02:00)');
  expect(groups.map(({ label }) => label)).toEqual(expect.arrayContaining(['Africa', 'Americas', 'Asia']));
  expect(groups.at(-1)?.items.map(({ label }) => label)).toEqual(['UTC']);
});

test('a zone that was saved by a former name is that zone, shown by its name of today', () => {
  const saved = all('Europe/Kiev').filter(({ words }) => words.includes('Europe/Kyiv'));
  expect(saved).toMatchObject([{ value: 'Europe/Kiev', label: 'Kyiv (UTC+02:00)' }]);
  expect(all('UTC').find(({ value }) => value === 'Asia/Kolkata')?.words).toContain('Calcutta');
});

test('tells the time there, and nothing of a zone nobody knows', () => {
  expect(timeIn('Europe/Oslo', WINTER)).toBe('13:00');
  expect(timeIn('Mars/Olympus', 0)).toBeUndefined();
});
