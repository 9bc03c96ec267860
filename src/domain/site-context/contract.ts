import type { PageView, SiteView } from '../page.ts';
export function buildSiteContext(site: SiteView, page: PageView): unknown {
  return { website: { id: site.id }, pageType: page.type };
}
