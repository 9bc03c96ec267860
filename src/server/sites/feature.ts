/** Sites: made, given hosts, deleted, brought back. */
import { DAY_MS } from '#domain/time.ts';
import type { Feature } from '../feature.ts';
import { nearbyCaller } from '../http/client-address.ts';
import { recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type PurgeSitesDeps, purgeDeletedSites } from './delete-site.ts';
import { hostQuestionRoutes } from './host-routes.ts';
import { type SiteRoutesDeps, siteRoutes } from './routes.ts';

interface SitesNeeds
  extends Pick<SiteRoutesDeps, 'createStarterSite' | 'reach'>,
    Pick<PurgeSitesDeps, 'removeFiles'> {
  readonly isSiteHost: (host: string) => Promise<boolean>;
}

export function sitesFeature(kernel: Kernel, needs: SitesNeeds): Feature {
  const { secret, settings } = kernel;
  const ownerHost = new URL(settings.ownerOrigin).hostname;
  return {
    routes: {
      owner: [siteRoutes({ ...kernel, ...needs })],
      anyHost: [
        hostQuestionRoutes({
          secret,
          isKnownHost: async (host) => host === ownerHost || needs.isSiteHost(host),
          isNearby: nearbyCaller(settings.trustedProxies),
        }),
      ],
    },
    jobs: [
      recurringJob({
        type: 'sites.purge-deleted',
        words: 'Removing deleted sites',
        everyMs: DAY_MS,
        run: ({ signal }) => purgeDeletedSites({ ...kernel, ...needs }, signal),
      }),
    ],
  };
}
