/** Goals of visitors, for experiments. */
import type { MakeOffers } from '../feature.ts';
import { countGoal, type GoalCounts } from './count-goal.ts';

declare module '../feature.ts' {
  interface Common {
    /** How often each visitor of a site reached a goal within a span of time, by the visitor’s key. */
    readonly countGoal: (
      siteId: string,
      span: Parameters<typeof countGoal>[2],
      goal: Parameters<typeof countGoal>[3],
    ) => Promise<GoalCounts>;
  }
}

export const offers: MakeOffers<'countGoal'> = (kernel) => ({
  countGoal: (siteId, span, goal) => countGoal(kernel, siteId, span, goal),
});
