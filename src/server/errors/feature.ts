/** Errors that visitors' browsers report, and pages the server could not make. */
import { DAY_MS } from '#domain/time.ts';
import type { Feature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { deleteGroupsBefore } from './queries.ts';
import { KEEP_ERRORS_MS } from './record-occurrences.ts';
import { errorRoutes } from './routes.ts';
import { errorReportRoutes } from './visitor-routes.ts';

export function errorsFeature(kernel: Kernel): Feature {
  const { db, now } = kernel;
  return {
    routes: { owner: [errorRoutes(kernel)], site: [errorReportRoutes(kernel)] },
    jobs: [
      recurringJob({
        type: 'errors.delete-old',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteGroupsBefore(tx, now() - KEEP_ERRORS_MS)),
      }),
    ],
  };
}
