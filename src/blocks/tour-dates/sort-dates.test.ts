import { expect, test } from 'vitest';
import { type TourDate, tourDates } from './definition.ts';
import { sortDates } from './sort-dates.ts';

const on = (date: string): TourDate => ({ date, time: '', venue: '', city: '', status: 'on-sale', note: '' });
const dates = ['2026-12-01', '2026-11-20', '2026-11-21', '2025-01-01'].map(on);
const days = (past: 'hidden' | 'dimmed', at: string, timeZone = 'UTC') =>
  sortDates({ dates, past }, Date.parse(at), timeZone).map(
    ({ date, isPast }) => `${date}${isPast ? ' past' : ''}`,
  );

test('SITE-07 tour dates come soonest first; a date is past only once its day is over at the site', () => {
  expect(days('hidden', '2026-11-21T22:59:00Z')).toEqual(['2026-11-21', '2026-12-01']);
  expect(days('hidden', '2026-11-21T23:01:00Z', 'Europe/Berlin')).toEqual(['2026-12-01']);
});

test('past dates can stay, after those to come, latest first', () => {
  expect(days('dimmed', '2026-11-21T12:00:00Z')).toEqual([
    '2026-11-21',
    '2026-12-01',
    '2026-11-20 past',
    '2025-01-01 past',
  ]);
});

test('only days of the calendar are accepted', () => {
  for (const date of ['2026-02-30', '21.11.2026', 'soon', '']) {
    expect(tourDates.props.safeParse({ ...tourDates.defaults, dates: [on(date)] }).success).toBe(false);
  }
});
