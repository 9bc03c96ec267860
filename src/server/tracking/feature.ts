/** Counts the visitors of sites, and says to their owners who came. */
import { addDays, civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Feature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { listSites } from '../kernel/sites/queries.ts';
import { Adding } from './add-up.ts';
import { deleteHitsBefore, deleteSaltsBefore } from './queries-hits.ts';
import { deleteVisitsBefore } from './queries-visits.ts';
import { analyticsRoutes, type TrackingPorts } from './routes.ts';
import { censusRoutes } from './visitor-routes.ts';
import './schema.ts';

/** Thirteen months: the same month of the year before stands beside this one. */
const KEEP_DAYS = 396;

export function trackingFeature(kernel: Kernel, ports: TrackingPorts): Feature {
  const { db, now } = kernel;
  const adding = new Adding(kernel);
  /** Somewhere on earth it may be the day before or after. */
  const dayBefore = (days: number) => formatDateKey(addDays(civilDate(now(), 'UTC'), -days));
  return {
    routes: { site: [censusRoutes(kernel)], owner: [analyticsRoutes({ ...kernel, ...ports, adding })] },
    jobs: [
      recurringJob({
        type: 'tracking.add-up',
        words: 'Adding up what visitors did',
        everyMs: 10 * MINUTE_MS,
        async run() {
          for (const { id } of await listSites(db.read)) await adding.addUp(id);
        },
      }),
      recurringJob({
        type: 'tracking.forget',
        words: 'Forgetting what visitors did long ago, and whose it was the day before',
        everyMs: DAY_MS / 4,
        run: () =>
          db.write(async (tx) => {
            await deleteHitsBefore(tx, now() - KEEP_DAYS * DAY_MS);
            await deleteVisitsBefore(tx, dayBefore(KEEP_DAYS));
            await deleteSaltsBefore(tx, dayBefore(1));
          }),
      }),
    ],
  };
}
