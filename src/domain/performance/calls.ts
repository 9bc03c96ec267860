/** The call about how fast a site is for its visitors. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';
import { DEVICES } from '../tracking/agent.ts';
import { RATED_METRICS, RATINGS } from './rating.ts';

const day = z.iso.date();
const rated = z
  .object({
    name: z.enum(RATED_METRICS),
    p75: z.number().meta({ description: 'Milliseconds, or a score for layout shift.' }),
    rating: z.enum(RATINGS),
    count: z.int(),
    good: z.int(),
    needsWork: z.int(),
    poor: z.int(),
  })
  .meta({ id: 'RatedMetric' });
const byMetric = z.partialRecord(z.enum(RATED_METRICS), z.number());
const element = z.object({
  element: z.string().meta({ description: 'As a selector.' }),
  text: z.string(),
  loads: z.int(),
  average: z.number(),
});

const overview = z
  .object({
    loads: z.int().meta({ description: 'Page loads that were measured.' }),
    /** Part of page loads that new visitors measure. */
    sampleRate: z.number().min(0).max(1),
    isCounting: z.boolean().meta({ description: 'Whether the site counts visitors and measures speed.' }),
    metrics: z.array(rated),
    before: byMetric.meta({ description: 'The same 75th percentiles in the previous period.' }),
    steps: z
      .array(z.object({ at: z.string(), loads: z.int(), p75: byMetric }))
      .meta({ description: 'By days, or by months in long periods.' }),
    pages: z.array(z.object({ path: z.string(), loads: z.int(), metrics: z.array(rated) })),
    largest: z.array(element),
    shifted: z.array(element),
    advice: z.array(
      z.object({
        kind: z.enum(['heavyPicture', 'blockingScript', 'lateFont', 'slowServer']),
        subject: z.string(),
        loads: z.int(),
        average: z.number().meta({ description: 'Bytes of a picture, else milliseconds.' }),
      }),
    ),
    today: day.meta({ description: 'In the time zone of the site.' }),
  })
  .meta({ id: 'SiteSpeed' });
export type SiteSpeed = Shape<typeof overview>;

export const readSpeed = call('GET', '/api/sites/:site/speed', {
  may: 'config.reports',
  summary: 'Returns how fast the site’s pages were for real visitors in a period.',
  description: 'Values are 75th percentiles: three quarters of page loads were at least this fast.',
  query: z.object({
    from: day,
    until: day.meta({ description: 'The last day of the period.' }),
    device: z.enum(DEVICES).optional(),
    page: z.string().max(300).optional(),
  }),
  answer: overview,
  refusesQuery: 'Unknown period or device.',
  errors: { period: 400 },
  cache: 'no-store',
});
