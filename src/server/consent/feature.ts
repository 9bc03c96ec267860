/** Consent: what visitors are asked before anything optional runs. */
import type { MakeFeature } from '../feature.ts';
import { findConsent } from './queries.ts';
import { consentRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => ({
  routes: { owner: [consentRoutes(kernel)] },
  page: {
    async view(db, siteId) {
      return { consent: await findConsent(db, siteId) };
    },
  },
});
