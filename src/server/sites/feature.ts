/** Sites: made, given hosts, deleted, brought back. */
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { nearbyCaller } from '../http/client-address.ts';
import { recurringJob } from '../jobs/job.ts';
import { purgeDeletedSites } from './delete-site.ts';
import { hostQuestionRoutes } from './host-routes.ts';
import { siteRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { secret, settings } = kernel;
  const ownerHost = new URL(settings.ownerOrigin).hostname;
  return {
    routes: {
      owner: [siteRoutes({ ...kernel, ...common })],
      anyHost: [
        hostQuestionRoutes({
          secret,
          isKnownHost: async (host) => host === ownerHost || common.isSiteHost(host),
          isNearby: nearbyCaller(settings.trustedProxies),
        }),
      ],
    },
    jobs: [
      recurringJob({
        type: 'sites.purge-deleted',
        words: 'Delete old sites',
        everyMs: DAY_MS,
        run: ({ signal }) => purgeDeletedSites({ ...kernel, ...common }, signal),
      }),
    ],
  };
};
