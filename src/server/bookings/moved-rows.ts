/** What can be booked moves with a site; what has been booked does where its visitors do. */
import { z } from 'zod';
import { answersSchema, bookingSchema, guestSchema } from '#domain/bookings/calls.ts';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { insertMovedBookings, settingsRow } from './queries.ts';
import { type BookingTable, bookingOf, bookingRow } from './tables.ts';

const entry = bookingSchema.extend({
  id: idSchema,
  customer: guestSchema,
  answers: answersSchema,
  token: z.string().min(8).max(60),
  busyFrom: instant,
  busyUntil: instant,
  sequence: z.int().min(0),
  remindedAt: instant.nullable().default(null),
});
type BookingEntry = z.output<typeof entry>;

const bookings = rowsOfVisitors({
  table: 'bookings',
  file: 'bookings.jsonl',
  entry,
  once: ['the link of a booking', 'token', ({ token }) => token],
  entryOf: (row) => entryOf(bookingRow(row)),
  rowOf,
  insert: insertMovedBookings,
});

function entryOf(row: BookingTable): BookingEntry {
  return {
    ...(bookingOf(row) as z.output<typeof bookingSchema>),
    token: row.token,
    busyFrom: row.busyFrom,
    busyUntil: row.busyUntil,
    sequence: row.sequence,
    remindedAt: row.remindedAt,
  };
}

function rowOf(each: BookingEntry, siteId: string): BookingTable {
  return {
    id: each.id,
    siteId,
    token: each.token,
    submissionKey: null,
    state: each.state,
    serviceId: each.serviceId,
    serviceName: each.serviceName,
    resourceId: each.resourceId,
    resourceName: each.resourceName,
    startsAt: each.startsAt,
    endsAt: each.endsAt,
    busyFrom: each.busyFrom,
    busyUntil: each.busyUntil,
    party: each.party,
    ...each.customer,
    email: each.customer.email.toLowerCase(),
    answers: JSON.stringify(each.answers),
    timeZone: each.timeZone,
    sequence: each.sequence,
    createdAt: each.createdAt,
    changedAt: each.changedAt,
    remindedAt: each.remindedAt,
  };
}

export const moved = [oneASite('booking-settings.json', settingsRow), bookings];
