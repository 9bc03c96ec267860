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
    .meta(field('Name', { hint: 'Lunch, for example. Stands above its times.' })),
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
  from: clock.meta(field('First table', { hint: 'Like 17:30.' })),
  until: clock.meta(field('Last table', { hint: 'The latest time somebody can come.' })),
});

const closure: z.ZodType<Closure> = z.object({
  from: day.meta(field('Closed on', { control: 'day' })),
  until: day
    .or(z.literal(''))
    .optional()
    .meta(field('Until', { control: 'day', hint: 'Empty for one day alone.' })),
});

export const tableBookingProps: z.ZodType<TableBookingProps> = z.object({
  provider: z.enum(PROVIDERS).meta(
    field('Who takes the bookings', {
      choices: {
        counted: 'This site, by its free tables',
        none: 'You, by request',
        tock: 'Tock',
        opentable: 'OpenTable',
        other: 'Another service',
      },
      hint: 'Uses the free tables in Bookings, so no table is booked twice. Requests are not checked.',
    }),
  ),
  businessName: z
    .string()
    .max(100)
    .meta(field('Business name', { hint: 'The end of your address with Tock, like elm-house.', ...ofTock })),
  restaurantId: z
    .string()
    .max(12)
    .meta(field('Restaurant id', { hint: 'The number OpenTable gave you, like 412810.', ...ofOpenTable })),
  address: z
    .string()
    .max(2000)
    .meta(
      field('Booking page', {
        control: 'web-address',
        hint: 'Where your guests book, with https:// at its beginning.',
        ...ofOther,
      }),
    ),
  isAsked: z.boolean().meta(
    field('Ask visitors first', {
      hint: 'Nothing of the service is loaded until they press a button.',
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
    .meta(field('When you seat guests', { entry: 'sitting', ...ofOwn })),
  slotMinutes: z.enum(SLOT_MINUTES).meta(
    field('A table every', {
      choices: { 15: 'Quarter of an hour', 30: 'Half an hour', 60: 'Hour' },
      ...ofOwn,
    }),
  ),
  closures: z
    .array(closure)
    .max(60)
    .meta(field('Days you are closed', { entry: 'closed day', ...ofOwn })),
  daysAhead: z
    .int()
    .min(0)
    .max(MAX_DAYS_AHEAD)
    .meta(field('Bookable ahead', { unit: 'days', ...ofOwn })),
  noticeHours: z
    .int()
    .min(0)
    .max(168)
    .meta(field('At the latest', { unit: 'hours before', ...ofOwn })),
  minParty: z.int().min(1).max(MAX_PARTY).meta(field('Guests, at least', ofOwn)),
  maxParty: z.int().min(1).max(MAX_PARTY).meta(field('Guests, at most', ofOwn)),
  largeParty: z
    .string()
    .max(200)
    .meta(field('With more guests', { hint: 'What they do then: call you, perhaps.', ...ofTables })),
  submitLabel: z.string().min(1).max(60).meta(field('Words on the button', ofOwn)),
  note: z
    .string()
    .max(500)
    .meta(field('Note', { control: 'long-text', hint: 'Stands beneath the button.', ...ofOwn })),
  successText: sentProps.successText.meta(
    field('Once it is sent', {
      control: 'long-text',
      hint: 'Stands in the place of the form from then on.',
      ...ofOwn,
    }),
  ),
  successLink: sentProps.successLink.meta(
    field('Or lead to', { hint: 'Visitors are taken there instead.', ...ofOwn }),
  ),
  name: formNameProp.meta(
    field('Name', { hint: 'Only you see it: in the list of submissions and in mails.', ...ofOwn }),
  ),
});
