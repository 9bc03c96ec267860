import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import { parseDateKey } from '#domain/locale/civil-date.ts';

const tourDate = z.object({
  /** `2026-11-21`: a day at the venue, free of time zones. */
  date: z
    .string()
    .refine((text) => parseDateKey(text) !== undefined, 'must be a date like 2026-11-21')
    .meta(field('Day', { control: 'day' })),
  /** As the venue writes it, e.g. "19:30". */
  time: z
    .string()
    .max(40)
    .meta(field('Time', { hint: 'As the venue shows it, for example 19:30.' })),
  venue: z.string().max(200).meta(field('Venue')),
  city: z.string().max(200).meta(field('Town')),
  link: linkSchema.optional().meta(field('Tickets at')),
  status: z.enum(['on-sale', 'free', 'sold-out', 'cancelled']).meta(
    field('Tickets', {
      choices: { 'on-sale': 'On sale', free: 'Free entry', 'sold-out': 'Sold out', cancelled: 'Cancelled' },
    }),
  ),
  /** A short remark, e.g. "with Mira Sund". */
  note: z
    .string()
    .max(200)
    .meta(field('Remark', { hint: 'For example: with Mira Sund.' })),
});
export type TourDate = z.infer<typeof tourDate>;

const props = z.object({
  heading: z.string().max(200).meta(field('Heading')),
  dates: z
    .array(tourDate)
    .max(200)
    .meta(field('Dates', { entry: 'date' })),
  /** What becomes of a date once its day is over. */
  past: z
    .enum(['hidden', 'dimmed'])
    .meta(field('After a date', { choices: { hidden: 'Hide it', dimmed: 'Dim it' } })),
  linkLabel: z.string().min(1).max(60).meta(field('Ticket link text')),
  /** Shown when no date is left. */
  emptyText: z
    .string()
    .max(300)
    .meta(field('When there are no dates', { control: 'long-text' })),
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
  label: 'Tour dates',
  description: 'Dates with venue, city and tickets.',
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
