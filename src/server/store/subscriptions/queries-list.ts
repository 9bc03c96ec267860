import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
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
  /** Of the last one seen; absent: from the latest on. */
  readonly before?: { readonly createdAt: number; readonly id: string } | undefined;
}

/** The latest first; one more than a page, where there is more. */
export async function listSubscriptions(
  db: Queryable,
  siteId: string,
  { state, search, before, most = PAGE_SIZE + 1 }: SubscriptionsAsked & { readonly most?: number },
): Promise<SubscriptionTable[]> {
  let query = db.selectFrom('subscriptions').selectAll().where('siteId', '=', siteId);
  if (state) query = query.where('state', '=', state);
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

/** Real ones whose last payment failed. */
export async function countPastDue(db: Queryable, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('state', '=', 'past_due')
    .where('testBy', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
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

export interface Counted {
  readonly begun: number;
  readonly ended: number;
  readonly monthlyMinor: number;
}

/** How many real ones had begun and had ended by each of these times, and what ran then: all read once. */
export async function countAt(
  db: Queryable,
  siteId: string,
  currency: CurrencyCode,
  times: readonly number[],
): Promise<readonly Counted[]> {
  // How many of the times are before it.
  const timesBefore = (column: string) =>
    sql<number>`${sql.join(
      times.map((at) => sql`(case when ${sql.ref(column)} <= ${at} then 0 else 1 end)`),
      sql` + `,
    )}`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom('subscriptions')
        .select(['monthlyMinor', timesBefore('createdAt').as('begun'), timesBefore('endedAt').as('ended')])
        .where('siteId', '=', siteId)
        .where('currency', '=', currency)
        .where('testBy', 'is', null)
        .as('each'),
    )
    .select((eb) => [
      'begun',
      'ended',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('monthlyMinor').as('monthlyMinor'),
    ])
    .groupBy(['begun', 'ended'])
    .execute();
  const sum = (fitting: typeof rows, of: 'count' | 'monthlyMinor') =>
    fitting.reduce((all, row) => all + Number(row[of] ?? 0), 0);
  return times.map((at) => {
    const before = times.filter((each) => each < at).length;
    const begun = rows.filter((row) => Number(row.begun) <= before);
    const ended = begun.filter((row) => Number(row.ended) <= before);
    return {
      begun: sum(begun, 'count'),
      ended: sum(ended, 'count'),
      monthlyMinor: sum(begun, 'monthlyMinor') - sum(ended, 'monthlyMinor'),
    };
  });
}
