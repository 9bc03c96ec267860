/** A booking as its guest sees it, by the link of the mail: looked at, put into a calendar, moved, cancelled. */
import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import { BOOK_PATH, bookingPath, CHANGE_PATH, calendarPath } from '#domain/bookings/contract.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { DayChoice, type MonthChoice, TimeChoice, type TimeChoiceProps } from './day-choice.tsx';
import { SAID_ID } from './problems.tsx';
import { bookingPageWords } from './words/words.ts';

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

export function bookingPageTitle({ state }: Pick<Booking, 'state'>, locale: string): string {
  return bookingPageWords(locale)(`title.${state}`);
}

export function BookingPage(props: BookingPageProps): ReactNode {
  const { booking, token, locale, said, isChangeable, moving } = props;
  const say = bookingPageWords(locale);
  const when = dateFormat(locale, booking.timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <div className="system-page shop-page">
      <h1>{bookingPageTitle(booking, locale)}</h1>
      {said && (
        <p id={SAID_ID} className="shop-problems" tabIndex={-1} role={said.isError ? 'alert' : 'status'}>
          {said.words}
        </p>
      )}
      <p>{say(`state.${booking.state}`)}</p>
      <dl className="book-facts">
        <Fact name={say('what')} words={booking.serviceName} />
        <Fact name={say('when')} words={when.formatRange(booking.startsAt, booking.endsAt)} />
        <Fact name={say('with')} words={booking.resourceName} />
        {booking.party > 1 && <Fact name={say('party')} words={String(booking.party)} />}
        <Fact name={say('for')} words={booking.customer.name} />
      </dl>
      {booking.state === 'confirmed' && (
        <p>
          <a href={calendarPath(token)} download>
            {say('addToCalendar')}
          </a>
        </p>
      )}
      {isChangeable &&
        (moving ? <Move {...moving} {...{ token, locale }} /> : <Change {...{ token, locale }} />)}
      {!isChangeable && (booking.state === 'confirmed' || booking.state === 'requested') && (
        <p>{say('tooLate')}</p>
      )}
      {(booking.state === 'cancelled' || booking.state === 'declined') && (
        <p>
          <a href={BOOK_PATH}>{say('another')}</a>
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

type OwnProps = Pick<BookingPageProps, 'token' | 'locale'>;

function Change({ token, locale }: OwnProps): ReactNode {
  const say = bookingPageWords(locale);
  return (
    <div className="book-change">
      <a className="book-go" href={`${bookingPath(token)}?move`}>
        {say('move')}
      </a>
      <details>
        <summary>{say('cancel')}</summary>
        <p>{say('cancelNote')}</p>
        <form method="post" action={`${CHANGE_PATH}#${SAID_ID}`}>
          <input type="hidden" name="token" value={token} />
          <button className="button" type="submit" name="action" value="cancel">
            {say('cancelYes')}
          </button>
        </form>
      </details>
    </div>
  );
}

type MoveProps = NonNullable<BookingPageProps['moving']> & OwnProps;

function Move({ days, times, token, locale }: MoveProps): ReactNode {
  const say = bookingPageWords(locale);
  return (
    <section aria-labelledby="book-move">
      <h2 id="book-move">{say('chooseOther')}</h2>
      <div className="book-when">
        <DayChoice {...days} />
        {times && (
          <form id="details" className="shop-steps" method="post" action={`${CHANGE_PATH}#${SAID_ID}`}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="day" value={times.day} />
            <TimeChoice {...times} />
            {times.times.length > 0 && (
              <button className="button" type="submit" name="action" value="move">
                {say('moveHere')}
              </button>
            )}
          </form>
        )}
      </div>
      <p>
        <a href={bookingPath(token)}>{say('keep')}</a>
      </p>
    </section>
  );
}
