/** The calls about jobs and the installation. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';

const JOBS = '/api/jobs';
const JOB = `${JOBS}/:job`;
const may = 'admin.jobs';

const status = z.enum(['waiting', 'running', 'done', 'dead']);
export type JobStatus = Shape<typeof status>;

const job = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    type: z.string(),
    words: z.string().meta({ description: 'What it does.' }),
    status: z.string().meta({ description: 'waiting, running, done or dead.' }),
    attempts: z.int(),
    runAt: instant,
    createdAt: instant,
    finishedAt: instant.nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = Shape<typeof job>;

const queued = doneAnswer('queued').extend({ count: z.int() });
const errors = { missing: 404, 'not-allowed': 409 } as const;

export const readJobs = call('GET', JOBS, {
  may,
  summary: 'Lists the latest jobs, such as scheduled publishing, indexing, pictures and email.',
  query: z.object({ status: status.optional() }),
  answer: z.object({ jobs: z.array(job), counts }),
});

export const retryJobs = call('POST', `${JOBS}/retry`, {
  may,
  summary: 'Restarts all failed jobs.',
  answer: queued,
  leaves: 'job.retried',
});

export const retryJob = call('POST', `${JOB}/retry`, {
  may,
  summary: 'Restarts a failed job.',
  answer: queued,
  errors,
  leaves: 'job.retried',
});

export const discardJob = call('DELETE', JOB, {
  may,
  summary: 'Cancels a failed job.',
  answer: doneAnswer('deleted'),
  errors,
  leaves: 'job.discarded',
});

const sizes = z.object({
  database: z.int(),
  media: z.int(),
  /** Made pictures, which can be made again. */
  cache: z.int(),
  /** Imports, exports and backups. */
  moves: z.int(),
  total: z.int(),
});
export type FolderSizes = Shape<typeof sizes>;

/** What a look at the installation has found. */
const finding = z
  .object({
    about: z.string(),
    state: z.enum(['good', 'note', 'problem']),
    said: z.string(),
    remedy: z.string().exactOptional(),
  })
  .meta({ id: 'InstallationFinding' });
export type Finding = Shape<typeof finding>;

export const readAbout = call('GET', '/api/about', {
  may: 'admin.installation',
  summary: 'Returns the version, the contents and the doctor’s findings.',
  answer: z
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
      findings: z.array(finding),
    })
    .meta({ id: 'About' }),
});
