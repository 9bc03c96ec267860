/** Puts together what the settings of sites and of the installation are made of. */
import { join } from 'node:path';
import type { Hono } from 'hono';
import { headerFooterRoutes } from './content/header-footer-routes.ts';
import type { Deps } from './deps.ts';
import type { Authorize } from './http/authorize.ts';
import { nearbyCaller } from './http/client-address.ts';
import { type Finding, installationRoutes } from './installation/routes.ts';
import type { RecurringJob } from './jobs/recurring.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import type { Media } from './media/open-media.ts';
import { moveRoutes } from './moves/routes.ts';
import { type MoveRunner, moveHandlers } from './moves/run-move.ts';
import { createMoveRunner } from './perform-move.ts';
import { redirectRoutes } from './redirects/routes.ts';
import type { ServerSettings } from './settings.ts';
import { purgeDeletedSites } from './sites/delete-site.ts';
import { hostQuestionRoutes } from './sites/host-routes.ts';
import type { Reach } from './sites/reach-host.ts';
import { siteRoutes } from './sites/routes.ts';
import { photosOf } from './starter-photos.ts';
import { createStarterSite } from './starter-site.ts';
import { removeStored } from './transfer-ports.ts';

const DAY_MS = 24 * 3_600_000;

export interface SettingsDeps extends Deps {
  readonly authorize: Authorize;
  readonly settings: ServerSettings;
  readonly secret: string;
  readonly reach: Reach;
  readonly media: Media;
  /** Does imports, exports and backups; where absent, this process does them. */
  readonly runMove?: MoveRunner;
  /** The server as visitors ask it. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly version: string;
  /** Looks at the installation as “vitrine doctor” does. */
  readonly examine?: () => Promise<readonly Finding[]>;
  readonly isSiteHost: (host: string) => Promise<boolean>;
  readonly photosFolder?: string;
}

export interface SettingsParts {
  readonly owner: readonly Hono[];
  /** Answer on every host. */
  readonly anyHost: readonly Hono[];
  readonly handlers: JobHandlers;
  readonly recurring: readonly RecurringJob[];
}

export function composeSettings(deps: SettingsDeps): SettingsParts {
  const { settings, secret, media, isSiteHost } = deps;
  const ownerHost = new URL(settings.ownerOrigin).hostname;
  const photos = photosOf(deps);
  const movesDir = join(settings.dataDir, 'moves');
  return {
    owner: [
      headerFooterRoutes(deps),
      installationRoutes({ ...deps, examine: deps.examine ?? (async () => []) }),
      moveRoutes({ ...deps, movesDir }),
      redirectRoutes(deps),
      siteRoutes({
        ...deps,
        createStarterSite: (tx, actor, site) => createStarterSite(tx, { ...deps, photos }, actor, site),
      }),
    ],
    anyHost: [
      hostQuestionRoutes({
        secret,
        isKnownHost: async (host) => host === ownerHost || isSiteHost(host),
        isNearby: nearbyCaller(settings.trustedProxies),
      }),
    ],
    recurring: [{ type: 'moves.delete-expired', everyMs: DAY_MS }],
    handlers: {
      ...moveHandlers({ ...deps, movesDir, runMove: deps.runMove ?? createMoveRunner(deps) }),
      'sites.purge-deleted': (_payload, { signal }) =>
        purgeDeletedSites({ ...deps, removeFiles: (row) => removeStored(media, row) }, signal),
    },
  };
}
