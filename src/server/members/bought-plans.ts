/** Plans that come with an order: for the account of its address, or for the one that its owner makes with the mailed link. */
import { z } from 'zod';
import { plansOf } from '#domain/members/areas.ts';
import { ENTER_PATH, TOKEN } from '#domain/members/contract.ts';
import { writeClaimMail } from '#domain/members/write-member-mail.ts';
import type { PlanState } from '#domain/store/orders/order.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { readerOf } from '../kernel/sites/reader.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { keptMemberAreas } from './kept-settings.ts';
import type { LinkDeps } from './links.ts';
import { welcomeOnce } from './mail-plan.ts';
import { findMemberByEmail } from './queries.ts';
import { insertLink } from './queries-links.ts';
import { endBoughtPlan, holdPlan, isBarred } from './queries-memberships.ts';
import type { MemberTable } from './tables.ts';

const CLAIM_MS = 7 * DAY_MS;
export const BOUGHT_JOB = 'members.mail-bought-plan';

export const boughtPayload = z.object({
  siteId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.string().nullable(),
  sender: z.string().nullable(),
  planId: z.string(),
});
export type BoughtPlan = z.output<typeof boughtPayload>;

export interface OpenedPlan {
  readonly state: PlanState;
  readonly memberId: string | null;
}

type Clock = Pick<Deps, 'now' | 'newId'>;

/** In the transaction that pays the order. */
export async function openBoughtPlan(tx: Queryable, deps: Clock, bought: BoughtPlan): Promise<OpenedPlan> {
  const { siteId, planId } = bought;
  const member = await findMemberByEmail(tx, siteId, bought.email.toLowerCase());
  const opened = member ? await openFor(tx, deps, member, planId) : ({ state: 'waiting' } as const);
  if (opened.state !== 'barred') await enqueue(tx, deps, { type: BOUGHT_JOB, siteId, payload: bought });
  return { ...opened, memberId: member?.id ?? null };
}

async function openFor(
  tx: Queryable,
  { now, newId }: Clock,
  { id: siteMemberId, siteId }: Pick<MemberTable, 'id' | 'siteId'>,
  planId: string,
): Promise<{ readonly state: 'open' | 'barred' }> {
  if (await isBarred(tx, { siteMemberId, planId })) return { state: 'barred' };
  await holdPlan(tx, { id: newId(), siteId, siteMemberId, planId }, { until: null, now: now() });
  return { state: 'open' };
}

/** What an address was sold before it was confirmed: now it is. */
export async function claimBoughtPlans(
  tx: Queryable,
  deps: Clock & Pick<Common, 'boughtPlans'>,
  member: Pick<MemberTable, 'id' | 'siteId' | 'email'>,
): Promise<void> {
  for (const { lineId, planId } of await deps.boughtPlans.waiting(tx, member.siteId, member.email)) {
    const { state } = await openFor(tx, deps, member, planId);
    await deps.boughtPlans.opened(tx, lineId, { state, memberId: member.id });
  }
}

/** The money was given back. What an owner has granted stays. */
export async function closeBoughtPlan(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  held: { readonly siteMemberId: string; readonly planId: string },
): Promise<void> {
  await endBoughtPlan(tx, held, now());
}

/** The job: the member gets the mail of the plan, and an address without an account the link to make one. */
export async function mailBoughtPlan(deps: LinkDeps, bought: BoughtPlan, run: JobRun): Promise<void> {
  const { siteId, planId, name, locale, sender } = bought;
  const email = bought.email.toLowerCase();
  const site = await deps.siteAddress(siteId);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const found = plansOf(await keptMemberAreas.of(tx, siteId)).find(({ plan }) => plan.id === planId);
    if (!found) return;
    const plan = found.plan.name;
    const member = await findMemberByEmail(tx, siteId, email);
    if (member) return welcomeOnce(tx, deps, planId, { member, site, plan });
    const token = newToken();
    const now = deps.now();
    await insertLink(tx, {
      ...{ hash: hashToken(token), siteId, email, name, purpose: 'join' as const },
      ...{ siteMemberId: null, planId: null, createdAt: now, expiresAt: now + CLAIM_MS },
    });
    const reader = await readerOf(tx, { siteId, url: site.url, locale });
    const url = `${reader.urlOf(ENTER_PATH)}?${TOKEN}=${token}`;
    await queueMail(tx, deps, {
      ...{ to: email, siteId, sender, fromName: site.name, about: planId, hasSecret: true },
      ...writeClaimMail({ site: site.name, locale: reader.locale, plan, url }),
    });
  });
}
