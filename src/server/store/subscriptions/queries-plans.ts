import type { PlanState } from '#domain/store/orders/order.ts';
import type { Queryable } from '../../db/schema.ts';

interface Held {
  readonly siteId: string;
  readonly planId: string;
  readonly siteMemberId: string;
}

/** Whether a line that was bought opens the plan for the member. */
export async function findOpenLine(
  db: Queryable,
  { siteId, planId, siteMemberId }: Held,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orderLines')
    .select('id')
    .where('siteId', '=', siteId)
    .where('planState', '=', 'open' satisfies PlanState)
    .where('opensPlanId', '=', planId)
    .where('planMemberId', '=', siteMemberId)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether a subscription of the member opens the plan. */
export async function findRunningPlan(
  db: Queryable,
  { siteId, planId, siteMemberId }: Held,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('siteId', '=', siteId)
    .where('memberId', '=', siteMemberId)
    .where('offerKind', '=', 'plan')
    .where('offerId', '=', planId)
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
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
