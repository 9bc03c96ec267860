/**
 * Subscriptions to products and to plans of members: how they are bought, renewed and ended. Each payment is an order, so
 * that it is charged, refunded and swept up like all others.
 */

import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../feature.ts';
import { job, recurringJob } from '../../jobs/job.ts';
import { mailPayload, mailSubscriber, SUBSCRIPTION_MAIL_JOB } from './mail-job.ts';
import { renewDue } from './renew.ts';
import { PORTAL_LINK_JOB, portalLinkPayload, sendPortalLink } from './portal-links.ts';
import { type PortalDeps, portalRoutes } from './portal-routes.ts';
import { deleteExpiredLinks } from './queries-links.ts';
import { subscriptionVisitorRoutes } from './visitor-routes.ts';

export function subscriptionsFeature(deps: PortalDeps): Feature {
  return {
    routes: { site: [subscriptionVisitorRoutes(deps), portalRoutes(deps)] },
    jobs: [
      job({
        type: SUBSCRIPTION_MAIL_JOB,
        words: 'Email subscribers',
        payload: mailPayload,
        run: (payload, run) => mailSubscriber(deps, payload, run),
      }),
      job({
        type: PORTAL_LINK_JOB,
        words: 'Email links to subscribers',
        payload: portalLinkPayload,
        run: (payload, run) => sendPortalLink(deps, payload, run),
      }),
      recurringJob({
        type: 'subscriptions.forget-links',
        words: 'Delete expired links of subscribers',
        everyMs: DAY_MS,
        run: () => deps.db.write((tx) => deleteExpiredLinks(tx, deps.now())),
      }),
      recurringJob({
        type: 'subscriptions.renew',
        words: 'Charge subscriptions that are due',
        everyMs: MINUTE_MS,
        run: async ({ signal }) => {
          await renewDue(deps, signal);
        },
      }),
    ],
  };
}
