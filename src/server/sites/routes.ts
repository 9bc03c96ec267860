/** Sites for their owners: listing, making, deleting and bringing back. */

import { Hono } from 'hono';
import { z } from 'zod';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { withAnswers } from '../http/route-list.ts';
import { listSites, type SiteRow } from '../kernel/sites/queries.ts';
import { SITE_ANSWERS } from './answers.ts';
import { createSiteInput, deleteSiteInput } from './contract.ts';
import type { SiteCreated } from './create-site.ts';
import { deleteSite, KEEP_DELETED_MS, restoreSite, type SiteDeleted } from './delete-site.ts';
import { type HostRoutesDeps, hostRoutes } from './host-routes.ts';
import { createSiteRecorded, createStarterRecorded, type StarterDeps, tellSite } from './tell.ts';

export interface SiteRoutesDeps extends Deps, HostRoutesDeps, StarterDeps {
  readonly authorize: Authorize;
}

const SITES = '/api/sites';
const SITE = `${SITES}/:site`;

const CREATED_STATUS = { created: 201, invalid: 422, taken: 409 } as const satisfies Record<
  SiteCreated['kind'],
  number
>;
const DELETED_STATUS = { deleted: 200, missing: 404, unconfirmed: 422 } as const satisfies Record<
  SiteDeleted['kind'],
  number
>;

const LIST: RouteAbout = {
  summary: 'Lists the sites of this installation.',
  query: z.object({
    deleted: z.enum(['true', 'false']).optional().meta({ description: 'Those that were deleted instead.' }),
  }),
};

export function siteRoutes(deps: SiteRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  listRoutes(deps, routes);
  deleteRoutes(deps, routes);
  hostRoutes(deps, routes);
  return withAnswers(app, SITE_ANSWERS);
}

function listRoutes(deps: SiteRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', SITES, 'read', LIST, async ({ context }) => {
    const isDeleted = context.req.query('deleted') === 'true';
    const sites = await listSites(deps.db.read, { isDeleted });
    const { siteDomain } = deps.settings;
    return context.json({ sites: sites.map((site) => present(deps, site)), siteDomain });
  });
  bodyRoute(
    'POST',
    SITES,
    'admin.installation',
    createSiteInput,
    'Makes a site.',
    async ({ context, actor }, input) => {
      const { hasPages, timeZone: _, ...site } = input;
      const created = await (hasPages
        ? createStarterRecorded(deps, actor, input)
        : createSiteRecorded(deps, actor, site));
      const status = CREATED_STATUS[created.kind];
      if (created.kind !== 'created')
        return context.json({ error: { kind: created.kind, message: created.message } }, status);
      const made = (await listSites(deps.db.read)).find(({ id }) => id === created.siteId);
      return context.json({ site: made && present(deps, made) }, status);
    },
  );
}

function deleteRoutes(deps: SiteRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const about: RouteAbout = {
    summary: 'Takes a site off the web.',
    description: 'It can be brought back for 30 days; then its pages, files and addresses are gone.',
  };
  bodyRoute('DELETE', SITE, 'admin.site', deleteSiteInput, about, async (call, input) => {
    const { context, siteId } = call;
    const remove = (within: SiteRoutesDeps) => deleteSite(within, { siteId, ...input });
    const deleted = await recorded(deps, call, remove, tellSite(siteId, 'deleted', 'deleted the site'));
    if (deleted.kind === 'deleted') return context.json(deleted);
    const error = { kind: deleted.kind, message: deleted.message };
    return context.json({ error }, DELETED_STATUS[deleted.kind]);
  });
  const restoreSummary = 'Brings a deleted site back, with everything it had.';
  route('POST', `${SITE}/restore`, 'admin.site', restoreSummary, async (call) => {
    const { context, siteId } = call;
    const restore = (within: SiteRoutesDeps) => restoreSite(within, siteId);
    const restored = await recorded(
      deps,
      call,
      restore,
      tellSite(siteId, 'restored', 'brought back the site'),
    );
    if (restored.kind === 'restored') return context.json(restored);
    return context.json({ error: { kind: restored.kind, message: restored.message } }, 404);
  });
}

function present({ settings }: SiteRoutesDeps, site: SiteRow) {
  const { protocol } = new URL(settings.ownerOrigin);
  const ownHost = `${site.identifier}.${settings.siteDomain}`;
  const primary = site.hosts.find(({ isPrimary }) => isPrimary)?.host ?? ownHost;
  return {
    ...site,
    url: `${protocol}//${primary}`,
    ...(site.deletedAt === null ? {} : { keptUntil: site.deletedAt + KEEP_DELETED_MS }),
  };
}
