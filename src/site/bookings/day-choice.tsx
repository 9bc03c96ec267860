/** The days of a month, those with free times as links, and the times of one of them as a choice of a form. */
import type { ReactNode } from 'react';
import {
  addMonths,
  type CivilDate,
  type CivilMonth,
  civilDate,
  formatDateKey,
  formatMonthKey,
  parseDateKey,
  utcOf,
  weeksOfMonth,
} from '#domain/locale/civil-date.ts';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';

export interface MonthChoice {
  readonly month: CivilMonth;
  /** Days with free times, as `2026-12-24`. */
  readonly free: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly locale: string;
  /** The same page for another day or month. */
  addressOf(change: { readonly day: string } | { readonly month: string }): string;
}

export function DayChoice({ month, isFirst, isLast, locale, addressOf, ...days }: MonthChoice): ReactNode {
  const first = { ...month, day: 1 };
  const weekStart = firstWeekday(locale);
  const weeks = weeksOfMonth(month, weekStart);
  const turn = (count: number) => addressOf({ month: formatMonthKey(addMonths(month, count)) });
  return (
    <div className="book-month">
      <p className="book-turn">
        {isFirst ? <span /> : <Turn href={turn(-1)} label="The month before" sign="‹" />}
        <strong id="book-month">{format(locale, { month: 'long', year: 'numeric' }, first)}</strong>
        {isLast ? <span /> : <Turn href={turn(1)} label="The month after" sign="›" />}
      </p>
      <ol className="book-days" aria-labelledby="book-month">
        {weeks.flat().map((date, index) => (
          <li key={formatDateKey(date)}>
            {index < 7 && (
              <span className="book-weekday" aria-hidden="true">
                {format(locale, { weekday: 'short' }, date)}
              </span>
            )}
            {date.month === month.month && <Day {...{ date, locale, addressOf }} {...days} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Day({
  date,
  locale,
  free,
  chosen,
  addressOf,
}: Pick<MonthChoice, 'locale' | 'free' | 'chosen' | 'addressOf'> & { readonly date: CivilDate }): ReactNode {
  const key = formatDateKey(date);
  if (!free.has(key))
    return (
      <span className="book-day" aria-hidden="true">
        {date.day}
      </span>
    );
  return (
    <a
      className="book-day"
      href={addressOf({ day: key })}
      aria-label={format(locale, { dateStyle: 'full' }, date)}
      {...(key === chosen && { 'aria-current': 'date' as const })}
    >
      {date.day}
    </a>
  );
}

function Turn({ href, label, sign }: { href: string; label: string; sign: string }): ReactNode {
  return (
    <a href={href}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </a>
  );
}

export interface TimeChoiceProps {
  /** When each begins, in milliseconds since the epoch. */
  readonly times: readonly number[];
  readonly day: string;
  readonly chosen: number | undefined;
  readonly locale: string;
  /** On whose clock they stand. */
  readonly timeZone: string;
  /** In which the day begins. */
  readonly houseZone: string;
  readonly error: string | undefined;
}

export function TimeChoice(props: TimeChoiceProps): ReactNode {
  const { times, day, chosen, locale, timeZone, houseZone, error } = props;
  const date = parseDateKey(day);
  const labels = clockLabels(props);
  return (
    <fieldset className="book-times" {...(error && { 'aria-describedby': 'error-at' })}>
      <legend>{times.length > 0 && date ? format(locale, { dateStyle: 'full' }, date) : 'Times'}</legend>
      {times.length === 0 && <p>Nothing is free on this day any more. Please choose another.</p>}
      <div>
        {times.map((at, index) => (
          <label key={at}>
            <input type="radio" name="at" value={at} defaultChecked={at === chosen} required />
            <span>{labels[index]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="error-at" className="system-error" role="alert">
          {error}
        </p>
      )}
      <small>
        All times are those of {zoneInWords(timeZone)}.
        {timeZone !== houseZone && ` The day is that of ${zoneInWords(houseZone)}.`}
      </small>
    </fieldset>
  );
}

/** With their day where a clock elsewhere shows another one, with their offset where it shows the same twice. */
function clockLabels({ times, day, locale, timeZone }: TimeChoiceProps): string[] {
  const labelOf = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, timeZone, { hour: 'numeric', minute: '2-digit', ...options }).format(at);
  const weekdayOf = (at: number) =>
    formatDateKey(civilDate(at, timeZone)) === day ? {} : ({ weekday: 'short' } as const);
  const labels = times.map((at) => labelOf(at, weekdayOf(at)));
  return times.map((at, index) => {
    const label = labels[index] ?? '';
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isTwice ? labelOf(at, { ...weekdayOf(at), timeZoneName: 'short' }) : label;
  });
}

/** `America/New York` */
export function zoneInWords(zone: string): string {
  return zone.replaceAll('_', ' ');
}

function format(locale: string, options: Intl.DateTimeFormatOptions, date: CivilDate): string {
  return dateFormat(locale, 'UTC', options).format(utcOf(date));
}
