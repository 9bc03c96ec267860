/** What can be booked moves with a site; what has been booked does where its visitors do. */
import { z } from 'zod';
import { answersSchema, bookingSchema, guestSchema } from '#domain/bookings/calls.ts';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { pick } from '#domain/pick.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { insertMovedBookings, settingsRow } from './queries.ts';
import { type BookingTable, bookingOf, FREE_OF_CHARGE, wordsOfGuest } from './tables.ts';

const entry = bookingSchema.extend({
  id: idSchema,
  customer: guestSchema,
  answers: answersSchema,
  token: z.string().min(8).max(60),
  busyFrom: instant,
  busyUntil: instant,
  sequence: z.int().min(0),
  remindedAt: instant.nullable().default(null),
  locale: z.string().max(35).nullable().default(null),
  isRefundDue: z.boolean().default(false),
});
type BookingEntry = z.output<typeof entry>;

const bookings = rowsOfVisitors({
  table: 'bookings',
  file: 'bookings.jsonl',
  entry,
  once: ['the link of a booking', 'token', ({ token }) => token],
  entryOf,
  rowOf,
  insert: insertMovedBookings,
});

function entryOf(row: BookingTable): BookingEntry {
  return {
    ...(bookingOf(row) as z.output<typeof bookingSchema>),
    ...pick(row, 'token', 'busyFrom', 'busyUntil', 'sequence', 'remindedAt', 'locale'),
    isRefundDue: row.isRefundDue === 1,
  };
}

function rowOf(
  { customer, answers, payment, isRefundDue, ...each }: BookingEntry,
  siteId: string,
): BookingTable {
  return {
    ...each,
    ...customer,
    siteId,
    submissionKey: null,
    email: customer.email.toLowerCase(),
    words: wordsOfGuest(customer),
    answers: JSON.stringify(answers),
    ...FREE_OF_CHARGE,
    ...(payment && costsIn(payment)),
    isRefundDue: Number(isRefundDue),
  };
}

function costsIn({ state: _state, isTest, ...costs }: NonNullable<BookingEntry['payment']>) {
  return { ...costs, isTestPayment: Number(isTest) };
}

export const moved = [oneASite('booking-settings.json', settingsRow), bookings];
