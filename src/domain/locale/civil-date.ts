/**
 * Days and months as people name them, free of time zones, and the way between them and instants.
 * A site shows its dates in its own zone, whatever the server's clock or the visitor's.
 */
import { DAY_MS } from '../time.ts';
import { dateFormat } from './date-format.ts';

export interface CivilMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export interface CivilDate extends CivilMonth {
  readonly day: number;
}

/** The day an instant falls on in a time zone. */
export function civilDate(at: number, timeZone: string): CivilDate {
  const { year, month, day } = wallClock(at, timeZone);
  return { year, month, day };
}

/** The instant a day begins in a time zone. */
export function startOfDay(date: CivilDate, timeZone: string): number {
  const asUtc = utcOf(date);
  // The offsets on both sides of a clock change near midnight: where it skips or repeats midnight, the
  // earliest of these instants that falls on the day is its first.
  const starts = [-DAY_MS, 0, DAY_MS].map((shift) => asUtc - offsetMs(asUtc + shift, timeZone));
  const own = starts.filter((at) => isSameDay(civilDate(at, timeZone), date));
  return own.length > 0 ? Math.min(...own) : Math.max(...starts);
}

export function addMonths({ year, month }: CivilMonth, count: number): CivilMonth {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

export function addDays(date: CivilDate, count: number): CivilDate {
  const at = new Date(utcOf(date) + count * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 and `Intl` count. */
export function weekdayOf(date: CivilDate): number {
  return new Date(utcOf(date)).getUTCDay() || 7;
}

export function isSameDay(a: CivilDate, b: CivilDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** Whole weeks that cover a month, each of seven days from `firstWeekday` (1 for Monday to 7) on. */
export function weeksOfMonth(month: CivilMonth, firstWeekday: number): CivilDate[][] {
  const first = { ...month, day: 1 };
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const next = addMonths(month, 1);
  const length = (utcOf({ ...next, day: 1 }) - utcOf(first)) / DAY_MS;
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day - lead)),
  );
}

/** `2026-11`, the form months have in addresses. */
export function formatMonthKey({ year, month }: CivilMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Undefined for anything but a month of the years 1900 to 2999. */
export function parseMonthKey(text: string | undefined): CivilMonth | undefined {
  const match = /^((?:19|2\d)\d{2})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined;
}

/** `2026-11-21`, for `datetime` attributes. */
export function formatDateKey(date: CivilDate): string {
  return `${formatMonthKey(date)}-${String(date.day).padStart(2, '0')}`;
}

/** The day written as `2026-11-21`; undefined for anything that is not a day of the calendar. */
export function parseDateKey(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return date.year >= 1000 && isSameDay(addDays(date, 0), date) ? date : undefined;
}

/** Midnight of the day in UTC: a number to reckon and format with, no instant of the site. */
export function utcOf({ year, month, day }: CivilDate): number {
  return Date.UTC(year, month - 1, day);
}

/** What a clock in the time zone shows at an instant. */
export function wallClock(at: number, timeZone: string) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  const format = dateFormat('en', timeZone, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  for (const { type, value } of format.formatToParts(at)) parts[type] = value;
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
}

function offsetMs(at: number, timeZone: string): number {
  const { hour, minute, second, ...date } = wallClock(at, timeZone);
  return utcOf(date) + ((hour * 60 + minute) * 60 + second) * 1000 - Math.floor(at / 1000) * 1000;
}
