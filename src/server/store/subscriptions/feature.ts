/**
 * Subscriptions to products and to plans of members: how they are bought, renewed and ended. Each payment is an order, so
 * that it is charged, refunded and swept up like all others.
 */

import { MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../../feature.ts';
import { job, recurringJob } from '../../jobs/job.ts';
import { mailPayload, mailSubscriber, SUBSCRIPTION_MAIL_JOB } from './mail-job.ts';
import { renewDue } from './renew.ts';
import type { SubscribeDeps } from './show-subscribe.ts';
import { subscriptionVisitorRoutes } from './visitor-routes.ts';

export function subscriptionsFeature(deps: SubscribeDeps): Feature {
  return {
    routes: { site: [subscriptionVisitorRoutes(deps)] },
    jobs: [
      job({
        type: SUBSCRIPTION_MAIL_JOB,
        words: 'Email subscribers',
        payload: mailPayload,
        run: (payload, run) => mailSubscriber(deps, payload, run),
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
