/**
 * The days to choose from as a calendar that begins with this week: some weeks a page, the pages side by side. Without
 * scripts they are pushed along. Days that are over, closed or too soon stand there as numbers only.
 */
import type { ReactNode } from 'react';
import { dayInWords } from '#domain/bookings/booking-form.ts';
import type { BookableDay } from '#domain/bookings/opening.ts';
import { addDays, type CivilDate, formatDateKey, utcOf, weekdayOf } from '#domain/locale/civil-date.ts';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';
import { tableBookingWords } from './words/words.ts';

interface DayCalendarProps {
  /** Of the input that takes the day. */
  readonly name: string;
  /** One after the other, without gaps. */
  readonly days: readonly BookableDay[];
  readonly locale: string;
  readonly chosen: string | undefined;
}

const PAGE_WEEKS = 5;
const LONG_MONTH = { month: 'long' } as const;
const MONTH_AND_YEAR = { month: 'short', year: 'numeric' } as const;

export function DayCalendar({ name, days, locale, chosen }: DayCalendarProps): ReactNode {
  const byKey = new Map(days.map((day) => [day.key, day]));
  const pages = pagesOf(days, firstWeekday(locale));
  const say = tableBookingWords(locale);
  return (
    <div className="booking-pages">
      {pages.map((weeks, index) => {
        const shown = weeks.flat();
        return (
          <div key={index} className="booking-page">
            <p className="booking-months">
              <Turn label={say('earlier')} sign="‹" isOff={index === 0} isShown={index === 0} />
              <span>{monthsInWords(shown, byKey, locale)}</span>
              <Turn label={say('later')} sign="›" isOff={index === pages.length - 1} isShown={index === 0} />
            </p>
            <div className="booking-grid">
              {shown.map((date, place) => (
                <div key={formatDateKey(date)}>
                  {place < 7 && (
                    <span className="booking-weekday" aria-hidden="true">
                      {format(locale, { weekday: 'short' }, date)}
                    </span>
                  )}
                  <Day day={byKey.get(formatDateKey(date))} {...{ name, date, locale, chosen }} />
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface DayProps {
  readonly name: string;
  readonly date: CivilDate;
  /** Absent for one that is over or too far. */
  readonly day: BookableDay | undefined;
  readonly locale: string;
  readonly chosen: string | undefined;
}

function Day({ name, date, day, locale, chosen }: DayProps): ReactNode {
  const number = (
    <>
      {date.day}
      {date.day === 1 && <small> {format(locale, { month: 'short' }, date)}</small>}
    </>
  );
  if (!day?.isOpen)
    return (
      <span className="booking-day" aria-hidden="true">
        {number}
      </span>
    );
  return (
    <label className="booking-day">
      <input
        type="radio"
        name={name}
        value={day.key}
        defaultChecked={day.key === chosen}
        required
        aria-label={dayInWords(day.key, locale)}
        data-day={weekdayOf(date)}
        data-from={day.from || undefined}
      />
      <span>{number}</span>
    </label>
  );
}

function Turn({
  label,
  sign,
  isOff,
  isShown,
}: {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  /** Its page is in view; on another one it would turn to it with the focus. */
  readonly isShown: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      className="booking-turn"
      aria-label={label}
      disabled={isOff}
      tabIndex={isShown ? undefined : -1}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Whole weeks, from that of the first day to that of the last on which there is a table. */
function pagesOf(days: readonly BookableDay[], weekStart: number): CivilDate[][][] {
  const [first] = days;
  const length = days.findLastIndex(({ isOpen }) => isOpen) + 1;
  if (!first) return [];
  const lead = (weekdayOf(first.date) - weekStart + 7) % 7;
  const weeks = Array.from({ length: Math.ceil((lead + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first.date, week * 7 + day - lead)),
  );
  // One week more is no reason to turn a page.
  const size = weeks.length === PAGE_WEEKS + 1 ? weeks.length : PAGE_WEEKS;
  return Array.from({ length: Math.ceil(weeks.length / size) }, (_page, page) =>
    weeks.slice(page * size, (page + 1) * size),
  );
}

function monthsInWords(
  shown: readonly CivilDate[],
  byKey: ReadonlyMap<string, BookableDay>,
  locale: string,
): string {
  const known = shown.filter((date) => byKey.has(formatDateKey(date)));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return '';
  const isThisYear = last.year === [...byKey.values()][0]?.date.year;
  const options = isThisYear ? LONG_MONTH : MONTH_AND_YEAR;
  return dateFormat(locale, 'UTC', options).formatRange(utcOf(first), utcOf(last));
}

function format(locale: string, options: Intl.DateTimeFormatOptions, date: CivilDate): string {
  return dateFormat(locale, 'UTC', options).format(utcOf(date));
}
