/** Puts together what the settings of sites and of the installation are made of. */
import type { Hono } from 'hono';
import type { Deps } from './deps.ts';
import type { Authorize } from './http/authorize.ts';
import { nearbyCaller } from './http/client-address.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import type { Media } from './media/open-media.ts';
import { redirectRoutes } from './redirects/routes.ts';
import type { ServerSettings } from './settings.ts';
import { purgeDeletedSites } from './sites/delete-site.ts';
import { hostQuestionRoutes } from './sites/host-routes.ts';
import type { Reach } from './sites/reach-host.ts';
import { siteRoutes } from './sites/routes.ts';
import { removeStored } from './transfer-ports.ts';

export interface SettingsDeps extends Deps {
  readonly authorize: Authorize;
  readonly settings: ServerSettings;
  readonly secret: string;
  readonly reach: Reach;
  readonly media: Media;
  readonly isSiteHost: (host: string) => Promise<boolean>;
}

export interface SettingsParts {
  readonly owner: readonly Hono[];
  /** Answer on every host. */
  readonly anyHost: readonly Hono[];
  readonly handlers: JobHandlers;
}

export function composeSettings(deps: SettingsDeps): SettingsParts {
  const { settings, secret, media, isSiteHost } = deps;
  const ownerHost = new URL(settings.ownerOrigin).hostname;
  return {
    owner: [redirectRoutes(deps), siteRoutes(deps)],
    anyHost: [
      hostQuestionRoutes({
        secret,
        isKnownHost: async (host) => host === ownerHost || isSiteHost(host),
        isNearby: nearbyCaller(settings.trustedProxies),
      }),
    ],
    handlers: {
      'sites.purge-deleted': (_payload, { signal }) =>
        purgeDeletedSites({ ...deps, removeFiles: (row) => removeStored(media, row) }, signal),
    },
  };
}
