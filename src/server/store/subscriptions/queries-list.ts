import { sql } from 'kysely';
import type { SubscribedKind } from '#domain/store/subscriptions/calls.ts';
import { isLike, patternsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SubscriptionTable } from './tables.ts';

/** Visitors who try the shop out get nothing by it. */
const COUNTS = sql<boolean>`(test_by is null or test_by <> 'visitor')`;

interface HeldPlan {
  readonly siteMemberId: string;
  readonly planId: string;
}

/** Whether a member subscribes to a plan already. */
export async function hasRunningPlan(
  db: Queryable,
  { siteMemberId, planId, except = '' }: HeldPlan & { readonly except?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('memberId', '=', siteMemberId)
    .where('offerKind', '=', 'plan')
    .where('offerId', '=', planId)
    .where('state', 'in', ['trialing', 'active', 'past_due', 'paused'])
    .where('id', '<>', except)
    .where(COUNTS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member has had a plan by a subscription. */
export async function hadPlan(db: Queryable, { siteMemberId, planId }: HeldPlan): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('memberId', '=', siteMemberId)
    .where('offerId', '=', planId)
    .where(COUNTS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a plan that was paid for without an end, and is not paid for at present. */
export async function closePlan(
  tx: Queryable,
  { siteMemberId, planId }: HeldPlan,
  until: number,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ until })
    .where('siteMemberId', '=', siteMemberId)
    .where('planId', '=', planId)
    .where('until', 'is', null)
    .where('isGranted', '=', 0)
    .execute();
}

/** How often a member has subscribed to a plan. */
export async function countOfPlan(db: Queryable, { siteMemberId, planId }: HeldPlan): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', siteMemberId)
    .where('offerId', '=', planId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const PAGE_SIZE = 50;

export interface SubscriptionsAsked {
  readonly state?: SubscriptionTable['state'] | undefined;
  readonly search: string;
  /** Absent: all. */
  readonly kind?: SubscribedKind | undefined;
  /** Of the last one seen; absent: from the latest on. */
  readonly before?: { readonly createdAt: number; readonly id: string } | undefined;
}

/** The latest first; one more than a page, where there is more. */
export async function listSubscriptions(
  db: Queryable,
  siteId: string,
  { state, search, kind, before, most = PAGE_SIZE + 1 }: SubscriptionsAsked & { readonly most?: number },
): Promise<SubscriptionTable[]> {
  let query = db.selectFrom('subscriptions').selectAll().where('siteId', '=', siteId);
  if (state) query = query.where('state', '=', state);
  if (kind) query = query.where('offerKind', kind === 'donations' ? '=' : '<>', 'donation');
  if (before)
    query = query.where('createdAt', '<=', before.createdAt).where((eb) =>
      // The line above is what an index finds.
      eb.or([
        eb('createdAt', '<', before.createdAt),
        eb.and([eb('createdAt', '=', before.createdAt), eb('id', '<', before.id)]),
      ]),
    );
  for (const pattern of patternsOf(search)) query = query.where(isLike('subscriptions.search', pattern));
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** Real ones of products and plans whose last payment failed. */
export async function countPastDue(db: Queryable, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('state', '=', 'past_due')
    .where('offerKind', '<>', 'donation')
    .where('testBy', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
