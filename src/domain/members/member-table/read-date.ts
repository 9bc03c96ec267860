/** Dates as programs write them: a day, or a day and a time. Other spellings say different days in different countries. */
import { parseDateKey } from '../../locale/civil-date.ts';

const WRITTEN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** @returns null for what is no date; in UTC, where no zone is given */
export function readDate(text: string): number | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] =
    WRITTEN.exec(text) ?? [];
  if (!parseDateKey(`${year}-${month}-${day}`)) return null;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(at) || at < 0 ? null : at;
}
