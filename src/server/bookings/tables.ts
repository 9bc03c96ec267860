import type { Booking } from '#domain/bookings/calls.ts';
import type { BookingState } from '#domain/bookings/contract.ts';
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
}

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
    timeZone: row.timeZone,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}
