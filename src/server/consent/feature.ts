/** Consent: what visitors are asked before anything optional runs. */
import type { MakeFeature } from '../feature.ts';
import { findConsent } from './queries.ts';
import { hashOfWording } from './queries-wordings.ts';
import { consentRoutes } from './routes.ts';
import { scanFrameRoutes } from './scan-frame.ts';
import { consentVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  return {
    routes: {
      owner: [consentRoutes({ ...kernel, ...common })],
      site: [consentVisitorRoutes(kernel), scanFrameRoutes({ ...kernel, ...common })],
    },
    page: {
      async view(db, siteId) {
        const consent = await findConsent(db, siteId);
        return { consent, consentWording: consent && hashOfWording(consent) };
      },
    },
  };
};
