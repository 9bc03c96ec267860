/** Pages as visitors get them, and drafts as they are shown to those who may see them. */
import type { VisitorAssets } from '#site/assets.ts';
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { editRoutes, editSessionRoutes } from './edit.ts';
import { PageCache } from './page-cache.ts';
import { previewLinkRoutes, previewRoutes } from './preview.ts';
import type { PageRoutesDeps } from './routes.ts';
import { documentData } from './site-data.ts';
import { siteFileRoutes } from './site-files.ts';
import { SiteRegistry } from './site-registry.ts';
import { SiteViews } from './site-views.ts';
import { stillRoutes } from './still-pages.ts';
import { VariedPages } from './varied-pages.ts';
import { widgetRoutes } from './widget.ts';

/** What stays open while the server runs: pages that are made are kept, and what is known of each site. */
export interface Pages extends Kernel, PageRoutesDeps {
  readonly db: Kernel['db'];
  readonly registry: SiteRegistry;
}

type PagesNeeds = Pick<PageRoutesDeps, 'reportFailure' | 'parts'> & { readonly assets: VisitorAssets };

export function openPages(kernel: Kernel, needs: PagesNeeds): Pages {
  const { siteDomain, ownerOrigin, port, maxFormFileMegabytes } = kernel.settings;
  return {
    ...kernel,
    ...needs,
    cache: new PageCache(kernel.now),
    varied: new VariedPages({
      now: kernel.now,
      assign: () => needs.parts().find(({ assign }) => assign)?.assign,
    }),
    registry: new SiteRegistry(kernel, { siteDomain, fallbackHosts: [`127.0.0.1:${port}`] }),
    views: new SiteViews({
      siteDomain,
      ownerOrigin,
      maxFileMegabytes: maxFormFileMegabytes,
      parts: needs.parts,
    }),
  };
}

export function pagesFeature(pages: Pages): Feature {
  return {
    page: { data: documentData },
    routes: {
      owner: [previewLinkRoutes(pages), editSessionRoutes(pages)],
      // The files of a site look at every address: they come last.
      site: [widgetRoutes, previewRoutes, stillRoutes, editRoutes, siteFileRoutes].map((routes) =>
        routes(pages),
      ),
    },
  };
}
