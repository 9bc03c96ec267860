/**
 * Pages to be looked at only, as pictures of a site in the owner area: their frames run no script, and a page that
 * brings some has the browser complain of each. So these are served without.
 */
import { Hono } from 'hono';
import { cutBetween } from '#domain/cut-between.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { PageRoutesDeps } from './routes.ts';
import { servePage } from './serve-page.ts';
import { STRANGER } from './visitors.ts';

/** A site's home page as visitors get it, standing still. */
const STILL_PATH = '/_still';

export function stillRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(STILL_PATH, async (context) => {
    const { id, version } = context.get('site');
    const site = await deps.views.get(deps.db.read, id, version);
    const served = site && (await servePage(deps, site, { path: '/', query: {} }, STRANGER));
    if (served?.kind !== 'page')
      return context.text('There is nothing to see here.', 404, { 'cache-control': 'no-store' });
    return new Response(standStill(served.html), {
      status: served.status,
      headers: {
        ...served.headers,
        ...SECURITY_HEADERS,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  });
  return app;
}

/** Without scripts, hints of what they or the first moment want, and contents of frames. Texts and values of attributes hold no tags: they are escaped. */
export function standStill(html: string): string {
  return (
    cutBetween(html, /<script\b/gi, /<\/script>/gi)
      // A small picture of the page takes other files than were foreseen.
      .replace(/<link rel="(?:module)?preload"[^<>]*>/gi, '')
      .replace(/<iframe\b[^<>]*>/gi, (frame) => frame.replace(/\s(src|srcdoc)="[^"]*"/gi, ''))
  );
}
