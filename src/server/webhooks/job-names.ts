/** Delivers everything that is due, whoever queued it. */
export const DELIVER_JOB = 'webhooks.deliver';
