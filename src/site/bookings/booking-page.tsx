/** A booking as its guest sees it, by the link of the mail: looked at, put into a calendar, moved, cancelled. */
import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import {
  BOOK_PATH,
  type BookingState,
  bookingPath,
  CHANGE_PATH,
  calendarPath,
} from '#domain/bookings/contract.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { DayChoice, type MonthChoice, TimeChoice, type TimeChoiceProps } from './day-choice.tsx';
import { SAID_ID } from './problems.tsx';

export interface BookingPageProps {
  readonly booking: Booking;
  readonly token: string;
  readonly locale: string;
  /** What has just happened to it, or why it did not. */
  readonly said: { readonly words: string; readonly isError: boolean } | undefined;
  /** It is not too late for changes. */
  readonly isChangeable: boolean;
  readonly moving: { readonly days: MonthChoice; readonly times: TimeChoiceProps | undefined } | undefined;
}

const STATES: Readonly<Record<BookingState, string>> = {
  requested: 'Your request',
  confirmed: 'Your booking',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Your visit',
  'no-show': 'Your visit',
};

const WORDS: Readonly<Record<BookingState, string>> = {
  requested: 'We will check your request and get back to you.',
  confirmed: 'Your booking is confirmed. We look forward to seeing you.',
  declined: 'Sorry, we could not take this booking.',
  cancelled: 'This booking is cancelled.',
  done: 'Thank you for coming.',
  'no-show': 'This time has passed.',
};

export function bookingPageTitle({ state }: Pick<Booking, 'state'>): string {
  return STATES[state];
}

export function BookingPage(props: BookingPageProps): ReactNode {
  const { booking, token, locale, said, isChangeable, moving } = props;
  const when = dateFormat(locale, booking.timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <div className="system-page shop-page">
      <h1>{STATES[booking.state]}</h1>
      {said && (
        <p id={SAID_ID} className="shop-problems" tabIndex={-1} role={said.isError ? 'alert' : 'status'}>
          {said.words}
        </p>
      )}
      <p>{WORDS[booking.state]}</p>
      <dl className="book-facts">
        <Fact name="What" words={booking.serviceName} />
        <Fact name="When" words={when.formatRange(booking.startsAt, booking.endsAt)} />
        <Fact name="With" words={booking.resourceName} />
        {booking.party > 1 && <Fact name="People" words={String(booking.party)} />}
        <Fact name="For" words={booking.customer.name} />
      </dl>
      {booking.state === 'confirmed' && (
        <p>
          <a href={calendarPath(token)} download>
            Add to calendar
          </a>
        </p>
      )}
      {isChangeable && (moving ? <Move {...moving} token={token} /> : <Change token={token} />)}
      {!isChangeable && (booking.state === 'confirmed' || booking.state === 'requested') && (
        <p>It is too late to change this online. Please call us.</p>
      )}
      {(booking.state === 'cancelled' || booking.state === 'declined') && (
        <p>
          <a href={BOOK_PATH}>Book another time</a>
        </p>
      )}
    </div>
  );
}

function Fact({ name, words }: { readonly name: string; readonly words: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function Change({ token }: { readonly token: string }): ReactNode {
  return (
    <div className="book-change">
      <a className="book-go" href={`${bookingPath(token)}?move`}>
        Move booking
      </a>
      <details>
        <summary>Cancel booking</summary>
        <p>Your time becomes free for others. You can’t undo this.</p>
        <form method="post" action={`${CHANGE_PATH}#${SAID_ID}`}>
          <input type="hidden" name="token" value={token} />
          <button className="button" type="submit" name="action" value="cancel">
            Yes, cancel this booking
          </button>
        </form>
      </details>
    </div>
  );
}

type MoveProps = NonNullable<BookingPageProps['moving']> & { readonly token: string };

function Move({ days, times, token }: MoveProps): ReactNode {
  return (
    <section aria-labelledby="book-move">
      <h2 id="book-move">Choose another time</h2>
      <div className="book-when">
        <DayChoice {...days} />
        {times && (
          <form id="details" className="shop-steps" method="post" action={`${CHANGE_PATH}#${SAID_ID}`}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="day" value={times.day} />
            <TimeChoice {...times} />
            {times.times.length > 0 && (
              <button className="button" type="submit" name="action" value="move">
                Move to this time
              </button>
            )}
          </form>
        )}
      </div>
      <p>
        <a href={bookingPath(token)}>Keep it as it is</a>
      </p>
    </section>
  );
}
