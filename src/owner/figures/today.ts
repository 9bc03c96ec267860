/** The day it is on a site. */
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';

export function todayIn(timeZone: string): string {
  return formatDateKey(civilDate(Date.now(), timeZone));
}
