/**
 * Another plan of the same area, chosen by the member: it is paid at once, less what is left of the old one, and its
 * periods count from then. Nothing opens before it is paid for.
 */
import { isForSale, type PlanInArea, plansOf } from '#domain/members/areas.ts';
import type { RecurringCart } from '#domain/store/cart/checkout-cart.ts';
import { periodStart, type SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import { renewalCart } from '#domain/store/subscriptions/renewal-cart.ts';
import type { SubscriptionCourse } from '#domain/store/subscriptions/subscription.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import { isBeingPaid } from './being-paid.ts';
import { changeOf, pricedTo, prorated } from './change-offer.ts';
import { type AskedChange, findUnchanged, mayPayPlan, type Refusal } from './change-subscription.ts';
import { mail } from './follow-up.ts';
import { courseOf, type KeepDeps, keepCourse, openPlan } from './keep-subscription.ts';
import { findOffer } from './load-offer.ts';
import { type PricedOffer, priceOffer } from './price-offer.ts';
import { findCharge, findSubscription } from './queries.ts';
import { isPlanBought } from './queries-plans.ts';
import type { SubscriptionTable } from './tables.ts';

export interface PlannedChange {
  readonly offer: PricedOffer['offer'] & { readonly plan: SubscriptionPlan };
  readonly recurring: RecurringCart;
  /** Owed from before, or below zero a credit: what is left of the old plan. */
  readonly balanceMinor: number;
  /** What is paid now. */
  readonly dueMinor: number;
  /** When it is paid again. */
  readonly nextAt: number;
}

/** The other plans of its area that members can pay again and again. */
export async function listOtherPlans(
  db: Queryable,
  { members }: Pick<KeepDeps, 'members'>,
  row: SubscriptionTable,
): Promise<readonly PlanInArea[]> {
  if (row.offerKind !== 'plan' || !canChange(row)) return [];
  const all = plansOf(await members.areasOf(db, row.siteId));
  const own = all.find(({ plan }) => plan.id === row.offerId)?.area.id;
  return all.filter(
    ({ plan, area }) =>
      area.id === own && plan.id !== row.offerId && isForSale(plan) && plan.subscriptionPlan !== null,
  );
}

/** Not while something is owed, or where it ends anyway. */
function canChange(row: SubscriptionTable): boolean {
  const { state, endsAtPeriodEnd } = courseOf(row);
  return row.isHeld === 0 && !endsAtPeriodEnd && (state === 'active' || state === 'trialing');
}

/** @returns undefined where the member cannot have it */
export async function planChange(
  tx: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  id: string,
): Promise<PlannedChange | undefined> {
  if (!(await listOtherPlans(tx, deps, row)).some(({ plan }) => plan.id === id)) return undefined;
  const found = await findOffer(tx, deps, { siteId: row.siteId }, { kind: 'plan', id, quantity: 1 });
  const plan = found?.offer.plan;
  if (!found || !plan || !(await mayHave(tx, deps, row, id))) return undefined;
  const now = deps.now();
  const ids = { cartId: '', subscriptionId: row.id };
  const { first, recurring } = await priceOffer(tx, found, pricedTo(row, now), ids);
  if (first.problems.length > 0 || recurring.currency !== row.currency) return undefined;
  const course = courseOf(row);
  const offer = { ...found.offer, plan };
  if (course.state === 'trialing')
    return { offer, recurring, balanceMinor: row.balanceMinor, dueMinor: 0, nextAt: course.paidUntil };
  // The amount that is confirmed is the amount that is charged: it changes by the hour.
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const balanceMinor = row.balanceMinor + (await prorated(tx, row, 0, hour));
  const cart = renewalCart({ subscriptionId: row.id, title: '', periodStart: now, recurring, balanceMinor });
  const nextAt = periodStart(now, plan.billingPeriod, 1);
  return { offer, recurring, balanceMinor, dueMinor: cart.totalMinor, nextAt };
}

/** The member is there and has it neither for good nor by another subscription. */
async function mayHave(
  tx: Queryable,
  deps: KeepDeps,
  { id, siteId, memberId, email }: SubscriptionTable,
  planId: string,
): Promise<boolean> {
  if (memberId === null || !(await mayPayPlan(tx, deps, { id, memberId, planId }))) return false;
  return !(await isPlanBought(tx, { siteId, planId, siteMemberId: memberId, email }));
}

interface AskedPlan extends AskedChange {
  readonly planId: string;
  /** What the member has confirmed to pay. */
  readonly seenMinor: number;
}

/** @returns the subscription as it was; what is due is charged afterwards */
export async function changePlan(
  tx: Queryable,
  deps: KeepDeps,
  { planId, seenMinor, ...asked }: AskedPlan,
): Promise<SubscriptionTable | Refusal> {
  const row = await findUnchanged(tx, deps, asked);
  if (typeof row === 'string') return row;
  const isPaidNow = await findCharge(tx, { subscriptionId: row.id, periodStart: deps.now() });
  if (isPaidNow || (await isBeingPaid(tx, row))) return 'busy';
  const planned = await planChange(tx, deps, row, planId);
  if (!planned) return 'notPossible';
  if (planned.dueMinor !== seenMinor) return 'changed';
  const course = courseOf(row);
  const { offer, recurring, balanceMinor } = planned;
  // What was paid stays open until the new plan is.
  await openPlan(tx, deps, row, { ...course, state: 'cancelled', endedAt: course.paidUntil });
  const isKept = await keepCourse(tx, deps, row, courseWith(course, offer.plan, deps.now()), {
    ...changeOf(offer, row),
    recurring: JSON.stringify(recurring),
    recurringMinor: recurring.totalMinor,
    balanceMinor,
  });
  if (!isKept) return 'changed';
  await mail(tx, deps, row, 'changed');
  return row;
}

function courseWith(course: SubscriptionCourse, plan: SubscriptionPlan, now: number): SubscriptionCourse {
  const { trialDays } = course.plan;
  const changed = { ...course, plan: { ...plan, trialDays, setUpFeeMinor: 0 }, skipsNext: false };
  if (course.state === 'trialing') return changed;
  const due = { anchorAt: now, period: 0, cycles: 0, paidUntil: now, nextAt: now, tries: 0 };
  return { ...changed, ...due, state: 'past_due' };
}

/** Once the new plan is paid for, the old one has been credited. */
export async function closeOldPlan(tx: Queryable, deps: KeepDeps, before: SubscriptionTable): Promise<void> {
  const row = await findSubscription(tx, before.id);
  if (row?.state !== 'active' && row?.state !== 'trialing') return;
  if (row.offerId === before.offerId) return;
  await openPlan(tx, deps, before, { ...courseOf(before), state: 'cancelled', endedAt: deps.now() });
}
