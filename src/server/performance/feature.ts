/** How fast pages are for real visitors, and what makes them slow. */
import { addDays, civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import { findSiteSettings, listSites } from '../kernel/sites/queries.ts';
import { AddingSpeed } from './add-up.ts';
import { deleteSpeedBefore } from './queries.ts';
import { speedRoutes } from './routes.ts';
import { performanceRoutes } from './visitor-routes.ts';
import './schema.ts';

const DAYS_A_MONTH = 30.44;

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  const adding = new AddingSpeed(kernel);
  return {
    routes: {
      site: [performanceRoutes({ ...kernel, members: common.members, adding })],
      owner: [speedRoutes({ ...kernel, adding })],
    },
    jobs: [
      recurringJob({
        type: 'performance.add-up',
        words: 'Summarise page speed',
        everyMs: 10 * MINUTE_MS,
        async run() {
          for (const { id } of await listSites(db.read)) await adding.addUp(id);
        },
      }),
      recurringJob({
        type: 'performance.forget',
        words: 'Delete old page speed data',
        everyMs: DAY_MS,
        async run() {
          for (const { id } of await listSites(db.read)) {
            const settings = await findSiteSettings(db.read, id);
            if (!settings) continue;
            const days = Math.ceil(settings.visitsKeptMonths * DAYS_A_MONTH);
            const first = formatDateKey(addDays(civilDate(now(), settings.timeZone), -days));
            await db.write((tx) => deleteSpeedBefore(tx, id, first));
          }
        },
      }),
    ],
  };
};
