import { z } from 'zod';
import type { BookingSettings } from '#domain/bookings/booking-form.ts';
import { type Closure, type Sitting, SLOT_MINUTES, WEEKDAYS } from '#domain/bookings/opening.ts';
import { PROVIDERS } from '#domain/bookings/provider.ts';
import { field } from '#domain/fields/field.ts';
import { formNameProp, sentProps } from '../kit/form-props.ts';

export type TableBookingProps = BookingSettings;

const MAX_PARTY = 20;
const MAX_DAYS_AHEAD = 120;

const ofOwn = { when: { key: 'provider', is: ['none'] } };
const ofTables = { when: { key: 'provider', is: ['none', 'counted'] } };
const ofTock = { when: { key: 'provider', is: ['tock'] } };
const ofOpenTable = { when: { key: 'provider', is: ['opentable'] } };
const ofOther = { when: { key: 'provider', is: ['other'] } };
const ofWidgets = { when: { key: 'provider', is: ['tock', 'opentable'] } };

/** Empty while it is not known: then the sitting is not shown. */
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time like 17:30.');
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a day.');

const sitting: z.ZodType<Sitting> = z.object({
  name: z
    .string()
    .max(60)
    .meta(field('Name', { hint: 'For example Lunch. Shown above its times.' })),
  days: z
    .array(z.enum(WEEKDAYS))
    .max(WEEKDAYS.length)
    .meta(
      field('Days', {
        choices: {
          mon: 'Monday',
          tue: 'Tuesday',
          wed: 'Wednesday',
          thu: 'Thursday',
          fri: 'Friday',
          sat: 'Saturday',
          sun: 'Sunday',
        },
      }),
    ),
  from: clock.meta(field('First table', { hint: 'Such as 17:30.' })),
  until: clock.meta(field('Last table', { hint: 'The latest arrival time.' })),
});

const closure: z.ZodType<Closure> = z.object({
  from: day.meta(field('Closed on', { control: 'day' })),
  until: day
    .or(z.literal(''))
    .optional()
    .meta(field('Until', { control: 'day', hint: 'Leave empty for a single day.' })),
});

export const tableBookingProps: z.ZodType<TableBookingProps> = z.object({
  provider: z.enum(PROVIDERS).meta(
    field('Booking method', {
      choices: {
        counted: 'This site, with free tables',
        none: 'Requests to you',
        tock: 'Tock',
        opentable: 'OpenTable',
        other: 'Another service',
      },
      hint: 'Uses the free tables in Bookings, so no table is double-booked. Requests are not checked.',
    }),
  ),
  businessName: z
    .string()
    .max(100)
    .meta(field('Business name', { hint: 'The end of your Tock address, such as elm-house.', ...ofTock })),
  restaurantId: z
    .string()
    .max(12)
    .meta(field('Restaurant id', { hint: 'Your OpenTable number, such as 412810.', ...ofOpenTable })),
  address: z
    .string()
    .max(2000)
    .meta(
      field('Booking page', {
        control: 'web-address',
        hint: 'Your booking page, starting with https://.',
        ...ofOther,
      }),
    ),
  isAsked: z.boolean().meta(
    field('Ask visitors first', {
      hint: 'The service loads only when they press a button.',
      ...ofWidgets,
    }),
  ),
  serviceId: z
    .string()
    .max(40)
    .optional()
    .meta(field('Bookable', { control: 'id' })),
  title: z.string().max(200).meta(field('Title')),
  description: z
    .string()
    .max(1000)
    .meta(field('Text', { control: 'long-text' })),
  sittings: z
    .array(sitting)
    .max(14)
    .meta(field('Opening times', { entry: 'sitting', ...ofOwn })),
  slotMinutes: z.enum(SLOT_MINUTES).meta(
    field('A table every', {
      choices: { 15: 'Quarter of an hour', 30: 'Half an hour', 60: 'Hour' },
      ...ofOwn,
    }),
  ),
  closures: z
    .array(closure)
    .max(60)
    .meta(field('Closed days', { entry: 'closed day', ...ofOwn })),
  daysAhead: z
    .int()
    .min(0)
    .max(MAX_DAYS_AHEAD)
    .meta(field('Bookable ahead', { unit: 'days', ...ofOwn })),
  noticeHours: z
    .int()
    .min(0)
    .max(168)
    .meta(field('Minimum notice', { unit: 'hours before', ...ofOwn })),
  minParty: z.int().min(1).max(MAX_PARTY).meta(field('Minimum guests', ofOwn)),
  maxParty: z.int().min(1).max(MAX_PARTY).meta(field('Maximum guests', ofOwn)),
  largeParty: z
    .string()
    .max(200)
    .meta(field('With more guests', { hint: 'For example, to call you.', ...ofTables })),
  submitLabel: z.string().min(1).max(60).meta(field('Button text', ofOwn)),
  note: z
    .string()
    .max(500)
    .meta(field('Note', { control: 'long-text', hint: 'Shown below the button.', ...ofOwn })),
  successText: sentProps.successText.meta(
    field('Once it is sent', {
      control: 'long-text',
      hint: 'Replaces the form.',
      ...ofOwn,
    }),
  ),
  successLink: sentProps.successLink.meta(
    field('Or lead to', { hint: 'Visitors go there instead.', ...ofOwn }),
  ),
  name: formNameProp.meta(field('Name', { hint: 'Only you see this, in submissions and emails.', ...ofOwn })),
});
