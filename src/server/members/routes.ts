/** Members for the people who run a site: who they are, and deleting them. */
import { Hono } from 'hono';
import { NO_PERIOD, readPeriod } from '#domain/locale/period.ts';
import { plansOf } from '#domain/members/areas.ts';
import * as members from '#domain/members/calls.ts';
import { stateOf } from '#domain/members/membership.ts';
import { leave } from '../activity/record-activity.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { invitationRoutes } from './invitations.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { mailPlan } from './mail-plan.ts';
import { deleteMember, findMember, listMembers, memberOf } from './queries.ts';
import { endMembership, grantPlan, listMemberships } from './queries-memberships.ts';
import { countSessions } from './queries-sessions.ts';
import { readFigures } from './read-figures.ts';
import { type MemberRoutesDeps, tableRoutes } from './table-routes.ts';

const PAGE_SIZE = 50;

export function memberRoutes(deps: MemberRoutesDeps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db } = deps;
  answer(members.readAll, async ({ siteId, query: { search, before, ...chosen } }) => {
    const found = await listMembers(db.read, siteId, {
      ...chosen,
      ...{ search: search?.slice(0, 200), before, now: deps.now() },
      limit: PAGE_SIZE + 1,
    });
    const page = found.slice(0, PAGE_SIZE);
    return { members: page.map(memberOf), next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  });
  answer(members.readFigures, async ({ siteId, query }) => {
    const period = readPeriod(query);
    return period ? readFigures(db.read, siteId, period) : NO_PERIOD;
  });
  answer(members.read, async ({ siteId, params }) => {
    const row = await findMember(db.read, siteId, params.siteMember);
    if (!row) return GONE;
    const [sessions, memberships] = await Promise.all([
      countSessions(db.read, row.id, deps.now()),
      listMemberships(db.read, row.id),
    ]);
    return { member: memberOf(row), memberships, sessions };
  });
  membershipRoutes(deps, answer);
  invitationRoutes(deps, answer);
  tableRoutes(deps, answer);
  answer(members.remove, (call) =>
    db.write(async (tx) => {
      if (!(await deleteMember(tx, call.siteId, call.params.siteMember))) return GONE;
      await leave(tx, deps, call, 'deleted the account of a member');
      return { isDeleted: true } as const;
    }),
  );
  return app;
}

function membershipRoutes(deps: MemberRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(members.grant, async (call, { until, isPaused }) => {
    const { siteId } = call;
    const site = await findSiteAddress(deps, siteId);
    return db.write(async (tx) => {
      const { siteMember, plan: planId } = call.params;
      const member = await findMember(tx, siteId, siteMember);
      if (!member) return GONE;
      const plan = plansOf(await keptMemberAreas.of(tx, siteId)).find((each) => each.plan.id === planId);
      if (!plan) return NO_PLAN;
      const row = { id: deps.newId(), siteId, siteMemberId: member.id, planId };
      const held = (await listMemberships(tx, member.id)).find((each) => each.planId === planId);
      const membership = await grantPlan(tx, row, { until, isPaused, now: deps.now() });
      const hadIt = held !== undefined && stateOf(held, deps.now()) === 'active';
      if (!hadIt && stateOf(membership, deps.now()) === 'active')
        await mailPlan(tx, deps, 'welcome', { member, site, plan: plan.plan.name });
      await leave(tx, deps, call, `changed the plan “${plan.plan.name}” of a member`);
      return { membership };
    });
  });
  answer(members.endMembership, (call) =>
    db.write(async (tx) => {
      const { siteMember, plan: planId } = call.params;
      const member = await findMember(tx, call.siteId, siteMember);
      const hadIt = member && (await endMembership(tx, { siteMemberId: member.id, planId }, deps.now()));
      if (!hadIt) return NO_PLAN;
      await leave(tx, deps, call, 'ended a plan of a member');
      return { isEnded: true } as const;
    }),
  );
}

const NO_PLAN = {
  kind: 'missing',
  message: 'This plan no longer exists, or the member doesn’t have it.',
} as const;
const GONE = { kind: 'missing', message: 'This member no longer exists.' } as const;
