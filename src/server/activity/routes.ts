/** The activity of a site and of the installation, page by page. */
import { type Context, Hono } from 'hono';
import { ADMIN_PERMISSIONS, CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { ActivityTable } from '../db/schema-accounts.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { listActivity } from './queries.ts';

const PAGE_SIZE = 50;

export function activityRoutes(deps: Pick<Deps, 'db'>, authorize: Authorize): Hono {
  const app = new Hono();
  const { route } = routeWriter(app, authorize);
  const list = async (context: Context, siteId: string | null) => {
    const before = context.req.query('before');
    const rows = await listActivity(deps.db.read, { siteId, before, limit: PAGE_SIZE + 1 });
    const entries = rows.slice(0, PAGE_SIZE).map(present);
    return context.json({ activity: entries, hasMore: rows.length > PAGE_SIZE });
  };
  route(
    'GET',
    '/api/sites/:site/activity',
    CONFIG_PERMISSIONS.activity,
    'Lists who did what on a site, the newest first.',
    ({ context, siteId }) => list(context, siteId),
  );
  route(
    'GET',
    '/api/activity',
    ADMIN_PERMISSIONS.installation,
    'Lists who did what on the installation, the newest first.',
    ({ context }) => list(context, null),
  );
  return app;
}

function present(row: ActivityTable) {
  const { id, actor, action, what } = row;
  const target = row.target_kind && row.target_id ? { kind: row.target_kind, id: row.target_id } : null;
  return {
    id,
    actor,
    accountId: row.account_id,
    action,
    what,
    target,
    details: JSON.parse(row.details) as unknown,
    at: row.created_at,
  };
}
