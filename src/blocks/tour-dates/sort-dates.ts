/** Which dates of a tour are still to come, and in what order they show. */
import type { CivilDate } from '#domain/locale/civil-date.ts';
import { civilDate, parseDateKey, utcOf } from '#domain/locale/civil-date.ts';
import type { TourDate, TourDatesProps } from './definition.ts';

export interface ShownDate extends TourDate {
  readonly day: CivilDate;
  readonly isPast: boolean;
}

/** Soonest first; past ones, where they are shown at all, after those to come, latest first. */
export function sortDates(
  { dates, past }: Pick<TourDatesProps, 'dates' | 'past'>,
  now: number,
  timeZone: string,
): ShownDate[] {
  const today = utcOf(civilDate(now, timeZone));
  const read = dates.flatMap((date) => {
    const day = parseDateKey(date.date);
    return day ? [{ ...date, day, isPast: utcOf(day) < today }] : [];
  });
  const byDay = read.toSorted((a, b) => utcOf(a.day) - utcOf(b.day));
  const coming = byDay.filter(({ isPast }) => !isPast);
  return past === 'hidden' ? coming : [...coming, ...byDay.filter(({ isPast }) => isPast).reverse()];
}
