import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import { parseDateKey } from '#domain/locale/civil-date.ts';
import * as labels from './labels/en.ts';

const tourDate = z.object({
  /** `2026-11-21`: a day at the venue, free of time zones. */
  date: z
    .string()
    .refine((text) => parseDateKey(text) !== undefined, 'must be a date like 2026-11-21')
    .meta(field(labels.day, { control: 'day' })),
  /** As the venue writes it, e.g. "19:30". */
  time: z
    .string()
    .max(40)
    .meta(field(labels.time, { hint: labels.asTheVenueShowsItFor })),
  venue: z.string().max(200).meta(field(labels.venue)),
  city: z.string().max(200).meta(field(labels.town)),
  link: linkSchema.optional().meta(field(labels.ticketsAt)),
  status: z.enum(['on-sale', 'free', 'sold-out', 'cancelled']).meta(
    field(labels.tickets, {
      choices: {
        'on-sale': labels.onSale,
        free: labels.freeEntry,
        'sold-out': labels.soldOut,
        cancelled: labels.cancelled,
      },
    }),
  ),
  /** A short remark, e.g. "with Mira Sund". */
  note: z
    .string()
    .max(200)
    .meta(field(labels.remark, { hint: labels.forExampleWithMiraSund })),
});
export type TourDate = z.infer<typeof tourDate>;

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  dates: z
    .array(tourDate)
    .max(200)
    .meta(field(labels.dates, { entry: labels.date })),
  /** What becomes of a date once its day is over. */
  past: z
    .enum(['hidden', 'dimmed'])
    .meta(field(labels.afterADate, { choices: { hidden: labels.hideIt, dimmed: labels.dimIt } })),
  linkLabel: z.string().min(1).max(60).meta(field(labels.ticketLinkText)),
  /** Shown when no date is left. */
  emptyText: z
    .string()
    .max(300)
    .meta(field(labels.whenThereAreNoDates, { control: 'long-text' })),
});
export type TourDatesProps = z.infer<typeof props>;

const fair = (changes: Partial<TourDate> & Pick<TourDate, 'date' | 'venue' | 'city'>): TourDate => ({
  time: '',
  status: 'on-sale',
  note: '',
  ...changes,
});

const FAIRS: TourDate[] = [
  fair({ date: '2026-03-14', venue: 'Potters’ Spring Fair', city: 'Arle', status: 'free' }),
  fair({
    date: '2026-06-20',
    time: '10:00',
    venue: 'Midsummer Market',
    city: 'Halden',
    status: 'free',
    note: 'Seconds table from noon',
  }),
  fair({
    date: '2027-04-11',
    time: '18:30',
    venue: 'Kunsthalle, evening demonstration',
    city: 'Bremen',
    link: { url: 'https://tickets.example/kunsthalle' },
    note: 'With Mira Sund at the wheel',
  }),
  fair({
    date: '2027-05-02',
    time: '09:00',
    venue: 'Raku day at the old brickworks',
    city: 'Odense',
    link: { url: 'https://tickets.example/raku' },
    status: 'sold-out',
  }),
  fair({ date: '2027-09-18', venue: 'Harbour Craft Week', city: 'Gothenburg', status: 'cancelled' }),
];

const defaults: TourDatesProps = {
  heading: '',
  dates: [],
  past: 'hidden',
  linkLabel: 'Tickets',
  emptyText: 'No upcoming dates.',
};

export const tourDates = defineBlock<TourDatesProps>({
  type: 'tour-dates',
  code: 11,
  label: labels.tourDates,
  description: labels.datesWithVenueCityAndTickets,
  category: 'collections',
  version: 1,
  listsItems: () => 'dates',
  props,
  defaults,
  examples: [
    { name: 'Fairs and demonstrations', props: { ...defaults, heading: 'Where to meet us', dates: FAIRS } },
    { name: 'With past dates dimmed', props: { ...defaults, dates: FAIRS, past: 'dimmed' } },
    {
      name: 'Nothing planned',
      props: {
        ...defaults,
        emptyText: 'The van is parked until spring. New dates are announced in February.',
      },
    },
  ],
  text: ({ heading, dates }) =>
    [heading, ...dates.map(({ venue, city, note }) => `${venue} ${city} ${note}`)].join(' '),
});
