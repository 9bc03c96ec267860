/** The calls about the redirects of a site. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';

const REDIRECTS = '/api/sites/:site/redirects';
const REDIRECT = `${REDIRECTS}/:redirect`;
const TABLE = `${REDIRECTS}/table`;
const may = 'config.settings';

const redirect = z
  .object({
    id: z.string(),
    from: z.string(),
    target: z.string(),
    status: z.int().meta({ description: '301 or 302.' }),
    createdAt: instant,
  })
  .meta({ id: 'Redirect' });
export type StoredRedirect = Shape<typeof redirect>;

const problem = z
  .object({ kind: z.enum(['loop', 'chain', 'covered', 'nowhere']), message: z.string() })
  .meta({ id: 'RedirectProblem' });
export type RedirectProblem = Shape<typeof problem>;

const row = z.object({
  line: z.int(),
  from: z.string(),
  target: z.string(),
  status: z.int().exactOptional(),
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  /** Why it is refused, or what to know about it. */
  message: z.string().exactOptional(),
});
export type RowReport = Shape<typeof row>;

const redirectInput = z.strictObject({
  from: z
    .string()
    .max(2000)
    .meta({ description: 'The old address, from “/”. Of a full address the path is taken.' }),
  target: z.string().max(2000).meta({ description: 'A path of this site, or an https:// address.' }),
  status: z.union([z.literal(301), z.literal(302)]).exactOptional(),
});

const list = z.object({
  redirects: z.array(redirect.extend({ problem: problem.exactOptional() })),
  total: z.int().meta({ description: 'Number of matches.' }),
  all: z.int(),
  problems: z.int().meta({ description: 'Number with problems.' }),
});
export type RedirectList = Shape<typeof list>;

export const readList = call('GET', REDIRECTS, {
  may: 'read',
  summary: 'Lists a site’s redirects and their problems.',
  query: z.object({
    search: z.string().optional().meta({ description: 'Part of the old address or of the new one.' }),
    problems: z.enum(['true']).optional().meta({ description: 'Only redirects with problems.' }),
    offset: z.string().optional(),
  }),
  answer: list,
});

export const exportTable = call('GET', `${TABLE}.csv`, {
  may: 'read',
  summary: 'Exports all redirects as CSV.',
  gives: 'text/csv',
  personal: 'none',
});

export const importTable = call('POST', TABLE, {
  may,
  summary: 'Imports redirects from CSV, with a result for every row.',
  description: 'Rows with errors don’t affect the others. Redirects not in the file are kept.',
  body: z.strictObject({
    csv: z.string().max(2_000_000).meta({ description: 'Columns: From, To, Kind (301 or 302).' }),
    isDryRun: z.boolean().default(false).meta({ description: 'Previews the import without changes.' }),
  }),
  answer: z.object({ kind: z.literal('read'), isDryRun: z.boolean(), rows: z.array(row) }),
  errors: { invalid: 422 },
  leaves: 'redirect.imported',
});

export const add = call('POST', REDIRECTS, {
  may,
  summary: 'Adds a redirect.',
  body: redirectInput,
  answer: z.object({ redirect }),
  status: 201,
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'redirect.added',
});

export const change = call('PUT', REDIRECT, {
  may,
  summary: 'Changes a redirect.',
  body: redirectInput,
  answer: z.object({ redirect }),
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'redirect.changed',
});

export const remove = call('DELETE', REDIRECT, {
  may,
  summary: 'Removes a redirect.',
  answer: z.object({ redirect }),
  errors: { missing: 404 },
  leaves: 'redirect.removed',
});
