/** Measured speed of a site, for the feature that deletes all statistics. */
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { deleteSpeed } from './queries.ts';

declare module '../feature.ts' {
  interface Common {
    readonly deleteSpeed: (tx: Queryable, siteId: string) => Promise<void>;
  }
}

export const offers: MakeOffers<'deleteSpeed'> = () => ({ deleteSpeed });
