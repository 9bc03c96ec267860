/** What forms leave to be done later: what follows from submissions, and deleting what is no longer to be kept. */
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers, JobRun } from '../jobs/run-job.ts';
import { type FollowDeps, followSubmissions } from './follow-submissions.ts';
import { NOTIFY_JOB } from './notice-job.ts';
import { listRetentions } from './queries-owner.ts';
import { deleteOld, listSitesWaiting } from './queries-submissions.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_JOB = 'forms.delete-old';

const SWEEP_JOB = 'forms.notify-waiting';
const SWEEP_MS = 5 * 60_000;
/** What is younger has a job of its own. */
const LATE_MS = 60_000;

export const FORM_HOUSEKEEPING: readonly RecurringJob[] = [
  { type: RETENTION_JOB, everyMs: DAY_MS },
  { type: SWEEP_JOB, everyMs: SWEEP_MS },
];

export function formHandlers(deps: FollowDeps): JobHandlers {
  return {
    [NOTIFY_JOB]: (payload: never, run: JobRun) => followSubmissions(deps, payload, run),
    [SWEEP_JOB]: async (_payload, run) => {
      for (const siteId of await listSitesWaiting(deps.db.read, deps.now() - LATE_MS))
        await followSubmissions(deps, { siteId }, run);
    },
    [RETENTION_JOB]: (_payload, run) => deleteExpired(deps, run),
  };
}

async function deleteExpired({ db, now }: FollowDeps, { signal }: JobRun): Promise<void> {
  for (const { siteId, formId, keepDays } of await listRetentions(db.read)) {
    signal.throwIfAborted();
    await db.write((tx) => deleteOld(tx, siteId, formId, now() - keepDays * DAY_MS));
  }
}
