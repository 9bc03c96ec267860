/** What is booked of something that may go, and what becomes of it. */
import { BUSY_STATES, HOLDING_STATES } from '#domain/bookings/contract.ts';
import type { Booked } from '#domain/bookings/end-offer.ts';
import { LONGEST_BUSY_MS } from '#domain/bookings/slots.ts';
import type { Queryable } from '../db/schema.ts';
import type { BookingTable } from './tables.ts';

export async function listBooked(db: Queryable, siteId: string, now: number): Promise<Booked[]> {
  return db
    .selectFrom('bookings')
    .select(['resourceId', 'serviceId'])
    .select(({ fn }) => [
      fn.max('resourceName').as('resourceName'),
      fn.countAll<number>().as('count'),
      fn.max('busyUntil').as('until'),
    ])
    .where('siteId', '=', siteId)
    .where('busyFrom', '>', now - LONGEST_BUSY_MS)
    .where('busyUntil', '>', now)
    .where('state', 'in', BUSY_STATES)
    .groupBy(['resourceId', 'serviceId'])
    .orderBy('resourceId')
    .orderBy('serviceId')
    .execute();
}

/** Those that have not begun. */
export async function listAhead(
  db: Queryable,
  siteId: string,
  of: { readonly resourceId: string } | { readonly serviceId: string },
  now: number,
): Promise<BookingTable[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('siteId', '=', siteId)
    .where((row) => row.and(of))
    .where('startsAt', '>', now)
    .where('state', 'in', HOLDING_STATES)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

export async function passOn(tx: Queryable, siteId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ resourceId: to })
    .where('siteId', '=', siteId)
    .where('resourceId', '=', from)
    .execute();
}
