import type { Queryable } from '../../db/schema.ts';

/** Whether a member subscribes to a plan already. */
export async function hasRunningPlan(
  db: Queryable,
  { siteMemberId, planId }: { readonly siteMemberId: string; readonly planId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('memberId', '=', siteMemberId)
    .where('offerKind', '=', 'plan')
    .where('offerId', '=', planId)
    .where('state', 'in', ['trialing', 'active', 'past_due', 'paused'])
    .executeTakeFirst();
  return row !== undefined;
}
