/** What the calls about jobs and the installation answer. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';
import type { FolderSizes } from './measure-folder.ts';

const job = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    type: z.string(),
    status: z.string().meta({ description: 'waiting, running, done or dead.' }),
    attempts: z.int(),
    runAt: instant,
    createdAt: instant,
    finishedAt: instant.nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Job' });

const sizes = z.object({
  database: z.int(),
  media: z.int(),
  cache: z.int(),
  moves: z.int(),
  total: z.int(),
}) satisfies z.ZodType<FolderSizes>;

/** What a look at the installation has found. */
export const findingSchema = z
  .object({
    about: z.string(),
    state: z.enum(['good', 'note', 'problem']),
    said: z.string(),
    remedy: z.string().exactOptional(),
  })
  .meta({ id: 'InstallationFinding' });

const queued = doneAnswer('queued').extend({ count: z.int() });

export const INSTALLATION_ANSWERS: Answers = {
  'GET /api/jobs': z.object({ jobs: z.array(job), counts }),
  'POST /api/jobs/retry': queued,
  'POST /api/jobs/:job/retry': queued,
  'DELETE /api/jobs/:job': doneAnswer('deleted'),
  'GET /api/about': z
    .object({
      version: z.string(),
      node: z.string(),
      engine: z.enum(['sqlite', 'postgres']),
      startedAt: instant,
      dataDir: z.string(),
      ownerOrigin: z.string(),
      siteDomain: z.string(),
      sizes: sizes.meta({ description: 'In bytes.' }),
      counts,
      jobs: counts.meta({ description: 'By status.' }),
      findings: z.array(findingSchema),
    })
    .meta({ id: 'About' }),
};
