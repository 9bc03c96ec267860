/** Experiments: pages in several versions, shown to a share of visitors each, and what comes of them. */
import { statusOf } from '#domain/experiments/experiment.ts';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { listSites } from '../kernel/sites/queries.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { listExperiments } from './queries.ts';
import { experimentsRoutes } from './routes.ts';
import { visitorsOf } from './visitor-of.ts';
import { recordingRoutes } from './visitor-routes.ts';

/** Of experiments that may change pages, now or by their schedule. */
const SHOWN = new Set(['planned', 'running', 'decided']);

/** A visit that another process took just before the end may have come to the disk after it. */
const OVER = new Set(['stopped', 'decided']);

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  return {
    routes: { owner: [experimentsRoutes({ ...kernel, ...common })], site: [recordingRoutes()] },
    page: {
      async view(tx, siteId) {
        const all = await listExperiments(tx, siteId);
        const experiments = all.filter((each) => SHOWN.has(statusOf(each, now())));
        return experiments.length > 0 ? { experiments } : {};
      },
      assign: visitorsOf({ ...kernel, ...common }),
    },
    jobs: [
      recurringJob({
        type: 'experiments.forget-visitors',
        words: 'Delete visitors of ended experiments',
        everyMs: DAY_MS / 4,
        async run() {
          for (const { id: siteId } of await listSites(db.read))
            for (const experiment of await listExperiments(db.read, siteId))
              if (OVER.has(statusOf(experiment, now()))) await forgetVisitors(kernel, experiment.id);
        },
      }),
    ],
  };
};
