import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  civilDate,
  formatDateKey,
  formatMonthKey,
  isSameDay,
  parseDateKey,
  parseMonthKey,
  startOfDay,
  weekdayOf,
  weeksOfMonth,
} from './civil-date.ts';
import { dateFormat, firstWeekday } from './date-format.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) });
const month = fc.record({
  year: fc.integer({ min: 1900, max: 2999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test('the day of an instant is the one its zone’s clocks show', () => {
  const at = Date.parse('2026-11-20T23:30:00Z');
  expect(formatDateKey(civilDate(at, 'UTC'))).toBe('2026-11-20');
  expect(formatDateKey(civilDate(at, 'Europe/Berlin'))).toBe('2026-11-21');
  expect(formatDateKey(civilDate(at, 'America/New_York'))).toBe('2026-11-20');
});

test('a day begins at its first instant, whatever the zone and the clock changes', () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const day = civilDate(at, timeZone);
      const start = startOfDay(day, timeZone);
      expect(start).toBeLessThanOrEqual(at);
      expect(isSameDay(civilDate(start, timeZone), day)).toBe(true);
      expect(isSameDay(civilDate(start - 1, timeZone), day)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('the weeks of a month hold each of its days once, in order, from the first weekday on', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 7 }), (ofMonth, first) => {
      const weeks = weeksOfMonth(ofMonth, first);
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0]!) === first)).toBe(true);
      const days = weeks.flat().filter((day) => day.month === ofMonth.month);
      expect(days.map((day) => day.day)).toEqual(days.map((_day, index) => index + 1));
      expect(days.length).toBe(new Date(Date.UTC(ofMonth.year, ofMonth.month, 0)).getUTCDate());
      expect(weeks[0]!.some((day) => day.day === 1)).toBe(true);
    }),
  );
});

test('months add up, forth and back', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -400, max: 400 }), (from, count) => {
      const to = addMonths(from, count);
      expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(count);
      expect(addMonths(to, -count)).toEqual(from);
    }),
  );
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
});

test('months and days survive their written form; anything else is refused', () => {
  fc.assert(fc.property(month, (of) => void expect(parseMonthKey(formatMonthKey(of))).toEqual(of)));
  for (const text of ['2026-13', '2026-00', '26-11', '2026-1', '2026-11-01', '0026-11', '', undefined]) {
    expect(parseMonthKey(text)).toBeUndefined();
  }
  expect(parseDateKey('2026-11-21')).toEqual({ year: 2026, month: 11, day: 21 });
  for (const text of ['2026-02-29', '2026-11-31', '0000-01-01', '2026-11', 'tomorrow']) {
    expect(parseDateKey(text)).toBeUndefined();
  }
});

test('a wrong locale or zone in the settings breaks no page', () => {
  const options = { month: 'long', day: 'numeric' } as const;
  const at = Date.parse('2026-11-20T23:30:00Z');
  expect(dateFormat('de', 'Mars/Olympus', options).format(at)).toBe('20. November');
  expect(dateFormat('no such', 'Europe/Berlin', options).format(at)).toBe('November 21');
  expect(dateFormat('no such', 'Mars/Olympus', options).format(at)).toBe('November 20');
});

test('a week begins where the locale says', () => {
  expect(firstWeekday('de')).toBe(1);
  expect(firstWeekday('en-US')).toBe(7);
  expect(firstWeekday('no such')).toBe(1);
});
