/** When and where an event is, as lists and calendars show it. */
import { type EventFields, isLongEvent } from '#domain/events/event.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
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
  return (
    <p className="event-details">
      {isPast && <span className="event-past">{`${kitWords(locale)('pastEvent')} · `}</span>}
      <time dateTime={formatDateKey(civilDate(event.startsAt, timeZone))}>
        {formatEventTime(event, locale, timeZone)}
      </time>
      {event.location && <span> · {event.location}</span>}
    </p>
  );
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
