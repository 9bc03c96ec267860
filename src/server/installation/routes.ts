/** The installation for its owners: jobs and dead letters, and how it is doing. */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { MINUTE_MS } from '#domain/time.ts';
import { recorded, type Tell } from '../activity/record-activity.ts';
import type { JobTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { withAnswers } from '../http/route-list.ts';
import { countJobs, listJobs, reviveJobs } from '../jobs/queries.ts';
import type { ServerSettings } from '../settings.ts';
import { type findingSchema, INSTALLATION_ANSWERS } from './answers.ts';
import { type FolderSizes, measureFolder } from './measure-folder.ts';
import { countContent, deleteDeadJob, findJob } from './queries.ts';

export type Finding = z.infer<typeof findingSchema>;

export interface InstallationDeps extends Deps {
  readonly authorize: Authorize;
  readonly settings: Pick<ServerSettings, 'dataDir' | 'ownerOrigin' | 'siteDomain'>;
  readonly version: string;
  readonly examine: () => Promise<readonly Finding[]>;
}

const JOBS = '/api/jobs';
const STATUSES = ['waiting', 'running', 'done', 'dead'] as const;
const SHOWN = 100;
/** Counting every file takes a while: often enough for a look. */
const MEASURED_FOR_MS = MINUTE_MS;

const LIST: RouteAbout = {
  summary: 'Lists the latest jobs: scheduled publishing, indexing, pictures, mail.',
  query: z.object({ status: z.enum(STATUSES).optional() }),
};

export function installationRoutes(deps: InstallationDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  jobRoutes(deps, routes);
  aboutRoute(deps, routes);
  return withAnswers(app, INSTALLATION_ANSWERS);
}

function jobRoutes(deps: InstallationDeps, { route }: RouteWriter): void {
  route('GET', JOBS, 'admin.jobs', LIST, async ({ context }) => {
    const status = STATUSES.find((each) => each === context.req.query('status'));
    const jobs = await listJobs(deps.db.read, { status, limit: SHOWN });
    return context.json({ jobs: jobs.map(present), counts: await countJobs(deps.db.read) });
  });
  const all = 'Lets all jobs that failed for good run again.';
  route('POST', `${JOBS}/retry`, 'admin.jobs', all, async (call) => {
    const { context } = call;
    const revive = (within: Deps) => within.db.write((tx) => reviveJobs(tx, deps.now()));
    const count = await recorded(deps, byOf(call), revive, tellRevived);
    return context.json({ kind: 'queued', count });
  });
  const one = 'Lets a job that failed for good run again.';
  route('POST', `${JOBS}/:job/retry`, 'admin.jobs', one, async (call) => {
    const { context, param } = call;
    const revive = (within: Deps) => within.db.write((tx) => reviveJobs(tx, deps.now(), param('job')));
    const count = await recorded(deps, byOf(call), revive, tellRevived);
    return count > 0 ? context.json({ kind: 'queued', count }) : refuse(deps, context, param('job'));
  });
  const discard = 'Gives a job up that failed for good.';
  route('DELETE', `${JOBS}/:job`, 'admin.jobs', discard, async (call) => {
    const { context, param } = call;
    const giveUp = (within: Deps) => within.db.write((tx) => deleteDeadJob(tx, param('job')));
    const isGone = await recorded(deps, byOf(call), giveUp, (isDone) =>
      isDone ? { action: 'job.discarded', what: 'gave up a job that had failed' } : undefined,
    );
    return isGone ? context.json({ kind: 'deleted' }) : refuse(deps, context, param('job'));
  });
}

const tellRevived: Tell<number> = (count) => {
  const jobs = count === 1 ? 'a job that had failed' : `${count} jobs that had failed`;
  return count === 0 ? undefined : { action: 'job.retried', what: `let ${jobs} run again` };
};

function byOf({ actor }: Call): { actor: Call['actor']; siteId: null } {
  return { actor, siteId: null };
}

async function refuse({ db }: InstallationDeps, context: Context, id: string): Promise<Response> {
  const job = await findJob(db.read, id);
  const error = job
    ? { kind: 'not-allowed', message: 'This job has not failed for good. Vitrine goes on with it by itself.' }
    : { kind: 'missing', message: 'This job is no longer there.' };
  return context.json({ error }, job ? 409 : 404);
}

function present(job: JobTable) {
  return {
    id: job.id,
    siteId: job.site_id,
    type: job.type,
    status: job.status,
    attempts: job.attempts,
    runAt: job.run_at,
    createdAt: job.created_at,
    finishedAt: job.finished_at,
    lastError: job.last_error,
  };
}

function aboutRoute(deps: InstallationDeps, { route }: RouteWriter): void {
  const { db, now, settings, version } = deps;
  const startedAt = now();
  let measured: { readonly at: number; readonly sizes: Promise<FolderSizes> } | undefined;
  const summary = 'Says which version this is, how much there is in it, and what the doctor finds.';
  route('GET', '/api/about', 'admin.installation', summary, async ({ context }) => {
    if (!measured || measured.at + MEASURED_FOR_MS < now())
      measured = { at: now(), sizes: measureFolder(settings.dataDir) };
    return context.json({
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
    });
  });
}
