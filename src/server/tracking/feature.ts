/** Counts the visitors of sites. */
import { addDays, civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { deleteHitsBefore, deleteSaltsBefore } from './queries-hits.ts';
import { censusRoutes } from './visitor-routes.ts';
import './schema.ts';

/** Thirteen months: the same month of the year before stands beside this one. */
const KEEP_HITS_MS = 396 * DAY_MS;

export const feature: MakeFeature = (kernel) => {
  const { db, now } = kernel;
  return {
    routes: { site: [censusRoutes(kernel)] },
    jobs: [
      recurringJob({
        type: 'tracking.forget',
        words: 'Forgetting what visitors did long ago, and whose it was the day before',
        everyMs: DAY_MS / 4,
        run: () =>
          db.write(async (tx) => {
            await deleteHitsBefore(tx, now() - KEEP_HITS_MS);
            // Somewhere on earth it may still be yesterday.
            await deleteSaltsBefore(tx, formatDateKey(addDays(civilDate(now(), 'UTC'), -1)));
          }),
      }),
    ],
  };
};
