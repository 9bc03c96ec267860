/** Proofing: clients choose among the pictures of a page with a password, and its owner gets the list. */
import { z } from 'zod';
import type { MakeFeature } from '../feature.ts';
import { job } from '../jobs/job.ts';
import { shownProofs } from './find-proofs.ts';
import { NOTIFY_JOB, notifyOfSelection } from './notify-owner.ts';
import { proofingRoutes } from './routes.ts';
import { proofingVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, { pagePorts }) => ({
  routes: {
    owner: [proofingRoutes(kernel)],
    site: [
      proofingVisitorRoutes({ ...kernel, maySee: pagePorts.maySee, showOwnPage: pagePorts.showOwnPage }),
    ],
  },
  jobs: [
    job({
      type: NOTIFY_JOB,
      words: 'Email owners about a client’s selection',
      payload: z.object({ selectionId: z.string() }),
      run: (payload, run) => notifyOfSelection(kernel, payload, run),
    }),
  ],
  page: {
    data: (db, { id }) => ({
      proofs: (documentId, blockId) => shownProofs(db, { siteId: id, documentId, blockId }),
    }),
  },
});
