/** The job that tells of a site's submissions: one for all that come within two seconds. */
import type { NewJob } from '../jobs/enqueue.ts';

export const NOTIFY_JOB = 'forms.notify';
export const NOTICE_WINDOW_MS = 2000;

/** Runs once the window has passed; what is committed later than that is found by the sweep. */
export function noticeJob(siteId: string, now: number): NewJob {
  const window = Math.floor(now / NOTICE_WINDOW_MS);
  const runAt = (window + 1) * NOTICE_WINDOW_MS;
  return {
    type: NOTIFY_JOB,
    siteId,
    payload: { siteId },
    runAt,
    dedupeKey: `${NOTIFY_JOB}:${siteId}:${window}`,
  };
}
