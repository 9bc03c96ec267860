/**
 * Pages of the product's own that say the same at every address of a site: made once at each of its versions, since
 * scanners that try addresses ask for them hundreds of times a second.
 */
import type { InItsPlace } from './find-elsewhere.ts';
import { type CachedResponse, cacheKey, keptResponse, NO_PAGE, type PageCache } from './page-cache.ts';
import { pageHeaders } from './send-page.ts';
import { renderInItsPlace, type ServeDeps, type Served } from './serve-page.ts';
import type { CurrentSite } from './site-views.ts';

export interface KeptPagesDeps extends ServeDeps {
  readonly cache: PageCache;
  readonly isSecure: boolean;
}

export interface KeptPage {
  readonly kind: 'kept';
  readonly key: string;
  readonly entry: CachedResponse;
}

/** In place of the address, which differs for a page that is shown instead of another. */
const ANYWHERE = '/404';

/** A site without a home page says something else there. */
export function keepInItsPlace(
  deps: KeptPagesDeps,
  site: CurrentSite,
  path: string,
  own: InItsPlace,
): Promise<KeptPage> {
  const where = path === '/' ? path : ANYWHERE;
  const name = [own.name, own.status, where].join(' ');
  return keepPage(deps, site, {
    name,
    make: () => renderInItsPlace(deps, site, { path: where, query: {} }, own),
  });
}

/** @param page whose name is one of few, since each takes room beside the pages of the site */
export async function keepPage(
  deps: KeptPagesDeps,
  { view }: CurrentSite,
  page: {
    readonly name: string;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly status?: number;
    readonly make: () => Promise<Served>;
  },
): Promise<KeptPage> {
  const key = cacheKey(
    view.id,
    view.version,
    `${NO_PAGE}page ${view.translation?.prefix ?? ''} ${page.name}`,
  );
  const entry = await deps.cache.keep(key, async () => {
    const served = await page.make();
    if (served.kind === 'redirect') throw new Error('A page of the product’s own leads nowhere else.');
    const headers = { ...pageHeaders(deps, { ...served, isCacheable: false }), ...page.headers };
    return keptResponse({
      status: page.status ?? served.status,
      headers,
      madeAt: deps.now(),
      text: served.html,
    });
  });
  return { kind: 'kept', key, entry };
}
