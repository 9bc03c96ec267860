import { isLongEvent, isPastEvent } from '#domain/events/event.ts';
import {
  type CivilDate,
  type CivilMonth,
  civilDate,
  formatDateKey,
  formatMonthKey,
  isSameDay,
  utcOf,
  weeksOfMonth,
} from '#domain/locale/civil-date.ts';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';
import { arrowsIn, directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { EventDetails } from '../kit/event-details.tsx';
import type { CalendarData, CalendarEvent } from './data.ts';
import type { CalendarProps } from './definition.ts';
import { calendarWords } from './words/words.ts';

type Props = Parameters<BlockRender<CalendarProps, CalendarData>>[0];

export const render: BlockRender<CalendarProps, CalendarData> = (input) => {
  const { props, data, context } = input;
  const name = formatMonth(data.month, context.locale);
  const say = calendarWords(context.locale);
  return (
    <div className="calendar" id={`calendar-${context.blockId}`}>
      {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
      <nav aria-label={props.heading ? say('monthsOf', { heading: props.heading }) : say('months')}>
        <MonthLink rel="prev" month={data.previous} context={context} />
        <p>{name}</p>
        <MonthLink rel="next" month={data.next} context={context} />
      </nav>
      <MonthTable {...input} name={name} />
      <EventList {...input} />
      {data.events.length === 0 && <p className="calendar-empty">{say('none', { month: name })}</p>}
      <p className="visually-hidden" role="status" />
    </div>
  );
};

interface MonthLinkProps {
  readonly rel: 'prev' | 'next';
  readonly month: CivilMonth | undefined;
  readonly context: RenderContext;
}

/** The fragment keeps the calendar in view where the page is loaded anew. */
function MonthLink({ rel, month, context }: MonthLinkProps) {
  if (!month) return <span />;
  const name = formatMonth(month, context.locale);
  const say = calendarWords(context.locale);
  const { back, on } = arrowsIn(context.locale);
  return (
    <a
      rel={`${rel} nofollow`}
      data-month={rel}
      href={`${context.page.path}?month=${formatMonthKey(month)}#calendar-${context.blockId}`}
    >
      <span className="visually-hidden">{`${say(rel === 'prev' ? 'previous' : 'next')} `}</span>
      {rel === 'prev' && <span aria-hidden="true">{`${back} `}</span>}
      {name}
      {rel === 'next' && <span aria-hidden="true">{` ${on}`}</span>}
    </a>
  );
}

function MonthTable({ props, data, context, name }: Props & { readonly name: string }) {
  const { locale, now } = context;
  const { timeZone } = context.site.settings;
  const weeks = weeksOfMonth(data.month, firstWeekday(locale));
  const today = civilDate(now, timeZone);
  const short = dateFormat(locale, 'UTC', { weekday: 'short' });
  const long = dateFormat(locale, 'UTC', { weekday: 'long' });
  return (
    <table>
      <caption className="visually-hidden">{calendarWords(locale)('events', { month: name })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.day} scope="col" abbr={long.format(utcOf(day))}>
              {short.format(utcOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={formatDateKey(week[0] ?? today)}>
            {week.map((day) =>
              day.month === data.month.month ? (
                <td key={day.day} aria-current={isSameDay(day, today) ? 'date' : undefined}>
                  <time dateTime={formatDateKey(day)}>{day.day}</time>
                  <DayEvents events={data.events} day={day} context={context} hasTimes={props.hasTimes} />
                </td>
              ) : (
                <td key={`outside-${day.day}`} className="is-outside" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly events: readonly CalendarEvent[];
  readonly day: CivilDate;
  readonly context: RenderContext;
  readonly hasTimes: boolean;
}

function DayEvents({ events, day, context, hasTimes }: DayProps) {
  const { timeZone } = context.site.settings;
  const todays = events.filter((event) => isOnDay(event, day, timeZone));
  if (todays.length === 0) return null;
  const time = dateFormat(context.locale, timeZone, { timeStyle: 'short' });
  return (
    <ul>
      {todays.map((event) => (
        <li key={event.id}>
          <a href={event.path}>
            {hasTimes && !isLongEvent(event) && <small>{time.format(event.startsAt)} </small>}
            {event.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What ends at midnight sharp is over by then: it takes no part of the day that begins. */
function isOnDay(event: CalendarEvent, day: CivilDate, timeZone: string): boolean {
  const first = utcOf(civilDate(event.startsAt, timeZone));
  const last = utcOf(civilDate(Math.max(event.startsAt, event.endsAt - 1), timeZone));
  return first <= utcOf(day) && utcOf(day) <= last;
}

/** What phones show in place of the table. */
function EventList({ props, data, context }: Props) {
  const Title = props.heading ? 'h3' : 'h2';
  const place = { locale: context.locale, timeZone: context.site.settings.timeZone };
  return (
    <ol className="calendar-list">
      {data.events.map((event) => (
        <li key={event.id}>
          <Title {...directionIn(context.locale, event.title)}>
            <a href={event.path}>{event.title}</a>
          </Title>
          <EventDetails event={event} isPast={isPastEvent(event, context.now)} {...place} />
        </li>
      ))}
    </ol>
  );
}

function formatMonth(month: CivilMonth, locale: string): string {
  return dateFormat(locale, 'UTC', { month: 'long', year: 'numeric' }).format(utcOf({ ...month, day: 1 }));
}
