/** Webhooks: what happens on a site is told to other programs. */

import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { KEEP_DELIVERIES_DAYS } from '#domain/webhooks/webhook.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { findSiteName } from '../kernel/sites/queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Deliverer } from './deliverer.ts';
import { DELIVER_JOB } from './job-names.ts';
import { deleteOldDeliveries } from './queries-deliveries.ts';
import { webhookRoutes } from './routes.ts';

/** Finds what a crash has left between two jobs. */
const SWEEP_MS = 5 * MINUTE_MS;

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  const deliverer = new Deliverer({
    ...kernel,
    ...common,
    siteName: findSiteName,
    random: Math.random,
    queueMail: (tx, mail) => queueMail(tx, kernel, { ...mail, sender: null }),
  });
  return {
    routes: { owner: [webhookRoutes({ ...kernel, ...common })] },
    jobs: [
      { type: DELIVER_JOB, words: 'Send webhooks', run: (_payload, { signal }) => deliverer.run(signal) },
      recurringJob({
        type: 'webhooks.deliver-late',
        words: 'Check for missed webhooks',
        everyMs: SWEEP_MS,
        run: ({ signal }) => deliverer.run(signal),
      }),
      recurringJob({
        type: 'webhooks.forget-old',
        words: 'Delete old webhook deliveries',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteOldDeliveries(tx, now() - KEEP_DELIVERIES_DAYS * DAY_MS)),
      }),
    ],
  };
};
