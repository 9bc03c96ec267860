/** For experiments: goals of visitors, and the key that tells visitors without a cookie apart for a day. */
import type { NamedEvent } from '#domain/tracking/named-events.ts';
import type { MakeOffers } from '../feature.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { countGoal, type GoalCounts } from './count-goal.ts';
import { findPlan } from './queries-plans.ts';
import { SitesDays } from './site-days.ts';
import { VisitorKeys } from './visitor-key.ts';

type Of = Pick<SiteEntry, 'id' | 'version'>;
type Told = readonly [address: string, userAgent: string];

export interface DayKeys {
  /** Made with a salt that is thrown away the next day: nothing of the visitor is stored. */
  find(site: Of, told: Told): Promise<string>;
  /** Without asking the database; undefined where that is needed. */
  peek(site: Of, told: Told): string | undefined;
}

declare module '../feature.ts' {
  interface Common {
    readonly dayKeys: DayKeys;
    /** How often each visitor of a site reached a goal within a span of time, by the visitor’s key. */
    readonly countGoal: (
      siteId: string,
      span: Parameters<typeof countGoal>[2],
      goal: Parameters<typeof countGoal>[3],
    ) => Promise<GoalCounts>;
    /** What owners have named. Hits say what was done, not by which of these names. */
    readonly namedEvents: (siteId: string) => Promise<readonly NamedEvent[]>;
  }
}

/** Another key than that of visits: a cookie may keep it, and must not say whose the visits of that day were. */
const placeOf = ({ id }: Of) => `${id} experiments`;

export const offers: MakeOffers<'dayKeys' | 'countGoal' | 'namedEvents'> = (kernel) => {
  const days = new SitesDays(kernel);
  const keys = new VisitorKeys(kernel);
  return {
    namedEvents: async (siteId) => (await findPlan(kernel.db.read, siteId))?.events ?? [],
    countGoal: (siteId, span, goal) => countGoal(kernel, siteId, span, goal),
    dayKeys: {
      async find(site, told) {
        const { today } = await days.of(site);
        return keys.ofDay(placeOf(site), today, told);
      },
      peek(site, told) {
        const day = days.peek(site);
        return day && keys.peekOfDay(placeOf(site), day.today, told);
      },
    },
  };
};
