/** Pages that follow a post, for the features that took it. */
import type { Context } from 'hono';
import type { OwnPage, PagePorts } from '../kernel/page-ports.ts';
import { answerKept } from './kept-answers.ts';
import { keepPage } from './kept-pages.ts';
import { normalizeTarget } from './page-target.ts';
import { currentSite, maySeeFor, type PageRoutesDeps, redirect, visitorOf } from './routes.ts';
import { pageHeaders, sendKept } from './send-page.ts';
import { renderSystem, servePage } from './serve-page.ts';
import type { CurrentSite } from './site-views.ts';
import { variedOn } from './varied-on.ts';

export function pagePorts(deps: PageRoutesDeps): PagePorts {
  return {
    viewOf: async (context) => (await currentSite(deps, context))?.view,
    variedOn: (context, path) => variedOn(deps, context, path),
    maySee: (context) => maySeeFor(deps, context),
    answerKept: (context, site, answer) => answerKept(deps, context, site, answer),
    async showAgain(context, { address, query, status, echo }) {
      const site = await currentSite(deps, context);
      const target = normalizeTarget(address);
      if (!site || target.kind !== 'page') return undefined;
      const asked = { path: target.path, query: query ?? target.query, echo };
      const served = await servePage(deps, site, asked, visitorOf(deps, context));
      if (served.kind === 'redirect') return redirect(served.location, 303);
      return new Response(served.html, {
        status: served.status === 200 ? status : served.status,
        headers: pageHeaders(deps, { ...served, isCacheable: false }),
      });
    },
    async showOwnPage(context, own) {
      const site = await currentSite(deps, context);
      if (!site) return noSite(context);
      const served = await renderOwn(deps, site, own);
      if (served.kind === 'redirect') throw new Error('A page of the product’s own leads nowhere else.');
      return new Response(served.html, {
        status: own.status,
        headers: { ...pageHeaders(deps, { ...served, isCacheable: false }), ...own.headers },
      });
    },
    async showKeptPage(context, { name, status, headers, make }) {
      const site = await currentSite(deps, context);
      if (!site) return noSite(context);
      const render = async () => renderOwn(deps, site, await make());
      const { key, entry } = await keepPage(deps, site, { name, status, headers, make: render });
      return sendKept(deps, context, key, entry);
    },
  };
}

function noSite(context: Context): Response {
  return context.text('There is no site here.', 404, { 'cache-control': 'no-store' });
}

function renderOwn(deps: PageRoutesDeps, site: CurrentSite, page: OwnPage) {
  return renderSystem(deps, site, { path: page.path, query: {} }, page);
}
