/** What forms leave to be done later: what follows from submissions, and deleting what is no longer to be kept. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers, JobRun } from '../jobs/run-job.ts';
import type { FormFilesDeps } from './files/form-files.ts';
import { SWEEP_FILES_JOB, sweepAfter, sweepFiles } from './files/sweep-files.ts';
import { type FollowDeps, followSubmissions } from './follow-submissions.ts';
import { NOTIFY_JOB } from './notice-job.ts';
import { listRetentions } from './queries-owner.ts';
import { deleteOld, listSitesWaiting } from './queries-submissions.ts';

const RETENTION_JOB = 'forms.delete-old';

const SWEEP_JOB = 'forms.notify-waiting';
const SWEEP_MS = 5 * MINUTE_MS;
/** What is younger has a job of its own. */
const LATE_MS = MINUTE_MS;

export const FORM_HOUSEKEEPING: readonly RecurringJob[] = [
  { type: RETENTION_JOB, everyMs: DAY_MS },
  { type: SWEEP_JOB, everyMs: SWEEP_MS },
  { type: SWEEP_FILES_JOB, everyMs: HOUR_MS },
];

export interface FormJobDeps extends FollowDeps, Pick<Deps, 'newId'> {
  readonly files: FormFilesDeps;
}

export function formHandlers(deps: FormJobDeps): JobHandlers {
  const follow = oneForEachSite((siteId, run) => followSubmissions(deps, { siteId }, run));
  return {
    [NOTIFY_JOB]: ({ siteId }: { readonly siteId: string }, run: JobRun) => follow(siteId, run),
    [SWEEP_JOB]: async (_payload, run) => {
      for (const siteId of await listSitesWaiting(deps.db.read, deps.now() - LATE_MS))
        await follow(siteId, run);
    },
    [RETENTION_JOB]: (_payload, run) => deleteExpired(deps, run),
    [SWEEP_FILES_JOB]: (_payload, run) => sweepFiles(deps.files, run),
  };
}

/**
 * Under load the next job comes before the last one is done: instead of reading the same submissions beside it,
 * it has that one look once more, which is tried again should it fail.
 */
function oneForEachSite(
  follow: (siteId: string, run: JobRun) => Promise<void>,
): (siteId: string, run: JobRun) => Promise<void> {
  const running = new Map<string, { isAskedAgain: boolean }>();
  return async (siteId, run) => {
    const other = running.get(siteId);
    if (other) {
      other.isAskedAgain = true;
      return;
    }
    const own = { isAskedAgain: true };
    running.set(siteId, own);
    try {
      while (own.isAskedAgain) {
        own.isAskedAgain = false;
        await follow(siteId, run);
      }
    } finally {
      running.delete(siteId);
    }
  };
}

async function deleteExpired(deps: FormJobDeps, { signal }: JobRun): Promise<void> {
  for (const { siteId, formId, keepDays } of await listRetentions(deps.db.read)) {
    signal.throwIfAborted();
    const before = deps.now() - keepDays * DAY_MS;
    await deps.db.write(async (tx) => sweepAfter(tx, deps, await deleteOld(tx, siteId, formId, before)));
  }
}
