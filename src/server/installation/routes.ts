/** The installation for its owners: jobs and dead letters, and how it is doing. */
import { Hono } from 'hono';
import * as installation from '#domain/installation/calls.ts';
import { pick } from '#domain/pick.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { leave } from '../activity/record-activity.ts';
import type { JobTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls, type Called } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Job } from '../jobs/job.ts';
import { countJobs, listJobs, reviveJobs } from '../jobs/queries.ts';
import type { ServerSettings } from '../settings.ts';
import { measureFolder } from './measure-folder.ts';
import { countContent, deleteDeadJob, findJob } from './queries.ts';

export interface InstallationDeps extends Deps {
  readonly authorize: Authorize;
  readonly settings: Pick<ServerSettings, 'dataDir' | 'ownerOrigin' | 'siteDomain'>;
  readonly version: string;
  /** All there are. */
  readonly jobs: () => readonly Pick<Job, 'type' | 'words'>[];
  readonly examine: () => Promise<readonly installation.Finding[]>;
}

const SHOWN = 100;
/** Counting every file takes a while: often enough for a look. */
const MEASURED_FOR_MS = MINUTE_MS;

export function installationRoutes(deps: InstallationDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  jobRoutes(deps, answer);
  aboutRoute(deps, answer);
  return app;
}

function jobRoutes(deps: InstallationDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(installation.readJobs, async ({ query: { status } }) => {
    const jobs = await listJobs(db.read, { status, limit: SHOWN });
    const words = new Map(deps.jobs().map((each) => [each.type, each.words]));
    return { jobs: jobs.map((row) => present(row, words.get(row.type))), counts: await countJobs(db.read) };
  });
  answer(installation.retryJobs, async (call) => ({ kind: 'queued', count: await revive(deps, call) }));
  answer(installation.retryJob, async (call) => {
    const count = await revive(deps, call, call.params.job);
    return count > 0 ? { kind: 'queued', count } : refuse(deps, call.params.job);
  });
  answer(installation.discardJob, async (call) => {
    const isGone = await db.write(async (tx) => {
      const isDone = await deleteDeadJob(tx, call.params.job);
      if (isDone) await leave(tx, deps, call, 'cancelled a failed job');
      return isDone;
    });
    return isGone ? { kind: 'deleted' } : refuse(deps, call.params.job);
  });
}

type Retrying = Pick<Called<typeof installation.retryJobs>, 'actor' | 'siteId' | 'leaves'>;

/** @param id of one; all without it */
function revive(deps: InstallationDeps, call: Retrying, id?: string): Promise<number> {
  return deps.db.write(async (tx) => {
    const count = await reviveJobs(tx, deps.now(), id);
    const jobs = count === 1 ? 'a failed job' : `${count} failed jobs`;
    if (count > 0) await leave(tx, deps, call, `restarted ${jobs}`);
    return count;
  });
}

async function refuse({ db }: InstallationDeps, id: string) {
  return (await findJob(db.read, id)) ? NOT_DEAD : MISSING;
}

const MISSING = { kind: 'missing', message: 'This job no longer exists.' } as const;
const NOT_DEAD = {
  kind: 'not-allowed',
  message: 'This job has not failed permanently. Vitrine will try it again.',
} as const;

/** @param words absent for jobs of a version that did more */
function present(job: JobTable, words = job.type) {
  return {
    id: job.id,
    siteId: job.siteId,
    type: job.type,
    words,
    ...pick(job, 'status', 'attempts', 'runAt', 'createdAt', 'finishedAt', 'lastError'),
  };
}

function aboutRoute(deps: InstallationDeps, answer: AnswerCall): void {
  const { db, now, settings, version } = deps;
  const startedAt = now();
  let measured: { readonly at: number; readonly sizes: Promise<installation.FolderSizes> } | undefined;
  answer(installation.readAbout, async () => {
    if (!measured || measured.at + MEASURED_FOR_MS < now())
      measured = { at: now(), sizes: measureFolder(settings.dataDir) };
    return {
      version,
      node: process.versions.node,
      engine: db.engine,
      startedAt,
      dataDir: settings.dataDir,
      ownerOrigin: settings.ownerOrigin,
      siteDomain: settings.siteDomain,
      sizes: await measured.sizes,
      counts: await countContent(db.read),
      jobs: await countJobs(db.read),
      findings: await deps.examine(),
    };
  });
}
