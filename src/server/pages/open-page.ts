/** A published page past all that keeps visitors out: a password, or a site that is closed. For its owner's eyes only. */
import { normalizeTarget } from './page-target.ts';
import type { PageRoutesDeps } from './routes.ts';
import { servePage } from './serve-page.ts';
import { OWNER } from './visitors.ts';

/** @returns undefined where there is no such page, or it cannot be made */
export async function openPage(
  deps: PageRoutesDeps,
  siteId: string,
  path: string,
): Promise<string | undefined> {
  const site = await deps.views.get(deps.db.read, siteId, 0);
  const target = normalizeTarget(new URL(path, 'http://site').href);
  if (!site || target.kind !== 'page') return undefined;
  try {
    const served = await servePage(deps, site, target, OWNER);
    return served.kind === 'page' && served.status === 200 ? served.html : undefined;
  } catch (error) {
    deps.log.error({ err: error, site: siteId, path }, 'a page could not be rendered');
    return undefined;
  }
}
