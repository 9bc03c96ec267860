/** What browsers fetch of a site to put it on a home screen. */
import { type Context, Hono } from 'hono';
import { ICONS, MANIFEST_PATH, manifestOf } from '#domain/web-app/manifest.ts';
import { webAppSchema } from '#domain/web-app/schema.ts';
import { etagOf, matchesEtag } from '../http/negotiate.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { findWebApp } from './queries.ts';
import type { WebAppDeps } from './routes.ts';
import { defaultsOf } from './web-app-defaults.ts';

type SiteContext = Context<SiteEnvironment>;

export function webAppFileRoutes(deps: WebAppDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(MANIFEST_PATH, async (context, next) => {
    const found = await findShown(deps, context);
    if (!found) return next();
    const { webApp, site } = found;
    const text = JSON.stringify(manifestOf(webApp, site.settings, await defaultsOf(deps.db.read, site)));
    return answer(context, 'application/manifest+json', etagOf(text), text);
  });
  for (const spec of ICONS) {
    app.get(spec.path, async (context, next) => {
      const found = await findShown(deps, context);
      if (!found) return next();
      const icon = await deps.icons.get({ spec, ...found });
      return icon ? answer(context, 'image/png', etagOf(icon.key), icon.bytes) : next();
    });
  }
  return app;
}

/** Undefined where the owner has turned it off. */
async function findShown({ db, findSiteView }: WebAppDeps, context: SiteContext) {
  const { id } = context.get('site');
  const webApp = (await findWebApp(db.read, id)) ?? webAppSchema.parse({});
  const site = webApp.isOn ? await findSiteView(id) : undefined;
  return site && { webApp, site };
}

/** Asked about again each time: what its owner has just changed is what the next visitor gets. */
function answer(context: SiteContext, type: string, etag: string, body: string | Buffer): Response {
  const headers = { 'cache-control': 'public, no-cache', etag };
  if (matchesEtag(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const bytes = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(bytes, { headers: { ...headers, 'content-type': type } });
}
