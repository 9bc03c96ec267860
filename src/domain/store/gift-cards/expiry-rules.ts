/** How long a card that was paid for stays valid where its seller is. A shop can only promise more. */
import { addMonths, type CivilDate } from '../../locale/civil-date.ts';

/** Fewest months by the law of a country. */
const LEAST_MONTHS: Readonly<Partial<Record<string, number>>> = { US: 60, IE: 60, AU: 36, NZ: 36 };
/** Claims lapse with a year: cards last to the end of the third year after the one in which they were sold. */
const LEAST_YEARS: Readonly<Partial<Record<string, number>>> = { DE: 3 };

/**
 * @param months as the owner chose; 0: it never ends
 * @param country of the seller; empty where no such rule applies
 */
export function lastDayOf(sold: CivilDate, months: number, country: string): CivilDate | null {
  if (months === 0) return null;
  const end = addMonths(sold, Math.max(months, LEAST_MONTHS[country] ?? 0));
  const daysInMonth = new Date(Date.UTC(end.year, end.month, 0)).getUTCDate();
  const chosen = { ...end, day: Math.min(sold.day, daysInMonth) };
  const years = LEAST_YEARS[country];
  if (years === undefined || chosen.year > sold.year + years) return chosen;
  return { year: sold.year + years, month: 12, day: 31 };
}
