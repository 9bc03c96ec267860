/** When a sale begins or ends, as tables say it: a day, or a day and a time, on the clock of the site. */
import { addDays, type CivilDate, parseDateKey, startOfDay } from '../../../locale/civil-date.ts';
import { readLocalTime } from '../../../locale/local-time.ts';
import { RowProblem, shorten } from './table-row.ts';

type Side = 'start' | 'end';
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:59)?)?/;

/**
 * Milliseconds; null where nothing is set. A day alone counts from its first moment to its last.
 * @throws RowProblem
 */
export function readMoment(text: string, timeZone: string, side: Side): number | null {
  if (text === '') return null;
  const [, day = '', time = '', lastSecond] = MOMENT.exec(text) ?? [];
  const date = parseDateKey(day);
  const isWholeDay = time === '' || (time === '23:59' && lastSecond !== undefined);
  const at = date && isWholeDay ? edgeOf(date, timeZone, side) : readLocalTime(`${day}T${time}`, timeZone);
  if (at === undefined) throw new RowProblem(`“${shorten(text)}” is not a date. Write it as 2027-06-30.`);
  return at;
}

function edgeOf(date: CivilDate, timeZone: string, side: Side): number {
  return startOfDay(side === 'end' ? addDays(date, 1) : date, timeZone);
}
