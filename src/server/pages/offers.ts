/** Pages as visitors get them, for features that show or look at some. */
import type { SiteView } from '#domain/page.ts';
import type { Common } from '../feature.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import { findLiveSite } from '../kernel/sites/queries.ts';
import { addressOfLink } from './address-of-link.ts';
import type { Pages } from './feature.ts';
import { openPage } from './open-page.ts';
import { pagePorts } from './page-ports.ts';
import { renderDraft } from './preview.ts';
import { listPublishedPages } from './queries.ts';
import { countFound } from './queries-search.ts';
import { hashPassword } from './unlock.ts';

declare module '../feature.ts' {
  interface Common {
    readonly pagePorts: PagePorts;
    /** A site as its pages see it; undefined where there is none. */
    readonly findSiteView: (siteId: string) => Promise<SiteView | undefined>;
    readonly baseUrlOf: (siteId: string) => Promise<string | undefined>;
    /** Whether a site answers on this host. */
    readonly isSiteHost: (host: string) => Promise<boolean>;
    readonly openPage: (siteId: string, path: string) => ReturnType<typeof openPage>;
    readonly renderDraft: (siteId: string, documentId: string) => ReturnType<typeof renderDraft>;
    /** Paths of all published pages. */
    readonly pathsOf: (siteId: string) => Promise<readonly string[]>;
    /** Where a link of a site leads. */
    readonly addressOfLink: (
      siteId: string,
      link: Parameters<typeof addressOfLink>[2],
    ) => ReturnType<typeof addressOfLink>;
    readonly countFound: typeof countFound;
    readonly hashPassword: typeof hashPassword;
  }
}

export function pagesOffers(pages: Pages) {
  const { db, views, registry } = pages;
  const findSiteView: Common['findSiteView'] = async (siteId) => {
    const site = await findLiveSite(db.read, siteId);
    return site && (await views.get(db.read, siteId, site.version))?.view;
  };
  return {
    pagePorts: pagePorts(pages),
    findSiteView,
    baseUrlOf: async (siteId) => (await findSiteView(siteId))?.baseUrl,
    isSiteHost: async (host) => (await registry.find(host)) !== undefined,
    openPage: (siteId, path) => openPage(pages, siteId, path),
    renderDraft: (siteId, documentId) => renderDraft(pages, { siteId, documentId }),
    pathsOf: async (siteId) => (await listPublishedPages(db.read, siteId)).map(({ path }) => path),
    addressOfLink: (siteId, link) => addressOfLink(db.read, siteId, link),
    countFound,
    hashPassword,
  } satisfies Partial<Common>;
}
