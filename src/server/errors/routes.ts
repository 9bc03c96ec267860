/** What the owner sees of visitors' errors, and what becomes of them. */
import { Hono } from 'hono';
import { z } from 'zod';
import { CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { type Counts, type ErrorGroup, GROUP_STATES, type GroupState } from '#domain/errors/group.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { doneAnswer, instant } from '../http/answers.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { type Answers, withAnswers } from '../http/route-list.ts';
import { countGroups, findGroup, listGroups, updateGroup } from './queries.ts';
import { MAX_GROUPS } from './record-occurrences.ts';

const stateSchema = z.enum(GROUP_STATES);
const query = z.object({
  state: stateSchema
    .optional()
    .meta({ description: 'Those of this state; the open ones unless it says so.' }),
});

export function errorRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  route(
    'GET',
    '/api/sites/:site/errors',
    CONFIG_PERMISSIONS.reports,
    { summary: 'Lists what went wrong in visitors’ browsers, what was met last first.', query },
    async ({ context, siteId }) => {
      const state = GROUP_STATES.find((each) => each === context.req.query('state')) ?? 'open';
      const [groups, totals] = await Promise.all([
        listGroups(deps.db.read, siteId, state, MAX_GROUPS),
        countGroups(deps.db.read, siteId),
      ]);
      context.header('cache-control', 'no-store');
      return context.json({ groups, totals });
    },
  );
  bodyRoute(
    'PUT',
    '/api/sites/:site/errors/:group/state',
    CONFIG_PERMISSIONS.settings,
    z.object({ state: stateSchema }),
    'Resolves an error, ignores it, or opens it again. What is resolved opens by itself when it comes back.',
    async ({ context, actor, siteId, param }, { state }) => {
      const set = (within: Deps) => setState(within, siteId, param('group'), state);
      const group = await recorded(
        deps,
        { actor, siteId },
        set,
        (found) =>
          found && {
            action: 'site.error-sorted',
            what: `${VERBS[state]} the error “${found.message.slice(0, 80)}”`,
          },
      );
      if (group) return context.json({ kind: 'saved' });
      return context.json({ error: { kind: 'missing', message: 'This error is no longer kept.' } }, 404);
    },
  );
  return withAnswers(app, ANSWERS);
}

const VERBS: Readonly<Record<GroupState, string>> = {
  open: 'opened again',
  resolved: 'resolved',
  ignored: 'ignored',
};

async function setState(
  deps: Deps,
  siteId: string,
  id: string,
  state: GroupState,
): Promise<ErrorGroup | undefined> {
  return deps.db.write(async (tx) => {
    const group = await findGroup(tx, siteId, id);
    if (group) await updateGroup(tx, { ...group, state, hasReturned: false });
    return group;
  });
}

const counts = z.record(z.string(), z.int()) satisfies z.ZodType<Counts>;

const group = z
  .object({
    id: z.string(),
    kind: z.enum(['error', 'log']),
    app: z.string().meta({ description: 'The part of the page it came from.' }),
    message: z.string(),
    stack: z.string(),
    state: stateSchema,
    hasReturned: z.boolean().meta({ description: 'Whether it came back after it was resolved.' }),
    count: z.int(),
    firstAt: instant,
    lastAt: instant,
    browsers: counts,
    pages: counts,
  })
  .meta({ id: 'ErrorGroup' }) satisfies z.ZodType<ErrorGroup>;

const ANSWERS: Answers = {
  'GET /api/sites/:site/errors': z.object({
    groups: z.array(group),
    totals: z.object({ open: z.int(), resolved: z.int(), ignored: z.int() }),
  }),
  'PUT /api/sites/:site/errors/:group/state': doneAnswer('saved'),
};
