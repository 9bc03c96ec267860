/** Consent: what visitors are asked before anything optional runs. */
import type { MakeFeature } from '../feature.ts';
import { hashOfWording } from './queries-wordings.ts';
import { consentRoutes } from './routes.ts';
import { scanFrameRoutes } from './scan-frame.ts';
import { findConsentIn } from './translated.ts';
import { consentVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  return {
    routes: {
      owner: [consentRoutes({ ...kernel, ...common })],
      site: [consentVisitorRoutes(kernel), scanFrameRoutes({ ...kernel, ...common })],
    },
    page: {
      async view(db, siteId, language) {
        const consent = await findConsentIn(db, { siteId, language });
        return { consent, consentWording: consent && hashOfWording(consent) };
      },
    },
  };
};
