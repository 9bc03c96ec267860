/** What the owner sees of visitors' errors, and what becomes of them. */
import { Hono } from 'hono';
import * as errors from '#domain/errors/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { countGroups, findGroup, listGroups, updateGroup } from './queries.ts';
import { MAX_GROUPS } from './record-occurrences.ts';

export function errorRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(errors.readList, async ({ siteId, query: { state = 'open' } }) => {
    const [groups, totals] = await Promise.all([
      listGroups(deps.db.read, siteId, state, MAX_GROUPS),
      countGroups(deps.db.read, siteId),
    ]);
    return { groups, totals };
  });
  answer(errors.sort, async (call, { state }) => {
    const group = await deps.db.write(async (tx) => {
      const found = await findGroup(tx, call.siteId, call.params.group);
      if (!found) return undefined;
      await updateGroup(tx, { ...found, state, hasReturned: false });
      await leave(tx, deps, call, `${VERBS[state]} the error “${found.message.slice(0, 80)}”`);
      return found;
    });
    return group ? { kind: 'saved' } : { kind: 'missing', message: 'This error was deleted.' };
  });
  return app;
}

const VERBS: Readonly<Record<errors.GroupState, string>> = {
  open: 'reopened',
  resolved: 'resolved',
  ignored: 'ignored',
};
