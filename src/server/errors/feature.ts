/** Errors that visitors' browsers report, and pages the server could not make. */
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { deleteGroupsBefore } from './queries.ts';
import { KEEP_ERRORS_MS } from './record-occurrences.ts';
import { errorRoutes } from './routes.ts';
import { errorReportRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel) => {
  const { db, now } = kernel;
  return {
    routes: { owner: [errorRoutes(kernel)], site: [errorReportRoutes(kernel)] },
    jobs: [
      recurringJob({
        type: 'errors.delete-old',
        words: 'Delete old errors',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteGroupsBefore(tx, now() - KEEP_ERRORS_MS)),
      }),
    ],
  };
};
