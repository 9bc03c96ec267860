/** The installation as its owners see it: what it does, how it is doing, how large it has become. */
import { DAY_MS } from '#domain/time.ts';
import type { MakeOverview } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { deleteFinishedJobs } from '../jobs/queries.ts';
import { installationRoutes } from './routes.ts';

const KEEP_FINISHED_MS = 7 * DAY_MS;

export const overview: MakeOverview = (kernel, { examine = async () => [] }, others) => {
  const { db, now } = kernel;
  const jobs = [
    recurringJob({
      type: 'jobs.delete-finished',
      words: 'Delete finished jobs',
      everyMs: DAY_MS,
      run: () => db.write((tx) => deleteFinishedJobs(tx, now() - KEEP_FINISHED_MS)),
    }),
  ];
  return {
    routes: {
      owner: [
        installationRoutes({
          ...kernel,
          examine,
          jobs: () => [...others.flatMap((other) => other.jobs ?? []), ...jobs],
        }),
      ],
    },
    jobs,
  };
};
