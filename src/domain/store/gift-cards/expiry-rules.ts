/** How long a card that was paid for stays valid where its seller is. A shop can only promise more. */
import { addMonths, type CivilDate } from '../../locale/civil-date.ts';

/**
 * Fewest months by the law of a country: the Credit CARD Act (US), the Consumer Protection Act as of 2019 (IE),
 * the Australian Consumer Law (AU), the Fair Trading Act as of March 2026 (NZ), and in Austria what its Supreme Court
 * says of such cards (7 Ob 22/12d). Some states of the US are stricter, which the setting says.
 */
const LEAST_MONTHS: Readonly<Partial<Record<string, number>>> = { US: 60, IE: 60, AU: 36, NZ: 36, AT: 360 };
/** No card that was paid for ends: laws of the provinces (CA), the Gift Check Act of 2017 (PH). */
const NEVER: ReadonlySet<string> = new Set(['CA', 'PH']);
/** Claims lapse with a year (§§ 195, 199 BGB): cards last to the end of the third year after the one they were sold in. */
const LEAST_YEARS: Readonly<Partial<Record<string, number>>> = { DE: 3 };

/**
 * @param months as the owner chose; 0: it never ends
 * @param country of the seller; empty where no such rule applies
 */
export function lastDayOf(sold: CivilDate, months: number, country: string): CivilDate | null {
  if (months === 0 || NEVER.has(country)) return null;
  const end = addMonths(sold, Math.max(months, LEAST_MONTHS[country] ?? 0));
  const daysInMonth = new Date(Date.UTC(end.year, end.month, 0)).getUTCDate();
  const chosen = { ...end, day: Math.min(sold.day, daysInMonth) };
  const years = LEAST_YEARS[country];
  if (years === undefined || chosen.year > sold.year + years) return chosen;
  return { year: sold.year + years, month: 12, day: 31 };
}
