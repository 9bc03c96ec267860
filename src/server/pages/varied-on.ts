/** Which experiments change the page that a visitor has seen: it is looked at again where that is no longer known. */
import type { Context } from 'hono';
import type { SiteView } from '#domain/page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { cacheKey } from './page-cache.ts';
import { keyOf } from './page-target.ts';
import { currentSite, type PageRoutesDeps, visitorOf } from './routes.ts';
import { serveOrName } from './serve-page.ts';

/** @param path as visits are counted: with the prefix of its language */
export async function variedOn(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  path: string,
): Promise<readonly string[]> {
  const site = await currentSite(deps, context);
  if (!site || !deps.varied.isVaried(site.view)) return [];
  const target = { path: storedPath(path, site.view), query: {} };
  const key = cacheKey(site.view.id, site.view.version, keyOf(target, site.view.translation));
  const known = deps.varied.of(key) ?? (await look());
  return known.map((each) => each.key);

  async function look() {
    if (!site) return [];
    // As for a visitor of the original: feature toggles are of every page that is made for one.
    const served = await serveOrName(deps, site, { ...target, variants: {} }, visitorOf(deps, context));
    const varies = served.kind === 'page' ? served.varies : undefined;
    return varies ? deps.varied.learn(key, site.view, varies) : [];
  }
}

function storedPath(path: string, { translation }: Pick<SiteView, 'translation'>): string {
  if (!translation || !`${path}/`.startsWith(`${translation.prefix}/`)) return path;
  const local = path.slice(translation.prefix.length) || '/';
  return translation.paths?.storedOf(local) ?? local;
}
