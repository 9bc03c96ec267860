/** The jobs of webhooks: delivering what is due, and forgetting what was delivered long ago. */
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { KEEP_DELIVERIES_DAYS } from '#domain/webhooks/webhook.ts';
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers } from '../jobs/run-job.ts';
import { Deliverer } from './deliverer.ts';
import type { DeliverDeps } from './deps.ts';
import { DELIVER_JOB } from './job-names.ts';
import { deleteOldDeliveries } from './queries-deliveries.ts';

/** Finds what a crash has left between two jobs. */
const SWEEP_MS = 5 * MINUTE_MS;
const SWEEP_JOB = 'webhooks.deliver-late';
const FORGET_JOB = 'webhooks.forget-old';

export const WEBHOOK_HOUSEKEEPING: readonly RecurringJob[] = [
  { type: SWEEP_JOB, everyMs: SWEEP_MS },
  { type: FORGET_JOB, everyMs: DAY_MS },
];

export function webhookHandlers(deps: DeliverDeps): JobHandlers {
  const deliverer = new Deliverer(deps);
  return {
    [DELIVER_JOB]: (_payload, { signal }) => deliverer.run(signal),
    [SWEEP_JOB]: (_payload, { signal }) => deliverer.run(signal),
    [FORGET_JOB]: () =>
      deps.db.write((tx) => deleteOldDeliveries(tx, deps.now() - KEEP_DELIVERIES_DAYS * DAY_MS)),
  };
}
