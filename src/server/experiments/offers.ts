/** Experiments, for what counts visitors. */
import type { MakeOffers } from '../feature.ts';
import { countingHits } from './count-hits.ts';
import { visitorsOf } from './visitor-of.ts';

declare module '../feature.ts' {
  interface Common {
    /** Counts who sees an experiment, and who reaches its goal. Resolves once that is durable. */
    readonly countInExperiments: ReturnType<typeof countingHits>;
  }
}

export const offers: MakeOffers<'countInExperiments'> = (kernel, common) => {
  const count: Partial<Record<'it', ReturnType<typeof countingHits>>> = {};
  return {
    // The other offers are there once a request comes.
    countInExperiments(context, hits) {
      const deps = { ...kernel, ...common };
      count.it ??= countingHits(deps, visitorsOf(deps));
      return count.it(context, hits);
    },
  };
};
