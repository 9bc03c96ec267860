/** Newsletter lists: who is on them, how one gets on and off, and who signs up by a form. */

import { LISTS_OF_PERSON } from '#domain/lists/calls.ts';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { entering } from './entering.ts';
import { showNewsletterPage } from './newsletter-page.ts';
import { deleteMemberships, listMemberships } from './queries.ts';
import { deleteExpiredConfirmations } from './queries-links.ts';
import { listRoutes } from './routes.ts';
import { listVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  return {
    routes: {
      owner: [listRoutes({ ...kernel, ...entering(kernel), ...common })],
      site: [listVisitorRoutes({ ...kernel, showPage: showNewsletterPage(common.pagePorts) })],
    },
    jobs: [
      recurringJob({
        type: 'lists.forget-links',
        words: 'Delete unconfirmed sign-ups',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteExpiredConfirmations(tx, now())),
      }),
    ],
    person: {
      known: {
        name: 'lists',
        answer: LISTS_OF_PERSON,
        erased: 'Newsletter list memberships.',
        find: listMemberships,
        // Not who added them.
        findOwn: async (db, siteId, email) =>
          (await listMemberships(db, siteId, email)).map(({ source: { by: _by, ...source }, ...each }) => ({
            ...each,
            source,
          })),
      },
      erase: deleteMemberships,
    },
  };
};
