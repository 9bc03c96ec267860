/** Sets a mail to a guest: what became of their booking, the booking itself, and what the owner adds. Sent and previewed alike. */
import { dateFormat } from '../locale/date-format.ts';
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import type { BookingMail } from './contract.ts';
import { bookingWords } from './words/words.ts';

export interface MailedBooking {
  /** Of the guest. */
  readonly name: string;
  readonly service: string;
  /** With whom or where. */
  readonly resource: string;
  readonly startsAt: number;
  /** On whose clock the guest saw the time. */
  readonly timeZone: string;
  readonly party: number;
  /** Of a booking with a price. */
  readonly payment?: BookingMoney | undefined;
  /** It was moved to somebody else, at the time that it had. */
  readonly isSameTime?: boolean;
}

interface BookingMoney {
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
  readonly dueMinor: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly isRefundDue: boolean;
}

export interface BookingMailAbout {
  readonly site: string;
  /** Of the guest. */
  readonly locale: string;
  /** Of the booking's page. */
  readonly url: string;
  /** What the owner adds; empty for nothing. */
  readonly own: string;
}

export function writeBookingMail(
  mail: BookingMail,
  booking: MailedBooking,
  { site, locale, url, own }: BookingMailAbout,
): WrittenMail & { readonly subject: string } {
  const say = bookingWords(locale);
  const { service, name, resource, isSameTime } = booking;
  const subject = say(`mail.${mail}.subject`, { service });
  const words =
    mail === 'moved' && isSameTime
      ? say('mail.sameTime', { name, resource })
      : say(`mail.${mail}.text`, { name });
  const added = own.trim();
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [words, about(booking, locale), ...(added === '' ? [] : [added])],
      action: { label: say('mail.action'), url },
      closing: say('mail.closing', { site }),
      language: locale,
    }),
  };
}

/** What, when on the clock the guest saw, with whom or where, and for how many. */
function about(booking: MailedBooking, locale: string): string {
  const { service, resource, startsAt, timeZone, party, payment } = booking;
  const when = dateFormat(locale, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  const people = party > 1 ? [bookingWords(locale)('mail.people', { party })] : [];
  return [
    service,
    `${when.format(startsAt)} (${timeZone})`,
    resource,
    ...people,
    ...moneyLines(payment, locale),
  ].join('\n');
}

/** What was paid, what is left, and what is given back. */
function moneyLines(payment: BookingMoney | undefined, locale: string): readonly string[] {
  if (!payment) return [];
  const say = bookingWords(locale);
  const { currency, priceMinor, dueMinor, paidMinor, refundedMinor, isRefundDue } = payment;
  const amountOf = (minor: number) => ({ amount: formatMoney({ minor, currency }, { locale }) });
  if (isRefundDue) return [say('mail.refund', amountOf(paidMinor - refundedMinor))];
  const left = priceMinor - dueMinor;
  return [
    paidMinor > 0 ? say('mail.paid', amountOf(paidMinor)) : say('mail.toPay', amountOf(dueMinor)),
    ...(left > 0 ? [say('mail.onSite', amountOf(left))] : []),
  ];
}
