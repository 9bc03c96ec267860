/** The calls about visitors' errors. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';

const ERRORS = '/api/sites/:site/errors';

const state = z.enum(['open', 'resolved', 'ignored']);
export type GroupState = Shape<typeof state>;

const group = z
  .object({
    id: z.string(),
    /** An error of a script, or an entry of the log. */
    kind: z.enum(['error', 'log']),
    app: z.string().meta({ description: 'The part of the page it came from.' }),
    message: z.string(),
    /** Of the one met first. */
    stack: z.string(),
    state,
    hasReturned: z.boolean().meta({ description: 'Whether it happened again after it was resolved.' }),
    count: z.int(),
    firstAt: instant,
    lastAt: instant,
    browsers: counts,
    pages: counts,
  })
  .meta({ id: 'ErrorGroup' });
export type ErrorGroup = Shape<typeof group>;

export const readList = call('GET', ERRORS, {
  may: 'config.reports',
  summary: 'Lists errors in visitors’ browsers, latest first.',
  query: z.object({
    state: state.optional().meta({ description: 'With this status. Default: open.' }),
  }),
  answer: z.object({
    groups: z.array(group),
    totals: z.object({ open: z.int(), resolved: z.int(), ignored: z.int() }),
  }),
  cache: 'no-store',
});

export const sort = call('PUT', `${ERRORS}/:group/state`, {
  may: 'config.settings',
  summary: 'Resolves, ignores or reopens an error. A resolved error reopens when it happens again.',
  body: z.object({ state }),
  answer: doneAnswer('saved'),
  errors: { missing: 404 },
  leaves: 'site.error-sorted',
});
