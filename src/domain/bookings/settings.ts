/** What an owner says of bookings: what there is to book, when, and how requests are taken. */
import { z } from 'zod';
import type { Shape } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { BOOKING_LIMITS, BOOKING_MAILS } from './contract.ts';
import { WEEKDAYS } from './opening.ts';
import { MAX_PRICE_MINOR } from './price.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 17:30.');
export const daySchema = z.iso.date('Enter a date like 2026-12-24.');

export const RESOURCE_KINDS = ['table', 'seats', 'person'] as const;

const hours = z.object({
  days: z.array(z.enum(WEEKDAYS)).max(7),
  from: clock,
  until: clock.meta({ description: 'An end before the start is on the next day.' }),
});

const isEnding = z
  .literal(true)
  .exactOptional()
  .meta({ description: 'No longer offered. It disappears after its last booking.' });

const resource = z
  .object({
    id: idSchema,
    isEnding,
    kind: z.enum(RESOURCE_KINDS).meta({
      description: 'A table and a person take one booking at a time; seats are shared by several.',
    }),
    name: z.string().trim().min(1).max(80),
    seats: z.int().min(1).max(1000),
    hours: z
      .array(hours)
      .max(21)
      .default([])
      .meta({ description: 'Custom hours. Empty to use the site’s hours.' }),
  })
  .meta({ id: 'BookingResource' });
export type BookingResource = Shape<typeof resource>;

export const QUESTION_KINDS = ['text', 'textarea', 'checkbox'] as const;

const question = z.object({
  id: idSchema,
  label: z.string().trim().min(1).max(200),
  kind: z.enum(QUESTION_KINDS),
  isRequired: z.boolean(),
});

/** In the currency of the store. */
const price = z
  .object({
    amountMinor: z.int().min(1).max(MAX_PRICE_MINOR),
    depositMinor: z.int().min(0).max(MAX_PRICE_MINOR).meta({
      description: 'Paid when booking; the rest is paid on site. 0: all of it is paid when booking.',
    }),
    isPerPerson: z.boolean(),
    refundHours: z
      .int()
      .min(0)
      .max(720)
      .nullable()
      .meta({ description: 'Guests who cancel until this long before the start get a refund. Null: never.' }),
  })
  .meta({ id: 'BookingPrice' });
export type BookingPrice = Shape<typeof price>;

const service = z
  .object({
    id: idSchema,
    isEnding,
    name: z.string().trim().min(1).max(120),
    description: z.string().max(1000).default(''),
    kind: z.enum(['table', 'appointment']),
    resourceIds: z.array(idSchema).max(200).meta({ description: 'Any of these is taken for a booking.' }),
    durationMinutes: z.int().min(5).max(1440),
    stepMinutes: z.int().min(5).max(1440).meta({ description: 'Between start times.' }),
    bufferBeforeMinutes: z.int().min(0).max(480).default(0),
    bufferAfterMinutes: z.int().min(0).max(480).default(0),
    leadHours: z.int().min(0).max(720).meta({ description: 'Minimum notice.' }),
    horizonDays: z.int().min(0).max(365).meta({ description: 'Booking window.' }),
    minParty: z.int().min(1).max(BOOKING_LIMITS.party).default(1),
    maxParty: z.int().min(1).max(BOOKING_LIMITS.party).default(1),
    price: price.nullable().default(null).meta({ description: 'Null for a service without a price.' }),
    questions: z.array(question).max(20).default([]).meta({ description: 'Asked when booking.' }),
  })
  .meta({ id: 'BookingService' });
export type BookingService = Shape<typeof service>;

export const blockSchema = z
  .object({
    id: idSchema,
    from: daySchema,
    until: daySchema,
    resourceId: idSchema.nullable().meta({ description: 'Null when nothing can be booked.' }),
    note: z.string().max(200),
  })
  .meta({ id: 'BlockedDays' });

export const MAX_MAIL_TEXT = 2000;
const mailText = z.string().max(MAX_MAIL_TEXT);

export const bookingSettingsSchema = z
  .object({
    mode: z.enum(['request', 'instant']),
    hours: z.array(hours).max(21),
    areHoursOfSite: z
      .boolean()
      .default(false)
      .meta({ description: 'Uses the opening hours of the site’s address settings, once they are entered.' }),
    resources: z.array(resource).max(200),
    services: z.array(service).max(50),
    blocked: z.array(blockSchema).max(500),
    reminderHours: z.int().min(0).max(336).meta({ description: 'Before the start. 0 sends none.' }),
    changeHours: z
      .int()
      .min(0)
      .max(720)
      .meta({ description: 'Guests can move or cancel until this long before the start.' }),
    mailTexts: z
      .object(
        Object.fromEntries(BOOKING_MAILS.map((mail) => [mail, mailText])) as Record<
          (typeof BOOKING_MAILS)[number],
          typeof mailText
        >,
      )
      .meta({ description: 'The owner’s message in each email.' }),
  })
  .meta({ id: 'BookingSettings' });
export type BookingsSettings = Shape<typeof bookingSettingsSchema>;

export const NO_BOOKINGS: BookingsSettings = {
  mode: 'request',
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '17:00' }],
  areHoursOfSite: true,
  resources: [],
  services: [],
  blocked: [],
  reminderHours: 24,
  changeHours: 24,
  mailTexts: { received: '', confirmed: '', declined: '', cancelled: '', moved: '', reminder: '' },
};
