/** When a table can be asked for: by the days and hours of a house, and by how soon and how far ahead it takes requests. */
import {
  addDays,
  type CivilDate,
  civilDate,
  formatDateKey,
  wallClock,
  weekdayOf,
} from '../locale/civil-date.ts';
import { HOUR_MS } from '../time.ts';

/** In the order of `Intl` and ISO 8601: Monday is 1. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const SLOT_MINUTES = ['15', '30', '60'] as const;

/** Hours during which tables are given, on the same days of each week. */
export interface Sitting {
  readonly name: string;
  readonly days: readonly Weekday[];
  /** Of the first table: `17:30`. Empty while it is not known. */
  readonly from: string;
  /** Of the last table. One that is earlier than the first lies after midnight, which ends the day. */
  readonly until: string;
}

export interface OpeningHours {
  readonly sittings: readonly Sitting[];
  readonly slotMinutes: (typeof SLOT_MINUTES)[number];
  readonly daysAhead: number;
  readonly noticeHours: number;
  readonly closures: readonly Closure[];
}

/** Days without bookings, both as `2026-12-24`. */
export interface Closure {
  readonly from: string;
  /** The last day; absent, empty or before the first for one day alone. */
  readonly until?: string | undefined;
}

export interface Moment {
  readonly now: number;
  readonly timeZone: string;
}

export interface BookableDay {
  /** `2026-11-27` */
  readonly key: string;
  readonly date: CivilDate;
  /** The first time that is not too soon; empty where every time of the day will do. */
  readonly from: string;
  readonly isOpen: boolean;
}

export const DAY_MINUTES = 24 * 60;
const LAST_MINUTE = DAY_MINUTES - 1;

/** The times of a sitting, as `18:30`; none while its own are not known. */
export function timesOf({ from, until }: Sitting, slotMinutes: OpeningHours['slotMinutes']): string[] {
  if (from === '' || until === '') return [];
  const first = minutesOf(from);
  const last = minutesOf(until) < first ? LAST_MINUTE : minutesOf(until);
  const step = Number(slotMinutes);
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    clockOf(first + index * step),
  );
}

/** Today and the days after it for which a table can be asked, those on which there is none among them. */
export function bookableDays(hours: OpeningHours, { now, timeZone }: Moment): BookableDay[] {
  const today = civilDate(now, timeZone);
  const soonest = soonestOf(hours, { now, timeZone });
  return Array.from({ length: hours.daysAhead + 1 }, (_, index) =>
    bookableDay(hours, addDays(today, index), soonest),
  );
}

/** The times at which a table can be asked for on a day; none on one that is closed, over, too soon or too far. */
export function bookableTimes(hours: OpeningHours, key: string, moment: Moment): string[] {
  const day = bookableDays(hours, moment).find((each) => each.key === key);
  return day?.isOpen ? openTimes(hours, day) : [];
}

export function isOn({ days }: Sitting, date: CivilDate): boolean {
  const weekday = WEEKDAYS[weekdayOf(date) - 1];
  return weekday !== undefined && days.includes(weekday);
}

interface Soonest {
  readonly key: string;
  readonly time: string;
}

function soonestOf({ noticeHours }: OpeningHours, { now, timeZone }: Moment): Soonest {
  const { hour, minute, ...date } = wallClock(now + noticeHours * HOUR_MS, timeZone);
  return { key: formatDateKey(date), time: clockOf(hour * 60 + minute) };
}

function bookableDay(hours: OpeningHours, date: CivilDate, soonest: Soonest): BookableDay {
  const key = formatDateKey(date);
  const from = key === soonest.key ? soonest.time : '';
  const isClosed = hours.closures.some(
    ({ from: first, until = '' }) => key >= first && key <= (until > first ? until : first),
  );
  const isOpen = key >= soonest.key && !isClosed && openTimes(hours, { date, from }).length > 0;
  return { key, date, from, isOpen };
}

function openTimes(hours: OpeningHours, { date, from }: Pick<BookableDay, 'date' | 'from'>): string[] {
  const times = hours.sittings
    .filter((sitting) => isOn(sitting, date))
    .flatMap((sitting) => timesOf(sitting, hours.slotMinutes));
  return [...new Set(times)].filter((time) => time >= from).sort();
}

/** Of `18:30` */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `18:30` */
export function clockOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
