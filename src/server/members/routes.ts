/** Members for the people who run a site: who they are, and deleting them. */
import { Hono } from 'hono';
import * as members from '#domain/members/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { deleteMember, findMember, listMembers, memberOf } from './queries.ts';
import { listSessions } from './queries-sessions.ts';

const PAGE_SIZE = 50;

export function memberRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db } = deps;
  answer(members.readAll, async ({ siteId, query: { search, before } }) => {
    const found = await listMembers(db.read, siteId, {
      search: search?.slice(0, 200),
      before,
      limit: PAGE_SIZE + 1,
    });
    const page = found.slice(0, PAGE_SIZE);
    return { members: page.map(memberOf), next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  });
  answer(members.read, async ({ siteId, params }) => {
    const row = await findMember(db.read, siteId, params.siteMember);
    if (!row) return GONE;
    return { member: memberOf(row), sessions: (await listSessions(db.read, row.id, deps.now())).length };
  });
  answer(members.remove, (call) =>
    db.write(async (tx) => {
      if (!(await deleteMember(tx, call.siteId, call.params.siteMember))) return GONE;
      await leave(tx, deps, call, 'deleted the account of a member');
      return { isDeleted: true } as const;
    }),
  );
  return app;
}

const GONE = { kind: 'missing', message: 'This member no longer exists.' } as const;
