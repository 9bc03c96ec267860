import { z } from 'zod';
import type { BookingSettings } from '#domain/bookings/booking-form.ts';
import { type Closure, type Sitting, SLOT_MINUTES, WEEKDAYS } from '#domain/bookings/opening.ts';
import { PROVIDERS } from '#domain/bookings/provider.ts';
import { field } from '#domain/fields/field.ts';
import { formNameProp, sentProps } from '../kit/form-props.ts';
import * as labels from './labels/en.ts';

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
    .meta(field(labels.name, { hint: labels.forExampleLunchShownAboveIts })),
  days: z
    .array(z.enum(WEEKDAYS))
    .max(WEEKDAYS.length)
    .meta(
      field(labels.days, {
        choices: {
          mon: labels.monday,
          tue: labels.tuesday,
          wed: labels.wednesday,
          thu: labels.thursday,
          fri: labels.friday,
          sat: labels.saturday,
          sun: labels.sunday,
        },
      }),
    ),
  from: clock.meta(field(labels.firstTable, { hint: labels.suchAs1730 })),
  until: clock.meta(field(labels.lastTable, { hint: labels.theLatestArrivalTime })),
});

const closure: z.ZodType<Closure> = z.object({
  from: day.meta(field(labels.closedOn, { control: 'day' })),
  until: day
    .or(z.literal(''))
    .optional()
    .meta(field(labels.until, { control: 'day', hint: labels.leaveEmptyForASingleDay })),
});

export const tableBookingProps: z.ZodType<TableBookingProps> = z.object({
  provider: z.enum(PROVIDERS).meta(
    field(labels.bookingMethod, {
      choices: {
        counted: labels.thisSiteWithFreeTables,
        none: labels.requestsToYou,
        tock: labels.tock,
        opentable: 'OpenTable',
        other: labels.anotherService,
      },
      hint: labels.usesTheFreeTablesInBookings,
    }),
  ),
  businessName: z
    .string()
    .max(100)
    .meta(field(labels.businessName, { hint: labels.theEndOfYourTockAddress, ...ofTock })),
  restaurantId: z
    .string()
    .max(12)
    .meta(field(labels.restaurantId, { hint: labels.yourOpentableNumberSuchAs412810, ...ofOpenTable })),
  address: z
    .string()
    .max(2000)
    .meta(
      field(labels.bookingPage, {
        control: 'web-address',
        hint: labels.yourBookingPageStartingWithHttps,
        ...ofOther,
      }),
    ),
  isAsked: z.boolean().meta(
    field(labels.askVisitorsFirst, {
      hint: labels.theServiceLoadsOnlyWhenThey,
      ...ofWidgets,
    }),
  ),
  serviceId: z
    .string()
    .max(40)
    .optional()
    .meta(field(labels.bookable, { control: 'id' })),
  title: z.string().max(200).meta(field(labels.title)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.text, { control: 'long-text' })),
  areHoursOfSite: z
    .boolean()
    .optional()
    .meta(field(labels.sameAsTheHoursOfTheSite, { hint: labels.theLastTableIsAnHour, ...ofOwn })),
  sittings: z
    .array(sitting)
    .max(14)
    .meta(field(labels.openingTimes, { entry: labels.sitting, ...ofOwn })),
  slotMinutes: z.enum(SLOT_MINUTES).meta(
    field(labels.aTableEvery, {
      choices: { 15: labels.quarterOfAnHour, 30: labels.halfAnHour, 60: labels.hour },
      ...ofOwn,
    }),
  ),
  closures: z
    .array(closure)
    .max(60)
    .meta(field(labels.closedDays, { entry: labels.closedDay, ...ofOwn })),
  daysAhead: z
    .int()
    .min(0)
    .max(MAX_DAYS_AHEAD)
    .meta(field(labels.bookableAhead, { unit: labels.days2, ...ofOwn })),
  noticeHours: z
    .int()
    .min(0)
    .max(168)
    .meta(field(labels.minimumNotice, { unit: labels.hoursBefore, ...ofOwn })),
  minParty: z.int().min(1).max(MAX_PARTY).meta(field(labels.minimumGuests, ofOwn)),
  maxParty: z.int().min(1).max(MAX_PARTY).meta(field(labels.maximumGuests, ofOwn)),
  largeParty: z
    .string()
    .max(200)
    .meta(field(labels.withMoreGuests, { hint: labels.forExampleToCallYou, ...ofTables })),
  submitLabel: z.string().min(1).max(60).meta(field(labels.buttonText, ofOwn)),
  note: z
    .string()
    .max(500)
    .meta(field(labels.note, { control: 'long-text', hint: labels.shownBelowTheButton, ...ofOwn })),
  successText: sentProps.successText.meta(
    field(labels.onceItIsSent, {
      control: 'long-text',
      hint: labels.replacesTheForm,
      ...ofOwn,
    }),
  ),
  successLink: sentProps.successLink.meta(
    field(labels.orLeadTo, { hint: labels.visitorsGoThereInstead, ...ofOwn }),
  ),
  name: formNameProp.meta(field(labels.name, { hint: labels.onlyYouSeeThisInSubmissions, ...ofOwn })),
});
