/** Puts the parts of the server together: what every running Vitrine is made of, and what route tests run. */
import { Hono } from 'hono';
import type { VisitorAssets } from '#site/assets.ts';
import { type AppDeps, createApp } from './app.ts';
import { runSchedule } from './content/publish-document.ts';
import type { Deps } from './deps.ts';
import type { StaticAssets } from './http/static-assets.ts';
import { createWorker, type JobHandlers } from './jobs/worker.ts';
import { PageCache } from './pages/page-cache.ts';
import { SiteRegistry } from './pages/site-registry.ts';
import { SiteViews } from './pages/site-views.ts';
import type { ServerSettings } from './settings.ts';

/** What the build and the data folder supply. */
export interface Surroundings {
  readonly assets: VisitorAssets;
  readonly staticAssets: StaticAssets;
  readonly secret: string;
}

export function compose(deps: Deps, settings: ServerSettings, surroundings: Surroundings) {
  const { assets, staticAssets, secret } = surroundings;
  const protocol = new URL(settings.ownerOrigin).protocol;
  const registry = new SiteRegistry(deps, {
    siteDomain: settings.siteDomain,
    fallbackHosts: [`127.0.0.1:${settings.port}`],
  });
  const cache = new PageCache(deps.now);
  const state = { isReady: false };
  const appDeps: AppDeps = {
    ...deps,
    assets,
    cache,
    registry,
    views: new SiteViews({ assets, siteDomain: settings.siteDomain, protocol }),
    secret,
    ownerOrigin: settings.ownerOrigin,
    isSecure: protocol === 'https:',
    staticAssets,
    owner: new Hono().get('/', (context) => context.text('Vitrine is running.')),
    siteRoutes: [],
    isReady: () => state.isReady,
  };
  const worker = createWorker(deps, jobHandlers(deps));
  return { app: createApp(appDeps), worker, registry, cache, state };
}

function jobHandlers(deps: Deps): JobHandlers {
  return {
    'content.run-schedule': (payload: never) => runSchedule(deps, payload),
    'content.index-document': async () => undefined,
  };
}
