/** What forms leave to be done later: telling the owner, and deleting what is no longer to be kept. */
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers, JobRun } from '../jobs/run-job.ts';
import { type NotifyDeps, notifyOwner } from './notify-owner.ts';
import { listRetentions } from './queries-owner.ts';
import { deleteOld } from './queries-submissions.ts';
import { NOTIFY_JOB } from './submit-form.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_JOB = 'forms.delete-old';

export const FORM_HOUSEKEEPING: readonly RecurringJob[] = [{ type: RETENTION_JOB, everyMs: DAY_MS }];

export function formHandlers(deps: NotifyDeps): JobHandlers {
  return {
    [NOTIFY_JOB]: (payload: never, run: JobRun) => notifyOwner(deps, payload, run),
    [RETENTION_JOB]: (_payload, run) => deleteExpired(deps, run),
  };
}

async function deleteExpired({ db, now }: NotifyDeps, { signal }: JobRun): Promise<void> {
  for (const { siteId, formId, keepDays } of await listRetentions(db.read)) {
    signal.throwIfAborted();
    await db.write((tx) => deleteOld(tx, siteId, formId, now() - keepDays * DAY_MS));
  }
}
