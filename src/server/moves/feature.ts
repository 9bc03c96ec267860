/** Whole sites and installations on the move: imports, exports, backups, started here and done as jobs. */
import { join } from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { type Job, job, recurringJob } from '../jobs/job.ts';
import { moveRoutes } from './routes.ts';
import { deleteExpired, type RunMoveDeps, runMove } from './run-move.ts';
import { RUN_JOB } from './start-move.ts';

export const feature: MakeFeature = (kernel, common) => {
  const movesDir = join(kernel.settings.dataDir, 'moves');
  return {
    routes: {
      owner: [
        moveRoutes({
          ...kernel,
          movesDir,
          forgetFailedPictures: (...asked) => common.fetching.forgetFailed(...asked),
        }),
      ],
    },
    jobs: moveJobs({ ...kernel, ...common, movesDir }),
  };
};

export function moveJobs(deps: RunMoveDeps): readonly Job[] {
  return [
    job({
      type: RUN_JOB,
      words: 'An import, export or backup',
      payload: z.object({ moveId: z.string(), startedAs: z.number().optional() }),
      run: (payload, { signal }) => runMove(deps, payload, signal),
    }),
    recurringJob({
      type: 'moves.delete-expired',
      words: 'Delete old archives',
      everyMs: DAY_MS,
      run: () => deleteExpired(deps),
    }),
  ];
}
