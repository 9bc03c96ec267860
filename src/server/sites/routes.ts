/** Sites for their owners: listing, making, deleting and bringing back. */
import { Hono } from 'hono';
import * as sites from '#domain/sites/calls.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { listSites, type SiteRow } from '../kernel/sites/queries.ts';
import { deleteSite, KEEP_DELETED_MS, restoreSite } from './delete-site.ts';
import { type HostRoutesDeps, hostRoutes } from './host-routes.ts';
import { createSiteRecorded, createStarterRecorded, describeSite, type StarterDeps } from './record-site.ts';

export interface SiteRoutesDeps extends Deps, HostRoutesDeps, StarterDeps {
  readonly authorize: Authorize;
}

export function siteRoutes(deps: SiteRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  makeRoutes(deps, answer);
  deleteRoutes(deps, answer);
  hostRoutes(deps, answer);
  return app;
}

function makeRoutes(deps: SiteRoutesDeps, answer: AnswerCall): void {
  answer(sites.readAll, async ({ query }) => {
    const all = await listSites(deps.db.read, { isDeleted: query.deleted === 'true' });
    return { sites: all.map((site) => present(deps, site)), siteDomain: deps.settings.siteDomain };
  });
  answer(sites.make, async ({ actor }, input) => {
    const { hasPages, timeZone: _, shop: __, hasMembers: ___, ...site } = input;
    const created = await (hasPages
      ? createStarterRecorded(deps, actor, input)
      : createSiteRecorded(deps, actor, site));
    if (created.kind !== 'created') return created;
    const made = (await listSites(deps.db.read)).find(({ id }) => id === created.siteId);
    if (!made) throw new Error(`The site ${created.siteId} was created but is missing.`);
    return { site: present(deps, made) };
  });
}

function deleteRoutes(deps: SiteRoutesDeps, answer: AnswerCall): void {
  answer(sites.remove, async (call, input) =>
    recorded(
      deps,
      call,
      (within) => deleteSite(within, { siteId: call.siteId, ...input }),
      describeSite(call.siteId, 'deleted', 'deleted the site'),
    ),
  );
  answer(sites.restore, async (call) =>
    recorded(
      deps,
      call,
      (within) => restoreSite(within, call.siteId),
      describeSite(call.siteId, 'restored', 'restored the site'),
    ),
  );
}

function present({ settings }: SiteRoutesDeps, site: SiteRow): sites.Site {
  const { protocol } = new URL(settings.ownerOrigin);
  const ownHost = `${site.identifier}.${settings.siteDomain}`;
  const primary = site.hosts.find(({ isPrimary }) => isPrimary)?.host ?? ownHost;
  return {
    ...site,
    url: `${protocol}//${primary}`,
    ...(site.deletedAt === null ? {} : { keptUntil: site.deletedAt + KEEP_DELETED_MS }),
  };
}
