/** The activity of a site and of the installation, page by page. */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ADMIN_PERMISSIONS, CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import {
  ACTIVITY_KINDS,
  type ActivityEntry,
  type ActivityPage,
  type ActivityPerson,
  partsOf,
} from '#domain/activity/kinds.ts';
import type { ActivityTable } from '../db/schema-accounts.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { ACTIVITY_ANSWERS } from './answers.ts';
import { type ActivityActor, listActivity, listActors } from './queries.ts';

const PAGE_SIZE = 50;
/** Before the name of a program or of Vitrine itself, which have no account. */
const NAMED = 'name:';

const query = z.object({
  before: z.string().max(24).optional().meta({ description: 'The last entry seen.' }),
  kind: z
    .enum(ACTIVITY_KINDS.map(({ kind }) => kind))
    .optional()
    .meta({ description: 'Only this kind.' }),
  person: z.string().max(200).optional().meta({ description: 'A key of the answer’s “people”.' }),
});

export function activityRoutes(deps: Pick<Deps, 'db'>, authorize: Authorize): Hono {
  const app = new Hono();
  const { route } = routeWriter(app, authorize);
  const list = async (context: Context, siteId: string | null) => {
    const asked = query.safeParse(context.req.query());
    if (!asked.success) {
      const message = 'This filter is not known. Choose one of the list.';
      return context.json({ error: { kind: 'invalid', message } }, 400);
    }
    const { before, kind, person } = asked.data;
    const parts = kind === undefined ? undefined : partsOf(kind);
    const filter = { siteId, before, parts, by: readPerson(person), limit: PAGE_SIZE + 1 };
    const [rows, actors] = await Promise.all([
      listActivity(deps.db.read, filter),
      listActors(deps.db.read, siteId),
    ]);
    const page: ActivityPage = {
      activity: rows.slice(0, PAGE_SIZE).map(present),
      hasMore: rows.length > PAGE_SIZE,
      people: peopleOf(actors),
    };
    context.header('cache-control', 'no-store');
    return context.json(page);
  };
  route(
    'GET',
    '/api/sites/:site/activity',
    CONFIG_PERMISSIONS.activity,
    { summary: 'Lists who did what on a site, the newest first.', query },
    ({ context, siteId }) => list(context, siteId),
  );
  route(
    'GET',
    '/api/activity',
    ADMIN_PERMISSIONS.installation,
    { summary: 'Lists who did what on the installation, the newest first.', query },
    ({ context }) => list(context, null),
  );
  return withAnswers(app, ACTIVITY_ANSWERS);
}

function readPerson(key: string | undefined): ActivityActor | undefined {
  if (key === undefined) return undefined;
  return key.startsWith(NAMED) ? { name: key.slice(NAMED.length) } : { accountId: key };
}

/** One entry an account, under its latest name; one a name for everything else. */
function peopleOf(actors: readonly { accountId: string | null; actor: string }[]): ActivityPerson[] {
  const people = new Map<string, string>();
  for (const { accountId, actor } of actors) {
    const key = accountId ?? NAMED + actor;
    if (!people.has(key)) people.set(key, actor);
  }
  return [...people]
    .map(([key, name]) => ({ key, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function present(row: ActivityTable): ActivityEntry & { readonly details: unknown } {
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
