/** Counts the visitors of sites, and says to their owners who came. */
import { addDays, civilDate, formatDateKey, startOfDay } from '#domain/locale/civil-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { WATCH_META } from '#domain/tracking/contract.ts';
import { watchedBy } from '#domain/tracking/named-events.ts';
import type { MakeFeature } from '../feature.ts';
import { recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings, listSites } from '../kernel/sites/queries.ts';
import { Adding } from './add-up.ts';
import { eventRoutes } from './event-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { deleteTestEventsBefore } from './queries-events.ts';
import { deleteHitsBefore, deleteSaltsBefore } from './queries-hits.ts';
import { findPlan } from './queries-plans.ts';
import { deleteVisitsBefore } from './queries-visits.ts';
import { analyticsRoutes } from './routes.ts';
import { sendWeekly } from './send-weekly.ts';
import { censusRoutes } from './visitor-routes.ts';
import { weeklyOffRoutes } from './weekly-off.ts';
import './schema.ts';

const DAYS_A_MONTH = 30.44;

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  const adding = new Adding(kernel);
  return {
    routes: {
      site: [censusRoutes({ ...kernel, ...common })],
      owner: [
        analyticsRoutes({ ...kernel, ...common, adding }),
        planRoutes(kernel),
        eventRoutes({ ...kernel, ...common, adding }),
        weeklyOffRoutes(kernel),
      ],
    },
    page: {
      /** Pages watch for what owners have named, and for nothing else. */
      async head(from, { id }) {
        const { events = [] } = (await findPlan(from, id)) ?? {};
        const content = watchedBy(events).join(' ');
        return content === '' ? [] : [{ tag: 'meta', attributes: { name: WATCH_META, content } }];
      },
    },
    jobs: [
      recurringJob({
        type: 'tracking.add-up',
        words: 'Summarise visits',
        everyMs: 10 * MINUTE_MS,
        async run() {
          for (const { id } of await listSites(db.read)) await adding.addUp(id);
        },
      }),
      recurringJob({
        type: 'tracking.forget',
        words: 'Delete old visit data',
        everyMs: DAY_MS / 4,
        async run() {
          for (const { id } of await listSites(db.read)) await forgetOld(kernel, id);
          // Somewhere on earth it may be the day before.
          const yesterday = formatDateKey(addDays(civilDate(now(), 'UTC'), -1));
          await db.write((tx) => deleteSaltsBefore(tx, yesterday));
          await db.write((tx) => deleteTestEventsBefore(tx, now() - DAY_MS / 4));
        },
      }),
      recurringJob({
        type: 'tracking.send-weekly',
        words: 'Send weekly emails',
        everyMs: HOUR_MS,
        run: () => sendWeekly({ ...kernel, ...common }, adding),
      }),
    ],
  };
};

/** Whole days of the site: what is left of a day would be added up as if it were all of it. */
async function forgetOld({ db, now }: Pick<Kernel, 'db' | 'now'>, siteId: string): Promise<void> {
  const settings = await findSiteSettings(db.read, siteId);
  if (!settings) return;
  const { timeZone, visitsKeptMonths } = settings;
  const first = addDays(civilDate(now(), timeZone), -Math.ceil(visitsKeptMonths * DAYS_A_MONTH));
  await db.write(async (tx) => {
    await deleteHitsBefore(tx, siteId, startOfDay(first, timeZone));
    await deleteVisitsBefore(tx, siteId, formatDateKey(first));
  });
}
