/** When and where an event is, as lists, calendars and its own page show it. */
import type { ReactNode } from 'react';
import { type EventFields, isLongEvent } from '#domain/events/event.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatPrice } from '#domain/store/settings/format-price.ts';
import { kitWords } from './words/words.ts';

interface Props {
  readonly event: EventFields;
  readonly locale: string;
  readonly timeZone: string;
}

/** Day and month as a leaf of a calendar; the words beside it say the same, so it is hidden from readers. */
export function EventBadge({ event, locale, timeZone }: Props) {
  return (
    <div className="event-badge" aria-hidden="true">
      <span>{dateFormat(locale, timeZone, { month: 'short' }).format(event.startsAt)}</span>
      <b>{civilDate(event.startsAt, timeZone).day}</b>
    </div>
  );
}

export function EventDetails({ event, locale, timeZone, isPast }: Props & { readonly isPast: boolean }) {
  const change = changeWords({ event, locale, timeZone });
  return (
    <p className="event-details">
      {change && <strong>{`${change} · `}</strong>}
      {isPast && <span className="event-past">{`${kitWords(locale)('pastEvent')} · `}</span>}
      <EventTime event={event} locale={locale} timeZone={timeZone} />
    </p>
  );
}

/** On its own page: also where it is met online, and its tickets. */
export function EventFacts({ event, locale, timeZone }: Props): ReactNode {
  const say = kitWords(locale);
  const change = changeWords({ event, locale, timeZone });
  const { attendance, onlineUrl, tickets } = event;
  return (
    <>
      <p className="event-details">
        {change && <strong>{`${change} · `}</strong>}
        <EventTime event={event} locale={locale} timeZone={timeZone} />
        {attendance !== 'offline' && (
          <span>
            {' · '}
            {onlineUrl ? <a href={onlineUrl}>{say('event.online')}</a> : say('event.online')}
          </span>
        )}
      </p>
      {tickets && (
        <p className="event-details">
          {tickets.isSoldOut ? (
            say('tour.soldOut')
          ) : (
            <a href={tickets.url}>
              {`${say('event.tickets')}: ${tickets.priceMinor === 0 ? say('tour.free') : formatPrice(tickets.priceMinor, tickets.currency, locale)}`}
            </a>
          )}
        </p>
      )}
    </>
  );
}

function EventTime({ event, locale, timeZone }: Props): ReactNode {
  return (
    <>
      <time dateTime={formatDateKey(civilDate(event.startsAt, timeZone))}>
        {formatEventTime(event, locale, timeZone)}
      </time>
      {event.location && <span> · {event.location}</span>}
    </>
  );
}

/** Empty where it takes place as announced. */
function changeWords({ event: { status, previousStartsAt }, locale, timeZone }: Props): string {
  const say = kitWords(locale);
  if (status === 'scheduled') return '';
  if (status === 'cancelled') return say('tour.cancelled');
  if (status === 'postponed') return say('event.postponed');
  if (previousStartsAt === undefined) return say('event.rescheduled');
  const date = dateFormat(locale, timeZone, { dateStyle: 'long' }).format(previousStartsAt);
  return say('event.rescheduledFrom', { date });
}

/** "Saturday, 21 November 2026, 18:00 – 21:00", or the days alone for what takes longer than one. */
function formatEventTime(event: EventFields, locale: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (isLongEvent(event)) {
    return dateFormat(locale, timeZone, day).formatRange(event.startsAt, event.endsAt);
  }
  const format = dateFormat(locale, timeZone, {
    weekday: 'long',
    ...day,
    hour: 'numeric',
    minute: '2-digit',
  });
  return event.endsAt > event.startsAt
    ? format.formatRange(event.startsAt, event.endsAt)
    : format.format(event.startsAt);
}
