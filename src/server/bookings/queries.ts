import { type BookingState, BUSY_STATES, OPEN_STATES } from '#domain/bookings/contract.ts';
import { type BookingsSettings, bookingSettingsSchema, NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { indexTaken, LONGEST_BUSY_MS, type Span, type TakenIndex } from '#domain/bookings/slots.ts';
import type { AccountPage } from '#domain/members/account-entry.ts';
import { readHours } from '#domain/settings/opening-hours.ts';
import { matchWords } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../kernel/sites/queries-person.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';
import type { BookingTable } from './tables.ts';

const MOST_LISTED = 500;
const MOST_REMINDED = 100;
const MOST_IN_FEED = 2000;
const MOST_RELEASED = 100;

export const settingsRow = rowOfSite('bookingSettings', 'settings', bookingSettingsSchema);
export const { write: writeSettings } = settingsRow;

export async function settingsOf(db: Queryable, siteId: string): Promise<BookingsSettings> {
  const settings = (await settingsRow.find(db, siteId)) ?? NO_BOOKINGS;
  if (!settings.areHoursOfSite) return settings;
  const hours = await siteHours(db, siteId);
  return hours.length > 0 ? { ...settings, hours } : settings;
}

/** As the address settings of the site say them; empty where they do not. */
export async function siteHours(db: Queryable, siteId: string): Promise<BookingsSettings['hours']> {
  const site = await findSiteSettings(db, siteId);
  return readHours(site?.business?.hours ?? '').hours;
}

/** What is taken of everything during some time. */
export async function listTaken(
  db: Queryable,
  siteId: string,
  { from, until }: Span,
  exceptId = '',
): Promise<TakenIndex> {
  const rows = await db
    .selectFrom('bookings')
    .select(['resourceId', 'busyFrom', 'busyUntil', 'party'])
    .where('siteId', '=', siteId)
    .where('busyFrom', '<', until)
    // Else all that ever was would be looked through.
    .where('busyFrom', '>', from - LONGEST_BUSY_MS)
    .where('busyUntil', '>', from)
    .where('state', 'in', BUSY_STATES)
    .where('id', '!=', exceptId)
    .execute();
  return indexTaken(rows);
}

export interface BookingFilter {
  readonly from: number;
  readonly until: number;
  readonly state?: BookingState | undefined;
  readonly resource?: string | undefined;
  readonly service?: string | undefined;
  readonly words?: string | undefined;
  readonly order?: 'first' | 'last';
}

export async function listBookings(
  db: Queryable,
  siteId: string,
  { from, until, state, resource, service, words = '', order = 'first' }: BookingFilter,
): Promise<BookingTable[]> {
  let query = db
    .selectFrom('bookings')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', until);
  if (state) query = query.where('state', '=', state);
  if (resource) query = query.where('resourceId', '=', resource);
  if (service) query = query.where('serviceId', '=', service);
  const named = matchWords(words, ['words']);
  if (named) query = query.where(named);
  const direction = order === 'first' ? 'asc' : 'desc';
  return query.orderBy('startsAt', direction).orderBy('id', direction).limit(MOST_LISTED).execute();
}

export async function countToCome(
  db: Queryable,
  siteId: string,
  { email, from }: { readonly email: string; readonly from: number },
): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('email', '=', email.toLowerCase())
    .where('startsAt', '>=', from)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** @returns whether it was there */
export async function deleteBooking(tx: Queryable, siteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bookings')
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRequested(db: Queryable, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function findBooking(
  db: Queryable,
  siteId: string,
  by: { readonly id: string } | { readonly token: string } | { readonly submissionKey: string },
): Promise<BookingTable | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('siteId', '=', siteId)
    .where((row) => row.and(by))
    .executeTakeFirst();
}

export async function insertBookings(tx: Queryable, rows: readonly BookingTable[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('bookings')
      .values([...rows])
      .execute();
}

/** One with the same link is the same booking. */
export async function insertMovedBookings(tx: Queryable, rows: readonly BookingTable[]): Promise<void> {
  await tx
    .insertInto('bookings')
    .values([...rows])
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

export async function updateBooking(tx: Queryable, id: string, change: Partial<BookingTable>): Promise<void> {
  await tx.updateTable('bookings').set(change).where('id', '=', id).execute();
}

function unreminded(db: Queryable, { from, until }: Span) {
  return db
    .selectFrom('bookings')
    .where('state', '=', 'confirmed')
    .where('startsAt', '>', from)
    .where('startsAt', '<=', until)
    .where('remindedAt', 'is', null)
    .where('email', '!=', '');
}

export async function listSitesToRemind(db: Queryable, span: Span): Promise<string[]> {
  const rows = await unreminded(db, span).select('siteId').distinct().orderBy('siteId').execute();
  return rows.map(({ siteId }) => siteId);
}

/** Confirmed ones with an address of which nobody has been reminded, the soonest first. */
export async function listUnreminded(db: Queryable, siteId: string, span: Span): Promise<BookingTable[]> {
  return unreminded(db, span)
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('startsAt')
    .limit(MOST_REMINDED)
    .execute();
}

export async function listOfPerson(db: Queryable, siteId: string, email: string): Promise<BookingTable[]> {
  return listRowsOfPerson(db, 'bookings', { siteId, email }, 'startsAt');
}

/** The last one first, and one more than the page has. */
export async function listLatestOfPerson(
  db: Queryable,
  { siteId, email }: { readonly siteId: string; readonly email: string },
  { from, most }: AccountPage,
): Promise<BookingTable[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .offset(from)
    .execute();
}

export function deleteOfPerson(tx: Queryable, siteId: string, email: string): Promise<number> {
  return deleteRowsOfPerson(tx, 'bookings', { siteId, email });
}

export async function findFeedToken(db: Queryable, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookingFeeds')
    .select('token')
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.token;
}

/** In the place of the one there was. */
export async function writeFeedToken(tx: Queryable, siteId: string, token: string): Promise<void> {
  await tx
    .insertInto('bookingFeeds')
    .values({ siteId, token })
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ token }))
    .execute();
}

export async function deleteFeed(tx: Queryable, siteId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bookingFeeds')
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that hold, within a span of time, in their order. */
export async function listHeld(
  db: Queryable,
  siteId: string,
  { from, until }: Span,
): Promise<BookingTable[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', until)
    .where('state', 'in', BUSY_STATES)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(MOST_IN_FEED)
    .execute();
}

/** What ended so long ago that nobody asks for it. */
export async function deleteEnded(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('bookings').where('endsAt', '<', before).execute();
}

/** Those whose guests have not paid in time, of all sites. */
export async function listUnpaid(db: Queryable, now: number): Promise<BookingTable[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('state', '=', 'unpaid')
    .where('heldUntil', '<=', now)
    .orderBy('heldUntil')
    .limit(MOST_RELEASED)
    .execute();
}
