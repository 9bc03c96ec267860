/** What pages ask and tell about their own speed. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { MAX_ELEMENT, MAX_RECORDS, MAX_TEXT, RECORDS_PATH, SETTINGS_PATH, TIMES } from './contract.ts';

const share = z.number().min(0).max(1);

export const readPerformanceSettings = call('GET', SETTINGS_PATH, {
  may: 'visitor',
  summary: 'Returns the id of a page load, under which its speed is recorded.',
  answer: z
    .object({
      pageLoadId: z.string().meta({ description: 'Random. Says nothing of the visitor.' }),
      sampling: z.object({
        rate: share.meta({ description: 'Part of page loads that are measured; 0: none.' }),
        defaultRate: share,
      }),
      memberAccountId: z.string().optional().meta({
        description: 'Of the member who is signed in. Pages send it only where cookies are allowed.',
      }),
    })
    .meta({ id: 'PerformanceSettings' }),
  cache: 'no-store',
});

export const recordPerformance = call('POST', RECORDS_PATH, {
  may: 'visitor',
  summary: 'Records how fast a page was for its visitor.',
  description:
    'Takes no crumb: the origin must be the site’s own. It answers after the commit. Times are milliseconds, sizes bytes; a value out of range is limited. Text that is too long is cut off.',
  takes: 'text/plain',
  body: z.object({
    pageLoadId: z.string(),
    memberAccountId: z
      .string()
      .optional()
      .meta({ description: 'Ignored unless it is the member who is signed in.' }),
    url: z.string(),
    records: z
      .array(
        z.object({
          name: z.enum(['cls', 'fcp', 'lcp', 'fid', 'inp', 'navigation', 'blockingScript', 'lateFont']),
          value: z.number().meta({
            description:
              'Milliseconds, or a score for “cls”. Of “navigation”: when the visitor asked for the page.',
          }),
          element: z
            .string()
            .optional()
            .meta({ description: `A selector, up to ${MAX_ELEMENT} characters.` }),
          text: z
            .string()
            .optional()
            .meta({ description: `Up to ${MAX_TEXT} characters.` }),
          subject: z
            .string()
            .optional()
            .meta({ description: 'The address of the picture, script or font. Its query is not kept.' }),
          bytes: z.number().optional().meta({ description: 'Of the picture.' }),
          timing: z.record(z.enum(TIMES), z.number()).optional().meta({
            description:
              'Of “navigation”: the browser’s PerformanceNavigationTiming. Other fields are ignored.',
          }),
        }),
      )
      .max(MAX_RECORDS),
  }),
  gives: 'no content (204)',
  cache: 'no-store',
});
