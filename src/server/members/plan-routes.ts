/** The plans of a site for its visitors: what there is, joining what is free, and leaving. */
import type { Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { isId } from '#domain/id.ts';
import { isJoinable, plansOf } from '#domain/members/areas.ts';
import { joinPlan as joinCall, leavePlan as leaveCall } from '#domain/members/calls-visitor.ts';
import { LEAVE, NEXT, PLAN, PLANS_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import type { Said } from '#site/members/parts.tsx';
import { PlansPage } from '#site/members/plans-page.tsx';
import { answerForm, type Done, type Refused } from '../http/answer-form.ts';
import { limitVisitors } from '../http/limit-visitors.ts';
import type { Fields } from '../http/read-sent.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { answerPage, refuseHaste } from './answer-page.ts';
import { keptMemberAreas, keptMemberSettings } from './kept-settings.ts';
import { welcomeOnce } from './mail-plan.ts';
import { inOwnLanguage, localPath, nextIn, ownAddress, storedPathOf } from './next.ts';
import { findTitle } from './queries.ts';
import { isBarred, joinPlan, leavePlan, listMemberships } from './queries-memberships.ts';
import { findSignedIn, isProved, type SignedInMember, type SiteContext } from './sessions.ts';
import { doneAt, HEADERS, type MemberVisitorDeps, wrong } from './visitor-deps.ts';

const MAX_BYTES = 10_000;
const OF_ONE = { burst: 30, everyMs: 2000 };

export function planRoutes(deps: MemberVisitorDeps, app: Hono<SiteEnvironment>): void {
  answerPage(deps, app, PLANS_PATH, (context) => showPlans(deps, context, { status: 200 }));
  const mayCall = limitVisitors(deps, OF_ONE);
  for (const [call, run] of [
    [joinCall, join],
    [leaveCall, leave],
  ] as const)
    answerForm(app, call, {
      rate: { mayCall, busy: refuseHaste },
      max: MAX_BYTES,
      run: async (context, fields) => {
        const planId = planIn(fields);
        const signedIn = await findSignedIn(deps, context);
        const next = localPath(fields[NEXT]);
        if (!signedIn) return signInFirst(context, planId, next);
        const message = memberWords(context.get('site').locale)('signIn');
        if (!isProved(context, signedIn)) return { kind: 'refused', status: 403, message };
        return run(deps, context, signedIn, { planId, next });
      },
      page: (context, { status, message }) => showPlans(deps, context, { status, said: wrong(message) }),
    });
}

type Answer = Promise<Done | Refused>;
interface Asked {
  readonly planId: string;
  /** Where the visitor was. */
  readonly next: string | undefined;
}

/** Joining a plan that the member has already changes nothing. */
async function join(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member }: SignedInMember,
  { planId, next }: Asked,
): Answer {
  const { id: siteId, locale } = context.get('site');
  const site = await deps.siteAddress(siteId);
  return deps.db.write(async (tx) => {
    const plans = plansOf(await keptMemberAreas.of(tx, siteId));
    const plan = plans.find((each) => each.plan.id === planId)?.plan;
    if (!plan || !isJoinable(plan))
      return { kind: 'closed', status: 409, message: memberWords(locale)('planClosed') } as const;
    const row = { id: deps.newId(), siteId, siteMemberId: member.id, planId };
    if (await isBarred(tx, row)) {
      const message = memberWords(locale)('endedByOwner', { plan: plan.name, site: site.name });
      return { kind: 'ended', status: 409, message } as const;
    }
    if (await joinPlan(tx, row, deps.now()))
      await welcomeOnce(tx, deps, planId, { member, site, plan: plan.name });
    return doneAt(plansAddress({ joined: planId }, next));
  });
}

async function leave(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member }: SignedInMember,
  { planId }: Asked,
): Answer {
  const plans = plansOf(await keptMemberAreas.of(deps.db.read, context.get('site').id));
  // It is paid for: its subscription is cancelled, and the plan ends with it.
  if (plans.some(({ plan }) => plan.id === planId && plan.way === 'paid')) return doneAt(PORTAL_PATH);
  await deps.db.write((tx) => leavePlan(tx, { siteMemberId: member.id, planId }, deps.now()));
  return doneAt(`${PLANS_PATH}?left=${planId}`);
}

/** A browser goes to sign in, and comes back to the plan. */
function signInFirst(context: SiteContext, planId: string, next: string | undefined): Done | Refused {
  const message = memberWords(context.get('site').locale)('signIn');
  if (planId === '') return { kind: 'refused', status: 401, message };
  const back = inOwnLanguage(context, plansAddress({ [PLAN]: planId }, next));
  return doneAt(`${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(back)}`);
}

function plansAddress(terms: Readonly<Record<string, string>>, next: string | undefined): string {
  return `${PLANS_PATH}?${new URLSearchParams({ ...terms, ...(next && { [NEXT]: next }) })}`;
}

function planIn(fields: Fields): string {
  const planId = fields[PLAN] ?? '';
  return isId(planId) ? planId : '';
}

interface Shown {
  readonly status: number;
  readonly said?: Said | undefined;
}

async function showPlans(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { status, said }: Shown,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const query = context.req.query();
  const next = nextIn(context);
  const [signedIn, areas, { canJoin }, timeZone, site, title, currency] = await Promise.all([
    findSignedIn(deps, context),
    keptMemberAreas.of(deps.db.read, siteId),
    keptMemberSettings.of(deps.db.read, siteId),
    deps.timeZoneOf(siteId),
    deps.siteAddress(siteId),
    next === undefined ? undefined : findTitle(deps.db.read, siteId, storedPathOf(context, next)),
    deps.findCurrency(siteId),
  ]);
  const memberships = signedIn ? await listMemberships(deps.db.read, signedIn.member.id) : [];
  const nameOf = (id: string | undefined) => plansOf(areas).find(({ plan }) => plan.id === id)?.plan.name;
  const say = memberWords(locale);
  const joined = signedIn && nameOf(query['joined']);
  const left = signedIn && nameOf(query['left']);
  const words = joined
    ? say('joinedPlan', { plan: joined })
    : left
      ? say('leftPlan', { plan: left })
      : undefined;
  return deps.showOwnPage(context, {
    type: joined ? PAGE_TYPES.membershipConfirmed : PAGE_TYPES.page,
    path: PLANS_PATH,
    title: say('memberships'),
    status,
    headers: HEADERS,
    content: PlansPage({
      ...{ locale, timeZone, currency, areas, memberships, canJoin },
      chosen: query[PLAN],
      leaving: query[LEAVE],
      address: ownAddress(context, PLANS_PATH),
      hasJoined: joined !== undefined,
      next: next === undefined ? undefined : { address: next, title: title || next },
      site: site.name,
      said: said ?? (words === undefined ? undefined : { words, isError: false }),
      isSignedIn: signedIn !== undefined,
      now: deps.now(),
    }),
  });
}
