/** Days with their bookings: columns where there is room, one below the other where there is not. */

import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import { type CivilDate, civilDate, formatDateKey, isSameDay, utcOf } from '#domain/locale/civil-date.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { rich } from '../rich.tsx';
import { Badge } from '../ui/badge.tsx';
import styles from './bookings.module.css';
import { NOT_OFFERED, STATE_TONES, STATE_WORDS } from './use-bookings.ts';
import * as say from './words/en.ts';

/** More of a day are told as a number. */
const SHOWN_IN_MONTH = 3;

interface Around {
  readonly view: 'week' | 'month';
  readonly anchor: CivilDate;
  readonly today: CivilDate;
  readonly timeZone: string;
  readonly bookings: readonly Booking[];
  readonly isOffered: (booking: Booking) => boolean;
  readonly onOpen: (id: string) => void;
  /** Looks at a day closely. */
  readonly onDay: (day: CivilDate) => void;
}

export function Days({ days, ...around }: Around & { readonly days: readonly CivilDate[] }): ReactNode {
  const { view, timeZone, bookings } = around;
  return (
    <>
      {view === 'month' && bookings.length === 0 && <p role="status">{say.noBookingsThisMonth}</p>}
      <ol className={styles['days']} data-view={view}>
        {days.map((day) => (
          <Day
            key={formatDateKey(day)}
            {...around}
            day={day}
            bookings={bookings.filter(({ startsAt }) => isSameDay(civilDate(startsAt, timeZone), day))}
          />
        ))}
      </ol>
    </>
  );
}

function Day({
  day,
  view,
  anchor,
  today,
  bookings,
  timeZone,
  isOffered,
  onOpen,
  onDay,
}: Around & { readonly day: CivilDate }): ReactNode {
  const isToday = isSameDay(day, today);
  const isMonth = view === 'month';
  const shown = isMonth ? bookings.slice(0, SHOWN_IN_MONTH) : bookings;
  const more = bookings.length - shown.length;
  const name = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <li
      className={`stack tight top ${styles['day']}`}
      data-today={isToday || undefined}
      data-beside={(isMonth && day.month !== anchor.month) || undefined}
      data-empty={bookings.length === 0 || undefined}
    >
      <h3 className={styles['name']}>
        {name.format(utcOf(day))}
        {isToday && <span className="visually-hidden"> {say.today}</span>}
      </h3>
      {bookings.length === 0 && !isMonth && <p className="hint">{say.noBookings}</p>}
      {shown.map((booking) => (
        <Entry key={booking.id} isOffered={isOffered(booking)} {...{ booking, timeZone, isMonth, onOpen }} />
      ))}
      {more > 0 && (
        <button type="button" className={`small accent ${styles['more']}`} onClick={() => onDay(day)}>
          {rich(say.moreMoreOnUtc, {
            more,
            utc: name.format(utcOf(day)),
            span: (inside) => <span className="visually-hidden">{inside}</span>,
          })}
        </button>
      )}
    </li>
  );
}

interface EntryProps {
  readonly isOffered: boolean;
  readonly booking: Booking;
  readonly timeZone: string;
  /** There is room for one line. */
  readonly isMonth: boolean;
  readonly onOpen: (id: string) => void;
}

function Entry({ booking, isOffered, timeZone, isMonth, onOpen }: EntryProps): ReactNode {
  const { id, state, startsAt, party, customer, serviceName, resourceName } = booking;
  const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone });
  return (
    <button
      type="button"
      className={`stack frame lit full snug start words ${styles['booking']}`}
      data-state={state}
      onClick={() => onOpen(id)}
    >
      <span className="small">
        {party > 1 && !isMonth
          ? fill(say.startsatPartyPeople, { startsAt: clock.format(startsAt), party })
          : clock.format(startsAt)}
      </span>
      <strong>{customer.name}</strong>
      {!isMonth && (
        <span className={styles['what']}>
          {serviceName}, {resourceName}
        </span>
      )}
      {!isOffered && !isMonth && <Badge>{NOT_OFFERED}</Badge>}
      {state !== 'confirmed' &&
        (isMonth ? (
          <span className="visually-hidden">{STATE_WORDS[state]}</span>
        ) : (
          <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
        ))}
    </button>
  );
}
