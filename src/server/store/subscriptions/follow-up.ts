/** What follows when an order of a subscription is placed, in its transaction: the subscription begins, or its period is paid. */
import type { SubscriptionTerms } from '#domain/store/cart/checkout-cart.ts';
import type { PlanState } from '#domain/store/orders/order.ts';
import { nextOrderState } from '#domain/store/orders/order-state.ts';
import type { SubscriptionMail } from '#domain/store/subscriptions/settings.ts';
import {
  afterLatePayment,
  afterPayment,
  begin,
  duePeriod,
  type SubscriptionCourse,
} from '#domain/store/subscriptions/subscription.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { OrderFollowUp } from '../orders/ports.ts';
import { detailsOf, findOrder, listLines, updateLine, updateOrder } from '../orders/queries.ts';
import { listAttempts } from '../orders/queries-payments.ts';
import type { OrderTable } from '../orders/tables.ts';
import {
  closeUnpaidPlan,
  columnsOf,
  countedOf,
  courseOf,
  type KeepDeps,
  keepCourse,
  openPlan,
} from './keep-subscription.ts';
import { SUBSCRIPTION_MAIL_JOB } from './mail-job.ts';
import { findCharge, findSubscription, insertSubscriptions, openCharge, updateCharge } from './queries.ts';
import type { SubscriptionTable } from './tables.ts';

type Begins = Extract<SubscriptionTerms, { readonly kind: 'begins' }>;
type Renews = Extract<SubscriptionTerms, { readonly kind: 'renews' }>;

export function subscriptionFollowUp(deps: KeepDeps): OrderFollowUp {
  return {
    async onPlaced(tx, order, sender) {
      const { subscription: terms } = detailsOf(order);
      if (!terms) return false;
      await handOver(tx, order);
      if (terms.kind === 'renews') await renew(tx, deps, order, terms);
      else if (terms.offer.plan === null) await openForGood(tx, deps, order, terms);
      else await beginSubscription(tx, deps, order, terms, sender);
      // Buyers get the mail of the order, which is their receipt.
      return false;
    },
    async onRefunded(tx, order) {
      const { subscription: terms } = detailsOf(order);
      if (terms?.kind !== 'begins' || terms.offer.plan !== null) return;
      const refunded = await findOrder(tx, order.id);
      if (!refunded || refunded.refundedMinor < refunded.capturedMinor) return;
      const { id: planId, memberId } = terms.offer;
      // A visitor who tries the shop out was given nothing.
      if (memberId === null || order.testBy === 'visitor') return;
      const { siteId, email } = order;
      await closeUnpaidPlan(tx, deps, { siteId, email, planId, siteMemberId: memberId });
    },
  };
}

/** Plans and fees are no things: there is nothing to send of them. */
async function handOver(tx: Queryable, order: OrderTable): Promise<void> {
  const lines = await listLines(tx, order.id);
  const isThing = ({ variantId, productId }: (typeof lines)[number]) => variantId !== productId;
  for (const line of lines)
    if (!isThing(line)) await updateLine(tx, line.id, { fulfilledQuantity: line.quantity });
  const state = lines.some(isThing) ? undefined : nextOrderState(order.state, 'fulfilAll');
  if (state) await updateOrder(tx, order.id, { state });
}

async function openForGood(
  tx: Queryable,
  { members, newId, now }: KeepDeps,
  { id: orderId, siteId, testBy }: OrderTable,
  { offer: { id: planId, memberId } }: Begins,
): Promise<void> {
  if (memberId === null || testBy === 'visitor') return;
  await members.holdPlan(
    tx,
    { id: newId(), siteId, siteMemberId: memberId, planId },
    { until: null, now: now() },
  );
  // Found by the member, whatever their address is later.
  const opened = {
    opensPlanId: planId,
    planMemberId: memberId,
    planState: 'open' satisfies PlanState,
  } as const;
  for (const line of await listLines(tx, orderId))
    if (line.productId === planId) await updateLine(tx, line.id, opened);
}

async function beginSubscription(
  tx: Queryable,
  deps: KeepDeps,
  order: OrderTable,
  { id, offer, recurring }: Begins,
  sender: string | null,
): Promise<void> {
  if (offer.plan === null || (await findSubscription(tx, id))) return;
  const now = deps.now();
  const course = begin(offer.plan, now);
  const attempts = await listAttempts(tx, order.id);
  const { address, phone, vatNumber = '' } = detailsOf(order);
  const row: SubscriptionTable = {
    id,
    siteId: order.siteId,
    version: 1,
    ...columnsOf(course, recurring.totalMinor),
    ...countedOf({ countedFrom: null, countedUntil: null }, course, now),
    leasedUntil: 0,
    isHeld: 0,
    offerKind: offer.kind,
    offerId: offer.id,
    memberId: offer.memberId,
    title: offer.title,
    quantity: offer.quantity,
    currency: order.currency,
    recurringMinor: recurring.totalMinor,
    balanceMinor: 0,
    recurring: JSON.stringify(recurring),
    buyer: JSON.stringify({ address, phone, vatNumber }),
    email: order.email,
    name: order.name,
    search: wordsOf(order.name, order.email, offer.title),
    locale: order.locale,
    provider: order.provider,
    method: attempts.find(({ method }) => method !== null)?.method ?? null,
    testBy: order.testBy,
    problem: null,
    createdAt: now,
  };
  await insertSubscriptions(tx, [row]);
  if (course.state === 'active') await chargeOfFirst(tx, deps, row, course, order);
  await openPlan(tx, deps, row, course);
  await mail(tx, deps, row, 'began', sender);
}

async function chargeOfFirst(
  tx: Queryable,
  deps: KeepDeps,
  { id, siteId, createdAt }: SubscriptionTable,
  { paidUntil }: SubscriptionCourse,
  order: OrderTable,
): Promise<void> {
  await openCharge(tx, {
    id: deps.newId(),
    siteId,
    subscriptionId: id,
    periodStart: createdAt,
    periodEnd: paidUntil,
    amountMinor: order.totalMinor,
    state: 'paid',
    orderId: order.id,
    problem: null,
    createdAt,
    paidAt: createdAt,
  });
}

/** Money that came in for a period is noted once, whatever has become of the subscription in the meantime. */
async function renew(
  tx: Queryable,
  deps: KeepDeps,
  order: OrderTable,
  { id, periodStart, balanceMinor }: Renews,
): Promise<void> {
  const row = await findSubscription(tx, id);
  const charge = await findCharge(tx, { subscriptionId: id, periodStart });
  if (!row || !charge || charge.state === 'paid') return;
  await updateCharge(tx, charge.id, {
    state: 'paid',
    orderId: order.id,
    amountMinor: order.totalMinor,
    problem: null,
    paidAt: deps.now(),
  });
  const course = courseOf(row);
  await keepCourse(tx, deps, row, paidFor(course, periodStart), {
    leasedUntil: 0,
    problem: null,
    balanceMinor: row.balanceMinor - balanceMinor,
  });
  await mail(tx, deps, row, 'renewed');
}

function paidFor(course: SubscriptionCourse, periodStart: number): SubscriptionCourse {
  if (duePeriod(course).start !== periodStart) return course;
  return course.nextAt === null ? afterLatePayment(course) : afterPayment(course);
}

export async function mail(
  tx: Queryable,
  deps: Pick<KeepDeps, 'now' | 'newId'>,
  { id, siteId }: Pick<SubscriptionTable, 'id' | 'siteId'>,
  what: SubscriptionMail,
  sender: string | null = null,
): Promise<void> {
  await enqueue(tx, deps, {
    type: SUBSCRIPTION_MAIL_JOB,
    siteId,
    payload: { subscriptionId: id, mail: what, ...(sender !== null && { sender }) },
  });
}
