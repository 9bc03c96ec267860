import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { isLike, patternsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SubscriptionTable } from './tables.ts';

interface HeldPlan {
  readonly siteMemberId: string;
  readonly planId: string;
}

/** Whether a member subscribes to a plan already. Visitors who try the shop out get nothing by it. */
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
    .where((eb) => eb.or([eb('testBy', 'is', null), eb('testBy', '<>', 'visitor')]))
    .executeTakeFirst();
  return row !== undefined;
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
  /** Of the last one seen; absent: from the latest on. */
  readonly before?: { readonly createdAt: number; readonly id: string } | undefined;
}

/** The latest first; one more than a page, where there is more. */
export async function listSubscriptions(
  db: Queryable,
  siteId: string,
  { state, search, before }: SubscriptionsAsked,
): Promise<SubscriptionTable[]> {
  let query = db.selectFrom('subscriptions').selectAll().where('siteId', '=', siteId);
  if (state) query = query.where('state', '=', state);
  if (before)
    query = query.where((eb) =>
      eb.or([
        eb('createdAt', '<', before.createdAt),
        eb.and([eb('createdAt', '=', before.createdAt), eb('id', '<', before.id)]),
      ]),
    );
  for (const pattern of patternsOf(search)) query = query.where(isLike('subscriptions.search', pattern));
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** Real ones of a currency: how many of each state, and what they bring in a month. */
export async function sumByState(db: Queryable, siteId: string, currency: CurrencyCode) {
  const rows = await db
    .selectFrom('subscriptions')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('monthlyMinor').as('monthlyMinor'),
    ])
    .where('siteId', '=', siteId)
    .where('currency', '=', currency)
    .where('testBy', 'is', null)
    .groupBy('state')
    .execute();
  return rows.map((row) => ({
    state: row.state,
    count: Number(row.count),
    monthlyMinor: Number(row.monthlyMinor ?? 0),
  }));
}

/** How many real ones had begun and had ended by a time. */
export async function countAt(db: Queryable, siteId: string, currency: CurrencyCode, at: number) {
  const row = await db
    .selectFrom('subscriptions')
    .select([
      sql<number>`sum(case when created_at <= ${at} then 1 else 0 end)`.as('begun'),
      sql<number>`sum(case when ended_at <= ${at} then 1 else 0 end)`.as('ended'),
      sql<number>`sum(case when created_at <= ${at} and (ended_at is null or ended_at > ${at})
        then monthly_minor else 0 end)`.as('monthly'),
    ])
    .where('siteId', '=', siteId)
    .where('currency', '=', currency)
    .where('testBy', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    begun: Number(row.begun ?? 0),
    ended: Number(row.ended ?? 0),
    monthlyMinor: Number(row.monthly ?? 0),
  };
}
