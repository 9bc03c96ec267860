/** Spans of days that numbers are asked for, and the one to hold them against. */

import { DAY_MS } from '../time.ts';
import { addDays, type CivilDate, formatDateKey, parseDateKey, startOfDay, utcOf } from './civil-date.ts';

/** Both days belong to it, written as `2026-11-21`. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** A period holds three years at most. */
const MAX_DAYS = 1100;

/** Said where `readPeriod` finds none. */
export const NO_PERIOD = {
  kind: 'period',
  message: 'Choose a period of up to three years. The end must be after the start.',
} as const;

/** Undefined where it ends before it begins, is too long, or is none. */
export function readPeriod({ from, until }: Period): Period | undefined {
  const days = lengthOf({ from, until });
  return days >= 1 && days <= MAX_DAYS ? { from, until } : undefined;
}

/** In days; not a number where a day is none of the calendar. */
export function lengthOf({ from, until }: Period): number {
  const [first, last] = [parseDateKey(from), parseDateKey(until)];
  return first && last ? Math.round((utcOf(last) - utcOf(first)) / DAY_MS) + 1 : Number.NaN;
}

/** As many days, right before it. */
export function periodBefore(period: Period): Period {
  const days = lengthOf(period);
  return { from: shift(period.from, -days), until: shift(period.from, -1) };
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_day, index) => shift(period.from, index));
}

/** Where a period begins, and the first moment after it. */
export function spanOf(period: Period, timeZone: string): { readonly from: number; readonly until: number } {
  return { from: startOf(period.from, timeZone), until: startOf(period.until, timeZone, 1) };
}

/** @param later days */
export function startOf(day: string, timeZone: string, later = 0): number {
  return startOfDay(addDays(parseDateKey(day) as CivilDate, later), timeZone);
}

function shift(day: string, by: number): string {
  return formatDateKey(addDays(parseDateKey(day) as CivilDate, by));
}
