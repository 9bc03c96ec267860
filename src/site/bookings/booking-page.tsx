/** A booking as its guest sees it, by the link of the mail: looked at, put into a calendar, moved, cancelled. */
import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import {
  BOOK_PATH,
  bookingPath,
  CHANGE_PATH,
  calendarPath,
  HOLDING_STATES,
} from '#domain/bookings/contract.ts';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { moneyFacts, PayForm, type Paying, RefundRule, refundInWords } from './booking-money.tsx';
import { DayChoice, type MonthChoice, TimeChoice, type TimeChoiceProps, zoneInWords } from './day-choice.tsx';
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
  /** How it can be paid, while its time is held. */
  readonly paying: Paying | undefined;
  /** Of the order that pays it; empty where there is none. */
  readonly orderToken: string;
  readonly now: number;
  readonly moving: { readonly days: MonthChoice; readonly times: TimeChoiceProps | undefined } | undefined;
}

export function bookingPageTitle({ state }: Pick<Booking, 'state'>, locale: string): string {
  return bookingPageWords(locale)(`title.${state}`);
}

export function BookingPage(props: BookingPageProps): ReactNode {
  const { booking, token, locale, said, isChangeable, moving } = props;
  const say = bookingPageWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{bookingPageTitle(booking, locale)}</h1>
      {said && (
        <p
          id={SAID_ID}
          className="shop-problems"
          tabIndex={-1}
          role={said.isError ? 'alert' : 'status'}
          {...(said.isError && PROBLEM_MARK)}
        >
          {said.words}
        </p>
      )}
      <p>{say(`state.${booking.state}`)}</p>
      <Facts booking={booking} locale={locale} />
      <Next {...props} />
      {isChangeable &&
        (moving ? (
          <Move {...moving} {...{ token, locale }} />
        ) : (
          <Change {...{ token, locale }} refund={refundInWords(props, props.now)} />
        ))}
      {!isChangeable && (booking.state === 'confirmed' || booking.state === 'requested') && (
        <p>{say('tooLate')}</p>
      )}
      {OVER.includes(booking.state) && (
        <p>
          <a href={BOOK_PATH}>{say('another')}</a>
        </p>
      )}
    </div>
  );
}

/** What its guest pays, keeps or looks at. */
function Next({ booking, token, locale, paying, orderToken }: BookingPageProps): ReactNode {
  const say = bookingPageWords(locale);
  return (
    <>
      {booking.state === 'unpaid' && paying && <PayForm {...{ booking, token, paying, locale }} />}
      {(HOLDING_STATES.includes(booking.state) || booking.state === 'unpaid') && (
        <RefundRule booking={booking} locale={locale} />
      )}
      {booking.payment?.state === 'refund-due' && <p>{say('refundComing')}</p>}
      {booking.state === 'confirmed' && (
        <p>
          <a href={calendarPath(token)} download>
            {say('addToCalendar')}
          </a>
        </p>
      )}
      {orderToken !== '' && (
        <p>
          <a href={orderStatusPath(orderToken)}>{say('viewPayment')}</a>
        </p>
      )}
    </>
  );
}

const OVER: readonly string[] = ['cancelled', 'declined', 'expired'];

function Facts({ booking, locale }: Pick<BookingPageProps, 'booking' | 'locale'>): ReactNode {
  const say = bookingPageWords(locale);
  const { startsAt, endsAt, timeZone, party, payment } = booking;
  const when = dateFormat(locale, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <dl className="book-facts">
      <Fact name={say('what')} words={booking.serviceName} />
      <Fact name={say('when')} words={when.formatRange(startsAt, endsAt)}>
        <small>{say('timesIn', { zone: zoneInWords(timeZone) })}</small>
      </Fact>
      <Fact name={say('with')} words={booking.resourceName} />
      {party > 1 && <Fact name={say('party')} words={String(party)} />}
      <Fact name={say('for')} words={booking.customer.name} />
      {payment &&
        moneyFacts(payment, locale).map(([name, words]) => <Fact key={name} {...{ name, words }} />)}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly words: string;
  readonly children?: ReactNode;
}

function Fact({ name, words, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words}
        {children}
      </dd>
    </div>
  );
}

type OwnProps = Pick<BookingPageProps, 'token' | 'locale'>;

function Change({ token, locale, refund }: OwnProps & { readonly refund: string | undefined }): ReactNode {
  const say = bookingPageWords(locale);
  return (
    <div className="book-change">
      <a className="book-go" href={`${bookingPath(token)}?move`}>
        {say('move')}
      </a>
      <details>
        <summary>{say('cancel')}</summary>
        <p>{say('cancelNote')}</p>
        {refund && <p>{refund}</p>}
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
