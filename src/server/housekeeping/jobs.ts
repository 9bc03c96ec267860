/** What keeps the database from growing for ever: finished jobs, deleted documents and old drafts go in time. */
import { KEEP_ACTIVITY_DAYS } from '#domain/activity/kinds.ts';
import { thinRevisions } from '#domain/content/thin-revisions.ts';
import { DAY_MS, WEEK_MS } from '#domain/time.ts';
import { deleteActivityBefore } from '../activity/queries.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteFinishedJobs } from '../jobs/queries.ts';
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers, JobRun } from '../jobs/run-job.ts';
import {
  applyThinning,
  listLongDeleted,
  listRevisionFacts,
  listThinnable,
  purgeDocuments,
} from './queries.ts';

const KEEP_FINISHED_JOBS_MS = WEEK_MS;
const THIN_AFTER_MS = DAY_MS;
/** Documents taken at a time, so that no write keeps others waiting for long. */
const BATCH = 50;
const ACTIVITY_BATCH = 500;

type HousekeepingDeps = Pick<Deps, 'db' | 'now'>;

export const HOUSEKEEPING: readonly RecurringJob[] = [
  { type: 'jobs.delete-finished', everyMs: DAY_MS },
  { type: 'activity.delete-old', everyMs: DAY_MS },
  { type: 'content.purge-deleted', everyMs: DAY_MS },
  { type: 'content.thin-revisions', everyMs: DAY_MS },
  { type: 'sites.purge-deleted', everyMs: DAY_MS },
];

/** @param keepDeletedMs how long deleting a document can be undone */
export function housekeepingHandlers(deps: HousekeepingDeps, keepDeletedMs: number): JobHandlers {
  return {
    'jobs.delete-finished': () =>
      deps.db.write((tx) => deleteFinishedJobs(tx, deps.now() - KEEP_FINISHED_JOBS_MS)),
    'activity.delete-old': (_payload, run) => forgetActivity(deps, run),
    'content.purge-deleted': (_payload, run) => purgeDeleted(deps, keepDeletedMs, run),
    'content.thin-revisions': (_payload, run) => thinAll(deps, run),
  };
}

async function forgetActivity({ db, now }: HousekeepingDeps, { signal }: JobRun): Promise<void> {
  const before = now() - KEEP_ACTIVITY_DAYS * DAY_MS;
  for (;;) {
    signal.throwIfAborted();
    const count = await db.write((tx) => deleteActivityBefore(tx, before, ACTIVITY_BATCH));
    if (count < ACTIVITY_BATCH) return;
  }
}

async function purgeDeleted(
  deps: HousekeepingDeps,
  keepDeletedMs: number,
  { signal }: JobRun,
): Promise<void> {
  const before = deps.now() - keepDeletedMs;
  for (;;) {
    signal.throwIfAborted();
    const ids = await listLongDeleted(deps.db.read, before, BATCH);
    if (ids.length === 0) return;
    await deps.db.write((tx) => purgeDocuments(tx, ids, before));
  }
}

/** Thins the history of every document, one at a time. */
async function thinAll(deps: HousekeepingDeps, { signal }: JobRun): Promise<void> {
  const before = deps.now() - THIN_AFTER_MS;
  for (let after = ''; ; ) {
    const ids = await listThinnable(deps.db.read, before, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const id of ids) {
      signal.throwIfAborted();
      await thinOne(deps, id);
    }
    after = last;
  }
}

async function thinOne(deps: HousekeepingDeps, documentId: string): Promise<void> {
  const plan = async (db: Queryable) => thinRevisions(await listRevisionFacts(db, documentId), deps.now());
  // Most documents have nothing that may go: found out without making a write wait.
  if ((await plan(deps.db.read)).removed.length === 0) return;
  await deps.db.write(async (tx) => applyThinning(tx, await plan(tx)));
}
