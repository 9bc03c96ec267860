/**
 * Books: looks for what is free and takes it, in one transaction. Writes of SQLite come one after the other, those of
 * PostgreSQL are serialisable: of several that want the last table, one gets it.
 */
import type { Booking } from '#domain/bookings/calls.ts';
import { BOOKING_LIMITS, type BookingState, HOLD_MINUTES, LAST_INSTANT } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { costsOf, shownPrice } from '#domain/bookings/price.ts';
import type { BookingPrice, BookingService, BookingsSettings } from '#domain/bookings/settings.ts';
import { busySpan, endOf, findSlot, type Slot, type Span, type Wish } from '#domain/bookings/slots.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { keyWithContent } from '../http/submission-key.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { MAIL_JOB, type MailPayload } from './mail-job.ts';
import { notifyLater } from './notify-owner.ts';
import { countToCome, findBooking, insertBookings, listTaken, settingsOf } from './queries.ts';
import { type BookingTable, FREE_OF_CHARGE, wordsOfGuest } from './tables.ts';

export interface BookingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly newToken: () => string;
  readonly timeZoneOf: (siteId: string) => Promise<string>;
}

/** Whether what somebody sent is a moment at all: calendars end somewhere. */
export function isInstant(at: number): boolean {
  return Number.isSafeInteger(at) && at >= 0 && at < LAST_INSTANT;
}

export interface NewBooking {
  readonly serviceId: string;
  readonly resourceId?: string | undefined;
  readonly startsAt: number;
  readonly party: number;
  readonly customer: Booking['customer'];
  readonly answers: Booking['answers'];
  readonly timeZone: string;
  /** In which a guest books: BCP 47. */
  readonly locale?: string;
  /** Of a guest; the same booking sent twice with one is booked once. */
  readonly key?: string | undefined;
  /** Identifies the visitor who typed the address; absent if the owner did. */
  readonly sender?: string | undefined;
  /** Without it as the owner has decided for guests. */
  readonly state?: BookingState;
  readonly isMailed: boolean;
  /** Of the store. */
  readonly currency: CurrencyCode;
  /** Prices as guests see them, from those that the owner typed. */
  readonly shown: (minor: number) => number;
}

export type Booked =
  | { readonly kind: 'booked'; readonly row: BookingTable }
  | { readonly kind: 'taken' | 'missing' };

/** As `book`, but nobody takes a house's whole calendar. */
export async function bookAsGuest(
  tx: Queryable,
  deps: BookingDeps,
  where: { readonly siteId: string; readonly timeZone: string },
  wanted: NewBooking,
): Promise<Booked | { readonly kind: 'too-many' }> {
  const { siteId } = where;
  const known = await findSame(tx, siteId, wanted);
  if (known) return { kind: 'booked', row: known };
  const { email } = wanted.customer;
  const count = await countToCome(tx, siteId, { email, from: deps.now() });
  return count >= BOOKING_LIMITS.toCome ? { kind: 'too-many' } : take(tx, deps, where, wanted);
}

/** A key is only good for the booking it came with: alone, it never shows the booking of another guest. */
function submissionKeyOf({ key, ...wanted }: NewBooking): string | undefined {
  const { serviceId, resourceId, startsAt, party, customer, answers, timeZone } = wanted;
  const content = [serviceId, resourceId ?? '', startsAt, party, customer, answers, timeZone];
  return key === undefined ? undefined : keyWithContent(key, content);
}

async function findSame(
  tx: Queryable,
  siteId: string,
  wanted: NewBooking,
): Promise<BookingTable | undefined> {
  const key = submissionKeyOf(wanted);
  return key === undefined ? undefined : findBooking(tx, siteId, { submissionKey: key });
}

export async function book(
  tx: Queryable,
  deps: BookingDeps,
  where: { readonly siteId: string; readonly timeZone: string },
  wanted: NewBooking,
): Promise<Booked> {
  const known = await findSame(tx, where.siteId, wanted);
  return known ? { kind: 'booked', row: known } : take(tx, deps, where, wanted);
}

async function take(
  tx: Queryable,
  deps: BookingDeps,
  { siteId, timeZone }: { readonly siteId: string; readonly timeZone: string },
  wanted: NewBooking,
): Promise<Booked> {
  const settings = await settingsOf(tx, siteId);
  const service = offered(settings.services).find(({ id }) => id === wanted.serviceId);
  if (!service) return { kind: 'missing' };
  // Whoever keeps the house decides how soon: guests have to ask in time.
  const asked = wanted.state ? { ...service, leadHours: 0 } : service;
  const wish = { service: asked, party: wanted.party, resourceId: wanted.resourceId || undefined };
  const slot = await findFree(tx, deps, { siteId, timeZone, settings, wish }, wanted.startsAt);
  const resource = settings.resources.find(({ id }) => id === slot?.resourceIds[0]);
  if (!resource) return { kind: 'taken' };
  const costs = service.price && pricedFor(deps, service.price, wanted);
  const row: BookingTable = {
    id: deps.newId(),
    siteId,
    token: deps.newToken(),
    submissionKey: submissionKeyOf(wanted) ?? null,
    state: wanted.state ?? (costs ? 'unpaid' : settings.mode === 'instant' ? 'confirmed' : 'requested'),
    serviceId: service.id,
    serviceName: service.name,
    resourceId: resource.id,
    resourceName: resource.name,
    ...timesOf(service, wanted.startsAt),
    party: wanted.party,
    ...wanted.customer,
    email: wanted.customer.email.toLowerCase(),
    words: wordsOfGuest(wanted.customer),
    answers: JSON.stringify(wanted.answers),
    timeZone: wanted.timeZone,
    locale: wanted.locale ?? null,
    sequence: 0,
    createdAt: deps.now(),
    changedAt: deps.now(),
    remindedAt: null,
    ...FREE_OF_CHARGE,
    ...costs,
  };
  await insertBookings(tx, [row]);
  await tellOf(tx, deps, row, wanted);
  return { kind: 'booked', row };
}

/** Guests pay at once; whom the owner enters pays on site. */
function pricedFor(
  { now }: BookingDeps,
  price: BookingPrice,
  { party, state, currency, shown }: NewBooking,
): Partial<BookingTable> {
  return {
    ...costsOf(shownPrice(price, shown), party),
    currency,
    refundHours: price.refundHours,
    heldUntil: state ? null : now() + HOLD_MINUTES * MINUTE_MS,
  };
}

async function tellOf(
  tx: Queryable,
  deps: BookingDeps,
  row: BookingTable,
  { isMailed, state, sender }: NewBooking,
): Promise<void> {
  // They hear of it once it is paid.
  if (row.state === 'unpaid') return;
  const isConfirmed = row.state === 'confirmed';
  if (isMailed) await mailAbout(tx, deps, row, isConfirmed ? 'confirmed' : 'received', { sender });
  // What the owner enters the owner knows.
  if (!state) await notifyLater(tx, deps, row, isConfirmed ? 'booked' : 'requested');
}

interface Search {
  readonly siteId: string;
  readonly timeZone: string;
  readonly settings: BookingsSettings;
  readonly wish: Wish;
  /** A booking that is being moved does not stand in its own way. */
  readonly exceptId?: string;
}

/** @returns undefined where nothing is free at this time, or nothing begins then */
export async function findFree(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  { siteId, timeZone, settings, wish, exceptId }: Search,
  startsAt: number,
): Promise<Slot | undefined> {
  const taken = await listTaken(tx, siteId, busySpan(wish.service, startsAt), exceptId);
  return findSlot(wish, { settings, timeZone, now: now(), taken }, startsAt);
}

export function timesOf(
  service: BookingService,
  startsAt: number,
): Pick<BookingTable, 'startsAt' | 'endsAt' | 'busyFrom' | 'busyUntil'> {
  const busy = busySpan(service, startsAt);
  return {
    startsAt,
    endsAt: endOf(service, startsAt),
    busyFrom: busy.from,
    busyUntil: busy.until,
  };
}

export async function mailAbout(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { id, siteId, email }: Pick<BookingTable, 'id' | 'siteId' | 'email'>,
  mail: MailPayload['mail'],
  {
    isSameTime = false,
    sender,
  }: { readonly isSameTime?: boolean; readonly sender?: string | undefined } = {},
): Promise<void> {
  if (email === '') return;
  await enqueue(tx, deps, {
    type: MAIL_JOB,
    siteId,
    payload: {
      bookingId: id,
      siteId,
      mail,
      ...(isSameTime && { isSameTime }),
      ...(sender !== undefined && { sender }),
    },
  });
}

/** Around the days from an instant on, whatever the hours and buffers. */
export function spanAround(from: number, days: number): Span {
  return { from: from - 2 * DAY_MS, until: from + (days + 3) * DAY_MS };
}
