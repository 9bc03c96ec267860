import type { Booking } from '#domain/bookings/calls.ts';
import type { BookingState } from '#domain/bookings/contract.ts';
import { paymentState } from '#domain/bookings/price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { pick } from '#domain/pick.ts';
import type { JsonText } from '../db/json-text.ts';
import { readJson } from '../db/json-text.ts';
import { wordsOf } from '../db/match-words.ts';

interface BookingSettingsTable {
  siteId: string;
  /** BookingsSettings as JSON. */
  settings: string;
}

export interface BookingTable {
  id: string;
  siteId: string;
  /** Of the link in mails. */
  token: string;
  /** What was sent twice is taken once; null as soon as it no longer holds. */
  submissionKey: string | null;
  state: BookingState;
  serviceId: string;
  serviceName: string;
  resourceId: string;
  resourceName: string;
  startsAt: number;
  endsAt: number;
  /** With the buffers. */
  busyFrom: number;
  busyUntil: number;
  party: number;
  name: string;
  email: string;
  phone: string;
  /** The guest as lists find them, folded: see `wordsOf`. */
  words: string;
  note: string;
  /** As JSON: label and value of each. */
  answers: JsonText<Booking['answers']>;
  timeZone: string;
  /** In which the guest booked: BCP 47; null for the site's main language. */
  locale: string | null;
  /** Grows with each change that calendars have to learn of. */
  sequence: number;
  createdAt: number;
  changedAt: number;
  remindedAt: number | null;
  /** Null: it has no price. */
  currency: CurrencyCode | null;
  priceMinor: number;
  /** Of the price, what is paid when booking. */
  dueMinor: number;
  paidMinor: number;
  refundedMinor: number;
  /** See `BookingPrice`. */
  refundHours: number | null;
  /** 1: what was paid has to be given back. */
  isRefundDue: number;
  /** While its guest pays. */
  heldUntil: number | null;
  /** Placed for it. */
  orderId: string | null;
  /** 1: paid by a test. */
  isTestPayment: number;
}

/** Of a booking without a price. */
export const FREE_OF_CHARGE = {
  currency: null,
  priceMinor: 0,
  dueMinor: 0,
  paidMinor: 0,
  refundedMinor: 0,
  refundHours: null,
  isRefundDue: 0,
  heldUntil: null,
  orderId: null,
  isTestPayment: 0,
} as const;

interface BookingFeedTable {
  siteId: string;
  /** Of its address. */
  token: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    bookingSettings: BookingSettingsTable;
    bookingFeeds: BookingFeedTable;
    bookings: BookingTable;
  }
}

export function wordsOfGuest({ name, email, phone }: Pick<BookingTable, 'name' | 'email' | 'phone'>): string {
  return wordsOf(name, email, phone);
}

export function bookingOf(row: BookingTable): Booking {
  const { name, email, phone, note } = row;
  return {
    ...pick(
      row,
      'id',
      'state',
      'serviceId',
      'serviceName',
      'resourceId',
      'resourceName',
      'startsAt',
      'endsAt',
      'party',
    ),
    customer: { name, email, phone, note },
    answers: readJson(row.answers),
    payment: paymentOf(row),
    timeZone: row.timeZone,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}

function paymentOf(row: BookingTable): Booking['payment'] {
  const { currency } = row;
  if (currency === null) return null;
  const isRefundDue = row.isRefundDue === 1;
  return {
    ...pick(
      row,
      'priceMinor',
      'dueMinor',
      'paidMinor',
      'refundedMinor',
      'refundHours',
      'heldUntil',
      'orderId',
    ),
    state: paymentState({ ...row, isRefundDue }),
    currency,
    isTest: row.isTestPayment === 1,
  };
}
