/** Puts the parts together: everything a running Vitrine is made of, for the server and the command line. */
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { newId } from '#domain/id.ts';
import { type AppDeps, createApp } from '#server/app.ts';
import { indexDocument } from '#server/content/index-document.ts';
import { runSchedule } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import { staticAssets } from '#server/http/static-assets.ts';
import { createWorker, type JobHandlers } from '#server/jobs/worker.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { SiteRegistry } from '#server/pages/site-registry.ts';
import { SiteViews } from '#server/pages/site-views.ts';
import type { ServerSettings } from '#server/settings.ts';
import { readVisitorAssets } from './assets.ts';
import { installationSecret } from './secret.ts';

/** The build's visitor folder, beside the server bundle this file ends up in. */
const VISITOR_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'visitor');

export function createLogger(): Logger {
  return pino({
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

export async function openDeps(settings: ServerSettings, log: Logger): Promise<Deps> {
  const db: Database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  return { db, log, now: Date.now, newId: () => newId(Date.now(), randomBytes) };
}

export function wire(deps: Deps, settings: ServerSettings) {
  const assets = readVisitorAssets(VISITOR_FOLDER);
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
    secret: installationSecret(settings.dataDir, settings.secret),
    ownerOrigin: settings.ownerOrigin,
    isSecure: protocol === 'https:',
    staticAssets: staticAssets(VISITOR_FOLDER),
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
    'content.index-document': (payload: never) => indexDocument(deps, payload),
  };
}
