/** Who did what: shown, and forgotten in time. */
import { KEEP_ACTIVITY_DAYS } from '#domain/activity/kinds.ts';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import type { JobRun } from '../jobs/run-job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { deleteActivityBefore } from './queries.ts';
import { activityRoutes } from './routes.ts';

const BATCH = 500;

export const feature: MakeFeature = (kernel) => {
  return {
    routes: { owner: [activityRoutes(kernel, kernel.authorize)] },
    jobs: [
      recurringJob({
        type: 'activity.delete-old',
        words: 'Delete old activity',
        everyMs: DAY_MS,
        run: (run) => deleteOld(kernel, run),
      }),
    ],
  };
};

async function deleteOld({ db, now }: Kernel, { signal }: JobRun): Promise<void> {
  const before = now() - KEEP_ACTIVITY_DAYS * DAY_MS;
  for (;;) {
    signal.throwIfAborted();
    const count = await db.write((tx) => deleteActivityBefore(tx, before, BATCH));
    if (count < BATCH) return;
  }
}
