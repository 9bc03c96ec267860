/** Consent: what visitors are asked before anything optional runs. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findConsent } from './queries.ts';
import { hashOfWording } from './queries-wordings.ts';
import { consentRoutes } from './routes.ts';
import { scanFrameRoutes } from './scan-frame.ts';
import type { ScanDeps } from './scan-site.ts';
import { consentVisitorRoutes } from './visitor-routes.ts';

export function consentFeature(kernel: Kernel, scan: ScanDeps): Feature {
  return {
    routes: {
      owner: [consentRoutes({ ...kernel, ...scan })],
      site: [consentVisitorRoutes(kernel), scanFrameRoutes({ ...kernel, ...scan })],
    },
    page: {
      async view(db, siteId) {
        const consent = await findConsent(db, siteId);
        return { consent, consentWording: consent && hashOfWording(consent) };
      },
    },
  };
}
