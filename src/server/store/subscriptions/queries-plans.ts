import { sql } from 'kysely';
import type { PlanState } from '#domain/store/orders/order.ts';
import type { Queryable } from '../../db/schema.ts';
import { detailsOf } from '../orders/queries.ts';
import type { SubscriptionTable } from './tables.ts';

export interface HeldPlan {
  readonly siteId: string;
  readonly planId: string;
  readonly siteMemberId: string;
  /** Of the order that bought it. */
  readonly email: string;
}

/** Whether the member has bought the plan without an end, by a product or by itself, and not been given the money back. */
export async function isPlanBought(db: Queryable, held: HeldPlan): Promise<boolean> {
  return (await hasOpenLine(db, held)) || (await hasOrderForGood(db, held));
}

async function hasOpenLine(db: Queryable, { siteId, planId, siteMemberId }: HeldPlan): Promise<boolean> {
  const row = await db
    .selectFrom('orderLines')
    .select('id')
    .where('siteId', '=', siteId)
    .where('planState', '=', 'open' satisfies PlanState)
    .where('opensPlanId', '=', planId)
    .where('planMemberId', '=', siteMemberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of an order whose line does not say it yet. Found by the address: all that one person ordered is little. */
async function hasOrderForGood(
  db: Queryable,
  { siteId, planId, siteMemberId, email }: HeldPlan,
): Promise<boolean> {
  if (email === '') return false;
  const rows = await db
    .selectFrom('orders')
    .select(['details', 'capturedMinor', 'refundedMinor'])
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('state', 'not in', ['draft', 'cancelled'])
    .where(sql<boolean>`(test_by is null or test_by <> 'visitor')`)
    .where(sql<boolean>`details like '%"plan":null%'`)
    .execute();
  return rows.some(({ details, capturedMinor, refundedMinor }) => {
    const { subscription: terms } = detailsOf({ details });
    if (terms?.kind !== 'begins' || terms.offer.plan !== null) return false;
    const isOwn = terms.offer.id === planId && terms.offer.memberId === siteMemberId;
    return isOwn && (refundedMinor === 0 || refundedMinor < capturedMinor);
  });
}

/** The subscription that opens the plan to the member, or did until some time to come. */
export async function findRunningPlan(
  db: Queryable,
  { siteId, planId, siteMemberId }: HeldPlan,
  now: number,
): Promise<SubscriptionTable | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('memberId', '=', siteMemberId)
    .where('offerKind', '=', 'plan')
    .where('offerId', '=', planId)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', now)]))
    .where(sql<boolean>`(test_by is null or test_by <> 'visitor')`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Bought under the address, before its owner confirmed it. */
export async function listWaitingLines(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<{ readonly id: string; readonly opensPlanId: string | null }[]> {
  return db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select(['orderLines.id', 'orderLines.opensPlanId'])
    .where('orders.siteId', '=', siteId)
    .where('orders.email', '=', email)
    .where('orderLines.planState', '=', 'waiting' satisfies PlanState)
    .execute();
}
