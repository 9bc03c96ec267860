/** The calls about who came to a site. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { DIMENSIONS } from './roll-up.ts';

export const ANALYTICS = '/api/sites/:site/analytics';
const may = 'config.reports';

const day = z.iso.date();
const only = z.string().max(300).optional();
/** A period, and what visits are chosen by. */
export const filteredPeriod = {
  from: day,
  until: day.meta({ description: 'The last day of the period.' }),
  page: only.meta({ description: 'Only visits that saw this page. Filters combine.' }),
  landing: only,
  leaving: only,
  source: only,
  medium: only,
  campaign: only,
  language: only,
  country: only,
  device: only,
  browser: only,
  system: only,
};
export const PERIOD_REFUSALS = {
  refusesQuery: 'Unknown period or filter.',
  errors: { period: 400 },
} as const;

const counts = z
  .object({
    visitors: z.int().meta({ description: 'Different visitors per day, added up.' }),
    visits: z.int(),
    views: z.int(),
    bounces: z.int(),
    seconds: z.int(),
    events: z.int(),
  })
  .meta({ id: 'VisitCounts' });

const steps = z.array(z.object({ at: z.string(), visitors: z.int(), visits: z.int(), views: z.int() }));

const overview = z
  .object({
    totals: counts,
    /** Of as many days right before. */
    before: counts,
    /** By days, or by hours where the period is a single one. */
    steps,
    stepsBefore: steps,
    /** What happened, by event. */
    events: z.record(z.string(), z.int()),
    /** What was not counted, by reason. */
    dropped: z.record(z.string(), z.int()),
    today: day.meta({ description: 'In the time zone of the site.' }),
    countriesFrom: z
      .enum(['languages', 'addresses'])
      .meta({ description: 'What new visits say their country by.' }),
    /** Of the visits that were looked at: below 1 the numbers are estimates. */
    share: z.number().min(0).max(1),
    addedUpAt: instant.nullable().meta({ description: 'The current moment.' }),
  })
  .meta({ id: 'VisitorOverview' });
export type VisitorOverview = Shape<typeof overview>;

export const readOverview = call('GET', ANALYTICS, {
  may,
  summary: 'Returns visitor numbers in a period, compared with the previous one.',
  query: z.object(filteredPeriod),
  answer: overview,
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});

const dimension = z.enum(DIMENSIONS);
const value = counts
  .extend({
    value: z.string(),
    name: z.string().optional().meta({ description: 'Of a form or popup, which is known by its id.' }),
  })
  .meta({ id: 'VisitValue' });
export type VisitValue = Shape<typeof value>;

export const readValues = call('GET', `${ANALYTICS}/values`, {
  may,
  summary: 'Lists pages, sources, devices and more of a period’s visits, most frequent first.',
  query: z.object({
    ...filteredPeriod,
    dimension,
    limit: z.coerce.number().int().min(1).max(1000).default(10),
  }),
  answer: z.object({ values: z.array(value), isAll: z.boolean() }),
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});

export const readTable = call('GET', `${ANALYTICS}/csv`, {
  may,
  summary: 'Exports the list as CSV.',
  query: z.object({ ...filteredPeriod, dimension: z.enum([...DIMENSIONS, 'day']) }),
  gives: 'text/csv',
  personal: 'none',
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});

export const readLive = call('GET', `${ANALYTICS}/live`, {
  may,
  summary: 'Counts visitors active in the last five minutes.',
  answer: z.object({
    visitors: z.int(),
    pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
  }),
  cache: 'no-store',
});

export const erase = call('DELETE', ANALYTICS, {
  may: 'config.settings',
  summary: 'Deletes all statistics of a site.',
  answer: doneAnswer('erased'),
  leaves: 'site.visitors-erased',
});
