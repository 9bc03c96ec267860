/** How numbers and days read. */

import { type CivilDate, parseDateKey, utcOf } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { SHORT_LOCALE } from '../language.ts';

const whole = new Intl.NumberFormat(SHORT_LOCALE);
const short = new Intl.NumberFormat(SHORT_LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

export const formatCount = (count: number): string => whole.format(count);
export const formatShort = (count: number): string => (count < 10_000 ? whole : short).format(count);
/** @param digits after the point, at most */
export const formatShare = (share: number, digits = 0): string =>
  new Intl.NumberFormat(SHORT_LOCALE, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** Of a step: an hour, a day or a month. */
export function formatStep(at: string, isLong = false): string {
  if (/^\d{2}$/.test(at)) return `${at}:00`;
  const isMonth = at.length === 7;
  const date = parseDateKey(isMonth ? `${at}-01` : at) as CivilDate;
  const format: Intl.DateTimeFormatOptions = isMonth
    ? { month: isLong ? 'long' : 'short', year: 'numeric' }
    : { day: 'numeric', month: isLong ? 'long' : 'short', ...(isLong ? { weekday: 'long' } : {}) };
  return dateFormat(SHORT_LOCALE, 'UTC', format).format(utcOf(date));
}

export function formatDay(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(SHORT_LOCALE, 'UTC', format).format(utcOf(parseDateKey(day) as CivilDate));
}

/** Against the period before; undefined where there is nothing to hold it against. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : now / before - 1;
}
