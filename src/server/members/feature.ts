/** Members: people who sign in to a site, and what they find in their account there. */
import { Hono } from 'hono';
import { MEMBERS_OF_PERSON } from '#domain/members/calls.ts';
import { pick } from '#domain/pick.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import type { Common, MakeFeature, MakeOverview } from '../feature.ts';
import { limitVisitors } from '../http/limit-visitors.ts';
import { Passwords } from '../http/passwords.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { job, recurringJob } from '../jobs/job.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { findPlansOf } from './account-plans.ts';
import { accountRoutes } from './account-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { answerMember } from './answer-member.ts';
import { PAGES_OF_ONE } from './answer-page.ts';
import { BOUGHT_JOB, boughtPayload, mailBoughtPlan } from './bought-plans.ts';
import { memberGate } from './gate.ts';
import { keptMemberSettings } from './kept-settings.ts';
import { LINK_JOB, linkPayload, sendLink } from './links.ts';
import { mailEnds } from './mail-ends.ts';
import { membersLacks } from './members-lacks.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { planPrices } from './prices.ts';
import { passwordProof } from './prove-member.ts';
import { addressesOf, changeMember, deleteMember, findMemberByEmail, memberOf } from './queries.ts';
import { deleteExpiredLinks, deleteLinksTo } from './queries-links.ts';
import { listMemberships } from './queries-memberships.ts';
import { deleteExpiredChallenges, listPasskeys } from './queries-passkeys.ts';
import { deleteExpiredSessions } from './queries-sessions.ts';
import { memberRoutes } from './routes.ts';
import { signOutRoutes } from './sign-out-routes.ts';
import type { MemberVisitorDeps } from './visitor-deps.ts';
import { waysInRoutes } from './ways-in-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { db, now } = kernel;
  const { boughtPlans } = common;
  const siteAddress = (siteId: string) => findSiteAddress(kernel, siteId);
  return {
    routes: { owner: [memberRoutes({ ...kernel, newsletter: common.newsletter })] },
    page: {
      gate: memberGate({
        ...kernel,
        isStaff: (context, siteId) => common.isStaff(context, siteId),
        findCurrency: (from, siteId) => common.findCurrency(from, siteId),
        timeZoneOf: timeZones(common.findSiteView),
      }),
      view: async (from, siteId) => ({ hasAccountLink: (await keptMemberSettings.of(from, siteId)).hasLink }),
    },
    checklist: membersLacks,
    account: [{ section: 'memberships', find: findPlansOf(kernel) }],
    jobs: [
      job({
        type: BOUGHT_JOB,
        words: 'Email buyers about plans that they bought',
        payload: boughtPayload,
        run: (payload, run) => mailBoughtPlan({ ...kernel, siteAddress, boughtPlans }, payload, run),
      }),
      job({
        type: LINK_JOB,
        words: 'Email links to members',
        payload: linkPayload,
        run: (payload, run) => sendLink({ ...kernel, siteAddress, boughtPlans }, payload, run),
      }),
      recurringJob({
        type: 'members.mail-ends',
        words: 'Email members whose plans end',
        everyMs: HOUR_MS,
        run: () => mailEnds({ ...kernel, siteAddress }),
      }),
      recurringJob({
        type: 'members.forget-expired',
        words: 'Delete expired links and sessions of members',
        everyMs: DAY_MS,
        run: () =>
          db.write(async (tx) => {
            await deleteExpiredLinks(tx, now());
            await deleteExpiredSessions(tx, now());
            await deleteExpiredChallenges(tx, now());
          }),
      }),
    ],
    prices: planPrices,
    person: {
      known: {
        name: 'members',
        answer: MEMBERS_OF_PERSON,
        erased: 'Accounts of members, with their plans and passkeys.',
        find: async (from, siteId, email) => {
          const row = await findMemberByEmail(from, siteId, email.toLowerCase());
          if (!row) return [];
          const memberships = await listMemberships(from, row.id);
          const passkeys = (await listPasskeys(from, row.id)).map((each) =>
            pick(each, 'name', 'host', 'createdAt', 'lastUsedAt'),
          );
          return [{ ...memberOf(row), memberships, addresses: addressesOf(row), passkeys }];
        },
      },
      async erase(tx, siteId, email) {
        const address = email.toLowerCase();
        await deleteLinksTo(tx, siteId, address);
        const row = await findMemberByEmail(tx, siteId, address);
        return row && (await deleteMember(tx, siteId, row.id)) ? 1 : 0;
      },
    },
  };
};

/** The account shows what all features know of a member. */
export const overview: MakeOverview = (kernel, common, others) => {
  const { newsletter, boughtPlans, leaveCart, takeUpCart, pagePorts, findSiteView, findCurrency } = common;
  const deps: MemberVisitorDeps = {
    ...kernel,
    showOwnPage: pagePorts.showOwnPage,
    // Of their own: visitors who guess passwords keep no owner waiting.
    passwords: new Passwords(),
    mayLook: limitVisitors(kernel, PAGES_OF_ONE),
    leaveCart,
    findCurrency: (siteId) => findCurrency(kernel.db.read, siteId),
    newsletter,
    boughtPlans,
    async takeUpCart(tx, context, member) {
      const taken = member.cartId === null ? undefined : await takeUpCart(tx, context, member.cartId);
      if (taken) await changeMember(tx, member.id, { cartId: null });
      return taken?.sendCookies ?? (() => undefined);
    },
    accountParts: others.flatMap(({ account }) => account ?? []),
    personParts: others.flatMap(({ person }) => person ?? []),
    siteAddress: (siteId) => findSiteAddress(kernel, siteId),
    timeZoneOf: timeZones(findSiteView),
  };
  const app = new Hono<SiteEnvironment>();
  waysInRoutes(deps, app);
  signOutRoutes(deps, app);
  const answer = answerMember(deps, app);
  const askPassword = passwordProof(deps);
  accountRoutes(deps, app, answer, askPassword);
  passkeyRoutes(deps, app, answer, askPassword);
  addressRoutes(deps, app, answer);
  newsletterRoutes(deps, answer);
  planRoutes(deps, app);
  return { routes: { site: [app] } };
};

function timeZones(findSiteView: Common['findSiteView']) {
  return async (siteId: string) => (await findSiteView(siteId))?.settings.timeZone ?? 'UTC';
}
