/** Puts the server together: what every running Vitrine is made of, and what route tests run. */
import { createAuthorize } from './accounts/authorize.ts';
import { findOwnerVisit } from './accounts/feature.ts';
import { isStaff } from './accounts/site-presence.ts';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { failureRecorder } from './errors/record-occurrences.ts';
import type { FeatureSurroundings } from './feature.ts';
import { createFeatures } from './features.ts';
import { apiReferenceRoutes } from './http/api-reference.ts';
import { clientAddress } from './http/client-address.ts';
import type { CountryOf } from './http/countries.ts';
import { crumbRoutes } from './http/crumb.ts';
import { type BuiltAssets, withSeals } from './http/font-sheets.ts';
import { createOutgoing, type Outgoing } from './http/outgoing/outgoing.ts';
import type { OwnerAssets } from './http/owner-shell.ts';
import type { StaticAssets } from './http/static-assets.ts';
import { handlersOf, recurringOf } from './jobs/job.ts';
import { createWorker } from './jobs/worker.ts';
import type { Kernel } from './kernel/kernel.ts';
import { createFastPath } from './pages/fast-path.ts';
import { openPages } from './pages/feature.ts';
import type { ServerSettings } from './settings.ts';

/** What the build and the data folder supply. */
export interface Surroundings extends FeatureSurroundings {
  readonly assets: BuiltAssets;
  readonly staticAssets: StaticAssets;
  readonly ownerAssets: OwnerAssets;
  readonly secret: string;
  /** Vitrine's own. */
  readonly version: string;
  /** The country of an address; absent where there is no database of them. */
  readonly countryOf?: CountryOf | undefined;
  /** The way out to services; absent: to where they are. */
  readonly outgoing?: Outgoing;
}

export function compose(deps: Deps, settings: ServerSettings, surroundings: Surroundings) {
  const { staticAssets, ownerAssets, media, version } = surroundings;
  const assets = withSeals(surroundings.assets, surroundings.secret);
  const kernel = openKernel(deps, settings, surroundings);
  const pages = openPages(kernel, {
    assets,
    reportFailure: failureRecorder(deps),
    parts: () => parts,
  });
  const fetch = (request: Request) => app.fetch(request);
  const features = createFeatures({ kernel, pages, surroundings, fetch });
  const parts = features.flatMap(({ page }) => page ?? []);
  const anyHost = features.flatMap(({ routes }) => routes?.anyHost ?? []);
  const owner = features.flatMap(({ routes }) => routes?.owner ?? []);
  const site = [crumbRoutes(kernel), ...features.flatMap(({ routes }) => routes?.site ?? [])];
  const about = { origin: settings.ownerOrigin, version };
  const reference = apiReferenceRoutes([...owner, ...anyHost, ...site], about);
  const state = { isReady: false };
  const app = createApp(
    {
      ...pages,
      staticAssets,
      ownerAssets,
      findVisit: (context) => findOwnerVisit(deps, settings, context),
      isReady: () => state.isReady,
      isStaff: (context, siteId) => isStaff(kernel, context, siteId),
    },
    { anyHost, owner: [...owner, reference], site },
  );
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const worker = createWorker(deps, handlersOf(jobs), {
    isOnlyServer: !settings.databaseUrl,
    recurring: recurringOf(jobs),
  });
  const { registry, cache } = pages;
  const fastPath = createFastPath(pages);
  const ownerRoutes = [...owner, ...anyHost, reference];
  return { app, fastPath, worker, pages, registry, cache, state, media, ownerRoutes, siteRoutes: site };
}

function openKernel(
  deps: Deps,
  settings: ServerSettings,
  { media, reach, secret, version, outgoing, countryOf }: Surroundings,
): Kernel {
  const { ownerOrigin, trustedProxies, webhookPrivateNetworks: privateNetworks } = settings;
  const base = {
    ...deps,
    settings,
    version,
    secret,
    ownerOrigin,
    isSecure: new URL(ownerOrigin).protocol === 'https:',
    clientAddress: clientAddress(trustedProxies),
    countryOf,
    outgoing: outgoing ?? createOutgoing({ resolve: reach.resolve, privateNetworks }),
    storage: media.storage,
    tempDir: media.tempDir,
  };
  return { ...base, authorize: createAuthorize(base) };
}
