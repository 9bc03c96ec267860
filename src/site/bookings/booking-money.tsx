/** What a booking costs: on the page on which it is chosen, on its own page, and where it is paid. */
import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import { PAY_PATH } from '#domain/bookings/contract.ts';
import { costsOf, refundUntil } from '#domain/bookings/price.ts';
import type { BookingPrice } from '#domain/bookings/settings.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { CaptchaPlace } from '../captcha-place.tsx';
import { type OfferedMethod, PaymentChoice } from '../store/cart/payment-choice.tsx';
import { SAID_ID } from './problems.tsx';
import { bookingPageWords } from './words/words.ts';

export interface Paying {
  readonly methods: readonly OfferedMethod[];
  /** Tax that is not in the price included. */
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly asksCaptcha: boolean;
  /** Chosen before. */
  readonly payment: string;
}

type Payment = NonNullable<Booking['payment']>;

const asMoney = (minor: number, currency: CurrencyCode, locale: string) =>
  formatMoney({ minor, currency }, { locale });

/** `€60.00, of which €20.00 is due when booking` */
export function priceInWords(price: BookingPrice, currency: CurrencyCode, locale: string): string {
  const say = bookingPageWords(locale);
  const { priceMinor, dueMinor } = costsOf(price, 1);
  const amount = asMoney(priceMinor, currency, locale);
  const each = price.isPerPerson ? say('perPerson', { price: amount }) : amount;
  return dueMinor < priceMinor
    ? say('withDeposit', { price: each, deposit: asMoney(dueMinor, currency, locale) })
    : each;
}

/** Rows of a list of facts. */
export function moneyFacts(payment: Payment, locale: string): readonly (readonly [string, string])[] {
  const say = bookingPageWords(locale);
  const money = (minor: number) => asMoney(minor, payment.currency, locale);
  const { priceMinor, dueMinor, paidMinor, refundedMinor } = payment;
  const left = priceMinor - dueMinor;
  return [
    [say('price'), money(priceMinor)],
    ...(paidMinor > 0 ? [[say('paid'), money(paidMinor)] as const] : []),
    ...(refundedMinor > 0 ? [[say('refunded'), money(refundedMinor)] as const] : []),
    ...(left > 0 && refundedMinor === 0 ? [[say('onSite'), money(left)] as const] : []),
  ];
}

interface OfBooking {
  readonly booking: Booking;
  readonly locale: string;
}

/** Until when a guest who cancels gets a refund. */
export function RefundRule({ booking, locale }: OfBooking): ReactNode {
  const { payment, startsAt, timeZone } = booking;
  if (!payment) return null;
  const say = bookingPageWords(locale);
  const until = refundUntil(startsAt, payment.refundHours);
  const time = dateFormat(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p>
      <small>{until === null ? say('noRefund') : say('refundUntil', { time: time.format(until) })}</small>
    </p>
  );
}

/** What a guest who cancels now gets back. */
export function refundInWords({ booking, locale }: OfBooking, now: number): string | undefined {
  const { payment, startsAt } = booking;
  const left = payment ? payment.paidMinor - payment.refundedMinor : 0;
  if (!payment || left <= 0) return undefined;
  const say = bookingPageWords(locale);
  const until = refundUntil(startsAt, payment.refundHours);
  if (until === null || now > until) return say('noRefundNow');
  return say('refundNow', { amount: asMoney(left, payment.currency, locale) });
}

interface PayFormProps extends OfBooking {
  readonly token: string;
  readonly paying: Paying;
}

export function PayForm({ booking, token, paying, locale }: PayFormProps): ReactNode {
  const { payment, timeZone } = booking;
  if (!payment) return null;
  const say = bookingPageWords(locale);
  const cart = cartWords(locale);
  const { methods, totalMinor, taxMinor, asksCaptcha } = paying;
  const total = asMoney(totalMinor, payment.currency, locale);
  const isTaxAdded = totalMinor > payment.dueMinor;
  const held = dateFormat(locale, timeZone, { timeStyle: 'short' }).format(payment.heldUntil ?? 0);
  const chosen = methods.find(({ id }) => id === paying.payment) ?? methods[0];
  return (
    <form className="shop-steps" method="post" action={`${PAY_PATH}#${SAID_ID}`}>
      {methods.length > 0 && methods.every(({ isTest }) => isTest) && (
        <p className="shop-test">{cart('testMode')}</p>
      )}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="total" value={totalMinor} />
      <p>
        <small>{say('held', { time: held })}</small>
      </p>
      <dl className="book-facts">
        {isTaxAdded && (
          <div>
            <dt>{say('tax')}</dt>
            <dd>{asMoney(taxMinor, payment.currency, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{say('dueNow')}</dt>
          <dd>
            <strong>{total}</strong>
          </dd>
        </div>
      </dl>
      <fieldset>
        <legend>{say('payment')}</legend>
        <PaymentChoice methods={methods} chosen={chosen?.id} locale={locale} />
      </fieldset>
      {asksCaptcha && <CaptchaPlace withoutScripts={cart('captcha.noScripts')} />}
      {methods.length > 0 && (
        <button className="button" type="submit">
          {say('pay', { amount: total })}
        </button>
      )}
    </form>
  );
}
