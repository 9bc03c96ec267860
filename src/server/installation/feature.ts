/** The installation as its owners see it: what it does, how it is doing, how large it has become. */
import { DAY_MS } from '#domain/time.ts';
import type { Feature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { deleteFinishedJobs } from '../jobs/queries.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type InstallationDeps, installationRoutes } from './routes.ts';

const KEEP_FINISHED_MS = 7 * DAY_MS;

export function installationFeature(
  kernel: Kernel,
  needs: Pick<InstallationDeps, 'examine' | 'jobs'>,
): Feature {
  const { db, now } = kernel;
  return {
    routes: { owner: [installationRoutes({ ...kernel, ...needs })] },
    jobs: [
      recurringJob({
        type: 'jobs.delete-finished',
        words: 'Clearing finished jobs away',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteFinishedJobs(tx, now() - KEEP_FINISHED_MS)),
      }),
    ],
  };
}
