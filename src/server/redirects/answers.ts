/** What the calls about redirects answer. */
import { z } from 'zod';
import type { RedirectProblem } from '#domain/redirects/inspect.ts';
import type { RowReport } from '#domain/redirects/redirect-table.ts';
import { instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';
import type { StoredRedirect } from './queries.ts';

const redirect = z
  .object({
    id: z.string(),
    from: z.string(),
    target: z.string(),
    status: z.int().meta({ description: '301 or 302.' }),
    createdAt: instant,
  })
  .meta({ id: 'Redirect' }) satisfies z.ZodType<StoredRedirect>;

const problem = z
  .object({ kind: z.enum(['loop', 'chain', 'covered', 'nowhere']), message: z.string() })
  .meta({ id: 'RedirectProblem' }) satisfies z.ZodType<RedirectProblem>;

const row = z.object({
  line: z.int(),
  from: z.string(),
  target: z.string(),
  status: z.int().exactOptional(),
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  message: z.string().exactOptional(),
}) satisfies z.ZodType<Omit<RowReport, 'status'>>;

const one = z.object({ redirect });

export const REDIRECT_ANSWERS: Answers = {
  'GET /api/sites/:site/redirects': z.object({
    redirects: z.array(redirect.extend({ problem: problem.exactOptional() })),
    total: z.int().meta({ description: 'How many fit the filter.' }),
    all: z.int(),
    problems: z.int().meta({ description: 'How many have something wrong with them.' }),
  }),
  'POST /api/sites/:site/redirects': one,
  'PUT /api/sites/:site/redirects/:redirect': one,
  'DELETE /api/sites/:site/redirects/:redirect': one,
  'POST /api/sites/:site/redirects/table': z.object({
    kind: z.literal('read'),
    isDryRun: z.boolean(),
    rows: z.array(row),
  }),
};
