/** Documents of sites: written, published, found again, kept for a while when they are deleted. */
import { z } from 'zod';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { job, recurringJob } from '../jobs/job.ts';
import { headerFooterRoutes } from './header-footer-routes.ts';
import { indexDocument } from './index-document.ts';
import { multilingualRoutes } from './multilingual-routes.ts';
import { runSchedule } from './publish-document.ts';
import { purgeDeleted, thinHistories } from './purge-and-thin.ts';
import { contentRoutes } from './routes.ts';

const document = z.object({ siteId: z.string(), documentId: z.string() });

export const feature: MakeFeature = (kernel, common) => {
  return {
    routes: {
      owner: [
        contentRoutes({ ...kernel, ...common }),
        headerFooterRoutes(kernel),
        multilingualRoutes(kernel),
      ],
    },
    jobs: [
      job({
        type: 'content.run-schedule',
        words: 'Scheduled publishing',
        payload: document,
        run: (payload) => runSchedule(kernel, payload),
      }),
      job({
        type: 'content.index-document',
        words: 'Update the search index',
        payload: document,
        run: (payload) => indexDocument(kernel, payload),
      }),
      recurringJob({
        type: 'content.purge-deleted',
        words: 'Empty the trash',
        everyMs: DAY_MS,
        run: (run) => purgeDeleted(kernel, run),
      }),
      recurringJob({
        type: 'content.thin-revisions',
        words: 'Delete old versions',
        everyMs: DAY_MS,
        run: (run) => thinHistories(kernel, run),
      }),
    ],
  };
};
