/** The calls about bookings: what there is to book, what has been booked, and what becomes of it. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { findsPeople, hiddenFromPrograms, personal } from '../calls/personal.ts';
import { idSchema } from '../links/link.ts';
import { CURRENCY_CODES } from '../money/currencies.ts';
import { BOOKING_LIMITS, BOOKING_STATES } from './contract.ts';
import { bookedSchema } from './end-offer.ts';
import { PAYMENT_STATES } from './price.ts';
import { blockSchema, bookingSettingsSchema, daySchema } from './settings.ts';

const BOOKINGS = '/api/sites/:site/bookings';
const BOOKING = `${BOOKINGS}/:booking` as const;
const read = 'config.scheduling-read';
const change = 'config.scheduling';
const setUp = 'config.scheduling-setup';

const customerSchema = z.object({
  name: z.string().trim().min(1).max(BOOKING_LIMITS.name),
  email: z.union([z.email().max(BOOKING_LIMITS.email), z.literal('')]),
  phone: z.string().trim().max(BOOKING_LIMITS.phone),
  note: z.string().trim().max(BOOKING_LIMITS.note),
});

export const answersSchema = z.array(z.object({ label: z.string().max(200), value: z.string().max(2000) }));

/** As it is kept. */
export const guestSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
});

const paymentSchema = z
  .object({
    state: z.enum(PAYMENT_STATES),
    currency: z.enum(CURRENCY_CODES),
    priceMinor: z.int(),
    dueMinor: z.int().meta({ description: 'Of the price, what is paid when booking.' }),
    paidMinor: z.int(),
    refundedMinor: z.int(),
    refundHours: z
      .int()
      .nullable()
      .meta({ description: 'Guests who cancel until this long before the start get a refund.' }),
    heldUntil: instant.nullable().meta({ description: 'While the guest pays.' }),
    orderId: z.string().nullable(),
    isTest: z.boolean(),
  })
  .meta({ id: 'BookingPayment' });

export const bookingSchema = z
  .object({
    id: z.string(),
    state: z.enum(BOOKING_STATES),
    serviceId: z.string(),
    serviceName: z.string(),
    resourceId: z.string(),
    resourceName: z.string(),
    startsAt: instant,
    endsAt: instant,
    party: z.int(),
    customer: hiddenFromPrograms(guestSchema, read),
    answers: hiddenFromPrograms(answersSchema, read),
    payment: paymentSchema
      .nullable()
      .default(null)
      .meta({ description: 'Null for a booking without a price.' }),
    timeZone: z.string().meta({ description: 'The time zone the guest saw.' }),
    createdAt: instant,
    changedAt: instant,
  })
  .meta({ id: 'Booking' });
export type Booking = Shape<typeof bookingSchema>;

const settingsAnswer = z.object({
  settings: bookingSettingsSchema,
  timeZone: z.string().meta({ description: 'The site’s time zone, for hours and days.' }),
  siteHours: bookingSettingsSchema.shape.hours.meta({
    description: 'Opening hours in the address settings of the site. Empty if there are none.',
  }),
  currency: z.enum(CURRENCY_CODES).meta({ description: 'Of prices.' }),
  canBePaid: z.boolean().meta({ description: 'The store has a way to pay online.' }),
  booked: z.array(bookedSchema),
});
const one = z.object({ booking: bookingSchema });

export const readSettings = call('GET', `${BOOKINGS}/settings`, {
  may: read,
  summary: 'Returns services, resources and opening hours.',
  answer: settingsAnswer,
  cache: 'no-store',
});

export const saveSettings = call('PUT', `${BOOKINGS}/settings`, {
  may: setUp,
  summary: 'Changes services, resources and opening hours.',
  description:
    'Existing bookings don’t change. Anything you remove that has bookings is kept until its last booking is over. Days off have their own calls.',
  body: bookingSettingsSchema.omit({ blocked: true }),
  answer: settingsAnswer,
  errors: { 'too-many': 409 },
  leaves: 'booking.settings-changed',
});

export const endOffer = call('POST', `${BOOKINGS}/ended`, {
  may: setUp,
  summary: 'Stops offering a table, a person or a service.',
  description:
    'Future bookings are kept, moved to another free place at the same time, or cancelled. Bookings that can’t be moved are kept. Bookings of a service are not moved.',
  body: z.object({ id: idSchema, bookings: z.enum(['keep', 'move', 'cancel']) }),
  answer: settingsAnswer.extend({
    changed: z.int().meta({ description: 'How many were moved or cancelled.' }),
    kept: z.int(),
  }),
  errors: { missing: 404 },
  leaves: 'booking.settings-changed',
});

export const listBookings = call('GET', BOOKINGS, {
  may: read,
  summary: 'Lists up to 500 bookings that start in a period, in order.',
  query: z.object({
    from: z.coerce.number().int(),
    until: z.coerce.number().int(),
    state: z.enum(BOOKING_STATES).exactOptional(),
    resource: idSchema.exactOptional(),
    service: idSchema.exactOptional(),
    words: findsPeople(
      z
        .string()
        .max(200)
        .exactOptional()
        .meta({ description: 'In the name, email address or phone number.' }),
      read,
    ),
    order: z.enum(['first', 'last']).default('first').meta({ description: 'Which come first.' }),
  }),
  refusesQuery: 'Give the start and end of the period, in milliseconds since 1970.',
  answer: z.object({
    bookings: z.array(bookingSchema),
    requested: z.int().meta({ description: 'Number of requests waiting for an answer.' }),
  }),
  cache: 'no-store',
});

export const readRequested = call('GET', '/api/sites/:site/requested-bookings', {
  may: read,
  summary: 'Counts booking requests waiting for an answer.',
  answer: z.object({ requested: z.int() }),
  cache: 'no-store',
});

export const readFree = call('GET', `${BOOKINGS}/free`, {
  may: read,
  summary: 'Lists a day’s free times.',
  query: z.object({
    service: idSchema,
    day: daySchema,
    party: z.coerce.number().int().min(1).default(1),
    resource: idSchema.exactOptional(),
    except: idSchema
      .exactOptional()
      .meta({ description: 'A booking you are moving. It doesn’t block its own time.' }),
  }),
  refusesQuery: 'Give a service and a day like 2026-12-24.',
  answer: z.object({
    slots: z.array(z.object({ startsAt: instant, resourceIds: z.array(z.string()) })),
  }),
  cache: 'no-store',
});

export const readBooking = call('GET', `${BOOKINGS}/one/:booking`, {
  may: read,
  summary: 'Returns a booking.',
  answer: one,
  errors: { missing: 404 },
  cache: 'no-store',
});

export const makeBooking = call('POST', BOOKINGS, {
  may: change,
  summary: 'Creates a booking for someone, for example by phone.',
  description: 'Confirmed immediately. Sends an email if you ask for it and there is an address.',
  body: z.object({
    serviceId: idSchema,
    resourceId: idSchema.optional(),
    startsAt: instant,
    party: z.int().min(1).max(BOOKING_LIMITS.party),
    customer: customerSchema,
    isMailed: z.boolean(),
  }),
  answer: one,
  status: 201,
  errors: { taken: 409, missing: 404 },
  leaves: 'booking.made',
});

export const decideBooking = call('POST', `${BOOKING}/decide`, {
  may: change,
  summary: 'Confirms, declines or cancels a booking, or records whether the guest came.',
  description: 'The guest gets an email when the booking is confirmed, declined or cancelled.',
  body: z.object({ state: z.enum(BOOKING_STATES) }),
  answer: one,
  errors: { missing: 404, 'not-now': 409 },
  leaves: 'booking.decided',
});

export const moveBooking = call('POST', `${BOOKING}/move`, {
  may: change,
  summary: 'Moves a booking to another time, table or person.',
  body: z.object({ startsAt: instant, resourceId: idSchema.optional() }),
  answer: one,
  errors: { missing: 404, taken: 409, 'not-now': 409 },
  leaves: 'booking.moved',
});

export const deleteBooking = call('DELETE', `${BOOKINGS}/one/:booking`, {
  may: change,
  summary: 'Deletes a booking and everything about its guest.',
  description: 'Sends no email. The time becomes free.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404 },
  leaves: 'booking.deleted',
});

const feedAnswer = z.object({
  address: personal(
    z
      .string()
      .meta({ description: 'Address of an iCalendar file of all bookings. Null until you create one.' }),
    read,
  ),
});

export const readFeed = call('GET', `${BOOKINGS}/feed`, {
  may: read,
  summary: 'Returns the calendar address of the bookings.',
  answer: feedAnswer,
  cache: 'no-store',
});

export const makeFeed = call('POST', `${BOOKINGS}/feed`, {
  may: setUp,
  summary: 'Creates a calendar address for the bookings.',
  description: 'The previous address stops working. Anyone with the address can see the bookings.',
  body: z.object({}),
  answer: feedAnswer,
  leaves: 'booking.feed-made',
});

export const stopFeed = call('DELETE', `${BOOKINGS}/feed`, {
  may: setUp,
  summary: 'Removes the calendar address.',
  answer: doneAnswer('stopped'),
  errors: { missing: 404 },
  leaves: 'booking.feed-stopped',
});

export const blockDays = call('POST', `${BOOKINGS}/blocked`, {
  may: change,
  summary: 'Blocks days for all bookings, or for one table or person.',
  description: 'Existing bookings are kept.',
  body: blockSchema.omit({ id: true }),
  answer: settingsAnswer,
  errors: { 'too-many': 409 },
  leaves: 'booking.days-blocked',
});

export const openDays = call('DELETE', `${BOOKINGS}/blocked/:block`, {
  may: change,
  summary: 'Removes days off.',
  answer: doneAnswer('opened'),
  errors: { missing: 404 },
  leaves: 'booking.days-opened',
});

export const BOOKINGS_OF_PERSON = z.array(bookingSchema);
