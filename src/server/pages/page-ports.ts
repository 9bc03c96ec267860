/** Pages that follow a post, for the features that took it. */
import type { PagePorts } from '../kernel/page-ports.ts';
import { answerKept } from './kept-answers.ts';
import { normalizeTarget } from './page-target.ts';
import { currentSite, isUnlockedFor, type PageRoutesDeps, pageHeaders, redirect } from './routes.ts';
import { renderSystem, servePage } from './serve-page.ts';

export function pagePorts(deps: PageRoutesDeps): PagePorts {
  return {
    maySee: (context) => isUnlockedFor(deps, context),
    answerKept: (context, site, answer) => answerKept(deps, context, site, answer),
    async showAgain(context, { address, query, status, echo }) {
      const site = await currentSite(deps, context);
      const target = normalizeTarget(address);
      if (!site || target.kind !== 'page') return undefined;
      const asked = { path: target.path, query: query ?? target.query, echo };
      const served = await servePage(deps, site, asked, isUnlockedFor(deps, context));
      if (served.kind === 'redirect') return redirect(served.location, 303);
      return new Response(served.html, {
        status: served.status === 200 ? status : served.status,
        headers: pageHeaders(deps, { ...served, isCacheable: false }),
      });
    },
    async showOwnPage(context, { path, status, headers, ...page }) {
      const site = await currentSite(deps, context);
      if (!site) return context.text('There is no site here.', 404, { 'cache-control': 'no-store' });
      const served = await renderSystem(deps, site, { path, query: {} }, page);
      if (served.kind === 'redirect') throw new Error('A page of the product’s own leads nowhere else.');
      return new Response(served.html, {
        status,
        headers: { ...pageHeaders(deps, { ...served, isCacheable: false }), ...headers },
      });
    },
  };
}
