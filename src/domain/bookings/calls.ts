/** The calls about bookings: what there is to book, what has been booked, and what becomes of it. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { findsPeople, hiddenFromPrograms, personal } from '../calls/personal.ts';
import { idSchema } from '../links/link.ts';
import { BOOKING_LIMITS, BOOKING_STATES } from './contract.ts';
import { bookedSchema } from './end-offer.ts';
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
    timeZone: z.string().meta({ description: 'In which the guest was shown the time.' }),
    createdAt: instant,
    changedAt: instant,
  })
  .meta({ id: 'Booking' });
export type Booking = Shape<typeof bookingSchema>;

const settingsAnswer = z.object({
  settings: bookingSettingsSchema,
  timeZone: z.string().meta({ description: 'Of the site: in it hours and days are read.' }),
  booked: z.array(bookedSchema),
});
const one = z.object({ booking: bookingSchema });

export const readSettings = call('GET', `${BOOKINGS}/settings`, {
  may: read,
  summary: 'Says what there is to book, and when.',
  answer: settingsAnswer,
  cache: 'no-store',
});

export const saveSettings = call('PUT', `${BOOKINGS}/settings`, {
  may: setUp,
  summary: 'Changes what there is to book, and when.',
  description:
    'What has been booked stays as it is: what is left out although it is booked is offered no longer, and kept until its last booking is over. Days off have calls of their own.',
  body: bookingSettingsSchema.omit({ blocked: true }),
  answer: settingsAnswer,
  errors: { 'too-many': 409 },
  leaves: 'booking.settings-changed',
});

export const endOffer = call('POST', `${BOOKINGS}/ended`, {
  may: setUp,
  summary: 'Offers a table, a person or a service no longer.',
  description:
    'The bookings of it that are still to come are kept until then, moved to what else is free at their time, or cancelled. What cannot be moved is kept. Those of a service are not moved.',
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
  summary: 'Lists at most 500 bookings that begin within a span of time, in their order.',
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
        .meta({ description: 'In the name, the email address or the telephone number.' }),
      read,
    ),
    order: z.enum(['first', 'last']).default('first').meta({ description: 'Which come first.' }),
  }),
  refusesQuery: 'Give the beginning and the end of the time to list, in milliseconds since 1970.',
  answer: z.object({
    bookings: z.array(bookingSchema),
    requested: z.int().meta({ description: 'How many requests wait for an answer in all.' }),
  }),
  cache: 'no-store',
});

export const readRequested = call('GET', '/api/sites/:site/requested-bookings', {
  may: read,
  summary: 'Counts the booking requests that wait for an answer.',
  answer: z.object({ requested: z.int() }),
  cache: 'no-store',
});

export const readFree = call('GET', `${BOOKINGS}/free`, {
  may: read,
  summary: 'Lists the free times of a day.',
  query: z.object({
    service: idSchema,
    day: daySchema,
    party: z.coerce.number().int().min(1).default(1),
    resource: idSchema.exactOptional(),
    except: idSchema
      .exactOptional()
      .meta({ description: 'A booking that is being moved: it does not stand in its own way.' }),
  }),
  refusesQuery: 'Give a service and a day like 2026-12-24.',
  answer: z.object({
    slots: z.array(z.object({ startsAt: instant, resourceIds: z.array(z.string()) })),
  }),
  cache: 'no-store',
});

export const readBooking = call('GET', `${BOOKINGS}/one/:booking`, {
  may: read,
  summary: 'Gives one booking.',
  answer: one,
  errors: { missing: 404 },
  cache: 'no-store',
});

export const makeBooking = call('POST', BOOKINGS, {
  may: change,
  summary: 'Books for somebody, by telephone for example.',
  description: 'It is confirmed at once. A mail goes where there is an address and it is asked for.',
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
  summary: 'Confirms, declines or cancels a booking, or says afterwards whether the guest came.',
  description: 'The guest gets a mail when it is confirmed, declined or cancelled.',
  body: z.object({ state: z.enum(BOOKING_STATES) }),
  answer: one,
  errors: { missing: 404, 'not-now': 409 },
  leaves: 'booking.decided',
});

export const moveBooking = call('POST', `${BOOKING}/move`, {
  may: change,
  summary: 'Moves a booking to another time, or to another table or person.',
  body: z.object({ startsAt: instant, resourceId: idSchema.optional() }),
  answer: one,
  errors: { missing: 404, taken: 409, 'not-now': 409 },
  leaves: 'booking.moved',
});

export const deleteBooking = call('DELETE', `${BOOKINGS}/one/:booking`, {
  may: change,
  summary: 'Deletes a booking with all that is known of its guest.',
  description: 'Nobody gets a mail. Its time can be booked again.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404 },
  leaves: 'booking.deleted',
});

const feedAnswer = z.object({
  address: personal(
    z.string().meta({ description: 'Of an iCalendar file of all bookings; null until one is made.' }),
    read,
  ),
});

export const readFeed = call('GET', `${BOOKINGS}/feed`, {
  may: read,
  summary: 'Gives the address under which calendars read the bookings.',
  answer: feedAnswer,
  cache: 'no-store',
});

export const makeFeed = call('POST', `${BOOKINGS}/feed`, {
  may: setUp,
  summary: 'Makes an address under which calendars read the bookings.',
  description:
    'One that was made before is good for nothing from then on. Whoever has it reads who comes when.',
  body: z.object({}),
  answer: feedAnswer,
  leaves: 'booking.feed-made',
});

export const stopFeed = call('DELETE', `${BOOKINGS}/feed`, {
  may: setUp,
  summary: 'Lets calendars read the bookings no longer.',
  answer: doneAnswer('stopped'),
  errors: { missing: 404 },
  leaves: 'booking.feed-stopped',
});

export const blockDays = call('POST', `${BOOKINGS}/blocked`, {
  may: change,
  summary: 'Takes no bookings on these days, of everything or of one table or person.',
  description: 'What has been booked on them stays.',
  body: blockSchema.omit({ id: true }),
  answer: settingsAnswer,
  errors: { 'too-many': 409 },
  leaves: 'booking.days-blocked',
});

export const openDays = call('DELETE', `${BOOKINGS}/blocked/:block`, {
  may: change,
  summary: 'Takes bookings on days off again.',
  answer: doneAnswer('opened'),
  errors: { missing: 404 },
  leaves: 'booking.days-opened',
});

export const BOOKINGS_OF_PERSON = z.array(bookingSchema);
