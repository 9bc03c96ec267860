/** What is booked of something that may go, and what becomes of it. */
import { BUSY_STATES, HOLDING_STATES } from '#domain/bookings/contract.ts';
import type { Booked } from '#domain/bookings/end-offer.ts';
import { LONGEST_BUSY_MS } from '#domain/bookings/slots.ts';
import type { Queryable } from '../db/schema.ts';
import { type BookingTable, bookingRow } from './tables.ts';

export async function listBooked(db: Queryable, siteId: string, now: number): Promise<Booked[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['resource_id', 'service_id'])
    .select(({ fn }) => [
      fn.max('resource_name').as('name'),
      fn.countAll().as('count'),
      fn.max('busy_until').as('until'),
    ])
    .where('site_id', '=', siteId)
    .where('busy_from', '>', now - LONGEST_BUSY_MS)
    .where('busy_until', '>', now)
    .where('state', 'in', BUSY_STATES)
    .groupBy(['resource_id', 'service_id'])
    .orderBy('resource_id')
    .orderBy('service_id')
    .execute();
  return rows.map(({ resource_id, service_id, name, count, until }) => ({
    resourceId: resource_id,
    resourceName: name,
    serviceId: service_id,
    count: Number(count),
    until: Number(until),
  }));
}

/** Those that have not begun. */
export async function listAhead(
  db: Queryable,
  siteId: string,
  of: { readonly resource_id: string } | { readonly service_id: string },
  now: number,
): Promise<BookingTable[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((row) => row.and(of))
    .where('starts_at', '>', now)
    .where('state', 'in', HOLDING_STATES)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(bookingRow);
}

export async function passOn(tx: Queryable, siteId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ resource_id: to })
    .where('site_id', '=', siteId)
    .where('resource_id', '=', from)
    .execute();
}
