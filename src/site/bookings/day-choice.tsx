/** The days of a month, those with free times as links, and the times of one of them as a choice of a form. */
import type { AriaAttributes, ReactNode } from 'react';
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
import { currentZoneName } from '#domain/locale/time-zones.ts';
import { bookingPageWords } from './words/words.ts';

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
  /** Is sent to see another day, so that nothing typed into it is lost; undefined where nothing can have been. */
  readonly form?: LookForm | undefined;
}

interface LookForm {
  readonly id: string;
  readonly action: string;
}

/** Field of a form that is only to show another day or month: its key. */
export const LOOK = 'look';
/** What stands there to see the same day, with another time zone to choose. */
export const LOOK_ZONE = 'zone';

export function DayChoice({
  month,
  isFirst,
  isLast,
  locale,
  addressOf,
  form,
  ...days
}: MonthChoice): ReactNode {
  const say = bookingPageWords(locale);
  const first = { ...month, day: 1 };
  const weekStart = firstWeekday(locale);
  const weeks = weeksOfMonth(month, weekStart);
  const turn = (count: number) => {
    const key = formatMonthKey(addMonths(month, count));
    return { form, value: key, href: addressOf({ month: key }) };
  };
  return (
    <div className="book-month">
      <p className="book-turn">
        {isFirst ? <span /> : <Turn {...turn(-1)} label={say('previous')} sign="‹" />}
        <strong id="book-month">{format(locale, { month: 'long', year: 'numeric' }, first)}</strong>
        {isLast ? <span /> : <Turn {...turn(1)} label={say('next')} sign="›" />}
      </p>
      <ol className="book-days" aria-labelledby="book-month">
        {weeks.flat().map((date, index) => (
          <li key={formatDateKey(date)}>
            {index < 7 && (
              <span className="book-weekday" aria-hidden="true">
                {format(locale, { weekday: 'short' }, date)}
              </span>
            )}
            {date.month === month.month && <Day {...{ date, locale, addressOf, form }} {...days} />}
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
  form,
}: Pick<MonthChoice, 'locale' | 'free' | 'chosen' | 'addressOf' | 'form'> & {
  readonly date: CivilDate;
}): ReactNode {
  const key = formatDateKey(date);
  if (!free.has(key))
    return (
      <span className="book-day" aria-hidden="true">
        {date.day}
      </span>
    );
  return (
    <Look
      {...{ form, value: key, href: addressOf({ day: key }) }}
      className="book-day"
      aria-label={format(locale, { dateStyle: 'full' }, date)}
      {...(key === chosen && { 'aria-current': 'date' as const })}
    >
      {date.day}
    </Look>
  );
}

interface LookProps extends AriaAttributes {
  readonly form: LookForm | undefined;
  readonly value: string;
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link, or what sends along what has been typed. */
export function Look({ form, value, href, children, ...attributes }: LookProps): ReactNode {
  if (!form)
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  return (
    <button
      type="submit"
      {...{ form: form.id, formAction: form.action, name: LOOK, value }}
      formNoValidate
      {...attributes}
    >
      {children}
    </button>
  );
}

type TurnProps = Pick<LookProps, 'form' | 'value' | 'href'> & {
  readonly label: string;
  readonly sign: string;
};

function Turn({ label, sign, ...look }: TurnProps): ReactNode {
  return (
    <Look {...look}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </Look>
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
  /** They lie on several days, around one that is no longer free. */
  readonly isNearest: boolean;
}

/** Groups of choices take `aria-invalid` as radio groups alone. */
const GROUP = { role: 'radiogroup', 'aria-required': true } as const;

/** Where links to what is wrong with the time lead. */
export const FIRST_TIME_ID = 'book-at';

export function TimeChoice(props: TimeChoiceProps): ReactNode {
  const { times, chosen, timeZone, houseZone, error, locale } = props;
  const say = bookingPageWords(locale);
  const labels = clockLabels(props);
  return (
    <fieldset
      className="book-times"
      {...GROUP}
      {...(error && { 'aria-describedby': 'error-at', 'aria-invalid': true })}
    >
      <legend>{legendOf(props)}</legend>
      {times.length === 0 && <p>{say('noneLeft')}</p>}
      <div>
        {times.map((at, index) => (
          <label key={at}>
            <input
              type="radio"
              name="at"
              value={at}
              {...(index === 0 && { id: FIRST_TIME_ID })}
              defaultChecked={at === chosen}
              required
            />
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
        {say('timesIn', { zone: zoneInWords(timeZone) })}
        {timeZone !== houseZone && ` ${say('datesIn', { zone: zoneInWords(houseZone) })}`}
      </small>
    </fieldset>
  );
}

function legendOf({ times, day, isNearest, locale }: TimeChoiceProps): string {
  const say = bookingPageWords(locale);
  const date = parseDateKey(day);
  if (times.length === 0) return say('times');
  if (isNearest) return say('nearest');
  return date ? format(locale, { dateStyle: 'full' }, date) : say('times');
}

/** With their day where a clock elsewhere shows another one, with their offset where it shows the same twice. */
function clockLabels({ times, day, isNearest, locale, timeZone }: TimeChoiceProps): string[] {
  const labelOf = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, timeZone, { hour: 'numeric', minute: '2-digit', ...options }).format(at);
  const weekdayOf = (at: number): Intl.DateTimeFormatOptions => {
    if (isNearest) return { weekday: 'short', day: 'numeric', month: 'short' };
    return formatDateKey(civilDate(at, timeZone)) === day ? {} : { weekday: 'short' };
  };
  const labels = times.map((at) => labelOf(at, weekdayOf(at)));
  return times.map((at, index) => {
    const label = labels[index] ?? '';
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isTwice ? labelOf(at, { ...weekdayOf(at), timeZoneName: 'short' }) : label;
  });
}

/** `America/New York` */
export function zoneInWords(zone: string): string {
  return currentZoneName(zone).replaceAll('_', ' ');
}

function format(locale: string, options: Intl.DateTimeFormatOptions, date: CivilDate): string {
  return dateFormat(locale, 'UTC', options).format(utcOf(date));
}
