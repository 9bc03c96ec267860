/** The whole server as one function from request to answer; the host decides between owner area and site. */
import { type Context, Hono } from 'hono';
import { answerError } from './http/answer-error.ts';
import { devReloadRoutes } from './http/dev-reload.ts';
import { fontSheetRoutes } from './http/font-sheets.ts';
import { type FindVisit, type OwnerAssets, ownerShell } from './http/owner-shell.ts';
import { refuseMethod } from './http/refuse-method.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { StaticAssets } from './http/static-assets.ts';
import { type ClosedSiteDeps, closedSite } from './pages/closed.ts';
import type { Pages } from './pages/feature.ts';
import { answerInLanguage } from './pages/in-language.ts';
import { answerInSpite } from './pages/outage.ts';
import { pageRoutes } from './pages/routes.ts';

export interface AppDeps extends Pages, Pick<ClosedSiteDeps, 'isStaff'> {
  readonly staticAssets: StaticAssets;
  readonly ownerAssets: OwnerAssets;
  readonly findVisit: FindVisit;
  /** Whether the server takes requests; false while it starts or stops. */
  readonly isReady: () => boolean;
}

export interface AppRoutes {
  /** What answers on every host, known or not. */
  readonly anyHost: readonly Hono[];
  /** What belongs to the owner origin. */
  readonly owner: readonly Hono[];
  /** Routes of a site's hosts that come before its pages: files, feeds, sitemap. */
  readonly site: readonly Hono<SiteEnvironment>[];
}

export function createApp(deps: AppDeps, routes: AppRoutes): Hono {
  const app = new Hono();
  const ownerHost = new URL(deps.ownerOrigin).host;
  const site = siteApp(deps, routes);
  const owner = ownerApp(deps, routes);
  app.use(securityHeaders({ isSecure: deps.isSecure }));
  app.get('/healthz', (context) =>
    deps.isReady()
      ? context.text('ok', 200, { 'cache-control': 'no-store' })
      : context.text('starting or stopping', 503),
  );
  if (deps.assets.devScript) app.route('/', devReloadRoutes());
  app.route('/', fontSheetRoutes(deps.assets));
  for (const part of routes.anyHost) app.route('/', part);
  app.all('*', async (context) => {
    const asset = deps.staticAssets(context);
    if (asset && !['GET', 'HEAD'].includes(context.req.method))
      return context.text('This address is read-only.', 405, { allow: 'GET, HEAD' });
    if (asset) return asset;
    if (/^\/_[ov]\//.test(context.req.path))
      return context.text('This file does not exist.', 404, { 'cache-control': 'no-store' });
    const host = hostOf(context);
    if (host === ownerHost) return owner.fetch(context.req.raw, context.env as object);
    const entry = await deps.registry.find(host);
    if (entry)
      return answerInSpite(deps, context, entry, () =>
        answerInLanguage(deps, entry, context.req.raw, (request, asked) =>
          site.fetch(request, { ...(context.env as object), site: asked }),
        ),
      );
    return context.text(
      `No site answers on this host. The person who runs this server can add it with “npx vitrine site host add”.`,
      421,
      {
        'cache-control': 'no-store',
      },
    );
  });
  for (const part of [app, site, owner]) part.onError(answerError(deps));
  return app;
}

function siteApp(deps: AppDeps, routes: AppRoutes): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.use(async (context, next) => {
    context.set('site', (context.env as unknown as { site: SiteEnvironment['Variables']['site'] }).site);
    await next();
  });
  app.use(closedSite(deps));
  app.all('/api/*', refuseMethod(routes.site));
  for (const part of routes.site) app.route('/', part);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', noSuchCall);
  app.route('/', pageRoutes(deps));
  return app;
}

/** The API, and for every other address the page of the owner area, which finds its screen by itself. */
function ownerApp(deps: Pick<AppDeps, 'ownerAssets' | 'findVisit'>, routes: AppRoutes): Hono {
  const app = new Hono();
  app.all('/api/*', refuseMethod(routes.owner));
  for (const part of routes.owner) app.route('/', part);
  app.all('/api/*', noSuchCall);
  app.get('*', ownerShell(deps.ownerAssets, deps.findVisit));
  app.all('*', (context) => context.text('This address is read-only.', 405, { allow: 'GET, HEAD' }));
  return app;
}

function noSuchCall(context: Context): Response {
  return context.json({ error: { kind: 'missing', message: 'This call does not exist.' } }, 404);
}

function hostOf(context: Context): string {
  return (context.req.header('host') ?? new URL(context.req.url).host).toLowerCase();
}
