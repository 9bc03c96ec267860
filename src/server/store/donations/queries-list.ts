import { sql } from 'kysely';
import { isLike, patternsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import { LEFT_MINOR } from './queries.ts';

export const PAGE_SIZE = 50;

export interface DonationsAsked {
  /** Empty: of all campaigns. */
  readonly campaign: string;
  readonly search: string;
  /** Of the last one seen; absent: from the latest on. */
  readonly before?: { readonly donatedAt: number; readonly id: string } | undefined;
}

/** Donations with their orders. */
function joined(db: Queryable, siteId: string) {
  return db
    .selectFrom('donations')
    .innerJoin('orders', 'orders.id', 'donations.orderId')
    .selectAll('donations')
    .select([
      'orders.number',
      'orders.state',
      'orders.token',
      'orders.name',
      'orders.email',
      'orders.locale',
      'orders.currency',
      'orders.totalMinor',
      'orders.capturedMinor',
      'orders.refundedMinor',
      'orders.shippingRefundedMinor',
      'orders.testBy',
      sql<number>`(select coalesce(sum(order_lines.refunded_minor), 0) from order_lines
        where order_lines.order_id = orders.id)`.as('linesRefundedMinor'),
      sql<string | null>`(select max(order_lines.title) from order_lines
        where order_lines.order_id = orders.id)`.as('campaign'),
      LEFT_MINOR.as('leftMinor'),
    ])
    .where('donations.siteId', '=', siteId);
}

export type DonationRow = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number];

/** The latest first; one more than a page, where there is more. */
export async function listDonations(
  db: Queryable,
  siteId: string,
  { campaign, search, before }: DonationsAsked,
): Promise<DonationRow[]> {
  let query = joined(db, siteId);
  if (campaign !== '') query = query.where('donations.campaignId', '=', campaign);
  if (before)
    query = query.where((eb) =>
      eb.or([
        eb('donations.donatedAt', '<', before.donatedAt),
        eb.and([eb('donations.donatedAt', '=', before.donatedAt), eb('donations.id', '<', before.id)]),
      ]),
    );
  for (const pattern of patternsOf(search)) query = query.where(isLike('orders.search', pattern));
  return query
    .orderBy('donations.donatedAt', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

export async function findDonationRow(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<DonationRow | undefined> {
  return joined(db, siteId).where('donations.id', '=', id).executeTakeFirst();
}

/** Real and paid, with a receipt of this time, the oldest first. */
export async function listOfDonor(
  db: Queryable,
  siteId: string,
  { email, from, until }: { readonly email: string; readonly from: number; readonly until: number },
): Promise<DonationRow[]> {
  return joined(db, siteId)
    .where('orders.siteId', '=', siteId)
    .where('orders.email', '=', email)
    .where('orders.testBy', 'is', null)
    .where('donations.receiptAt', '>=', from)
    .where('donations.receiptAt', '<', until)
    .orderBy('donations.receiptNumber')
    .execute();
}

export async function listOfPerson(db: Queryable, siteId: string, email: string): Promise<DonationRow[]> {
  return joined(db, siteId)
    .where('orders.siteId', '=', siteId)
    .where('orders.email', '=', email.toLowerCase())
    .orderBy('donations.id')
    .execute();
}

/** What came in for a campaign in one currency, by quarters of an hour, in order. */
export async function listCourse(
  db: Queryable,
  siteId: string,
  { campaignId, currency }: { readonly campaignId: string; readonly currency: string },
): Promise<{ readonly at: number; readonly raisedMinor: number }[]> {
  // When it was paid: a transfer can take days.
  const quarter = sql<number>`coalesce(donations.receipt_at, donations.donated_at) / ${sql.lit(QUARTER_MS)}`;
  const rows = await db
    .selectFrom('donations')
    .innerJoin('orders', 'orders.id', 'donations.orderId')
    .select([quarter.as('quarter'), sql<number>`sum(${LEFT_MINOR})`.as('raised')])
    .where('donations.siteId', '=', siteId)
    .where('donations.campaignId', '=', campaignId)
    .where('orders.testBy', 'is', null)
    .where('orders.currency', '=', currency as never)
    .groupBy(quarter)
    .orderBy(quarter)
    .execute();
  return rows.map((row) => ({ at: Number(row.quarter) * QUARTER_MS, raisedMinor: Number(row.raised) }));
}

/** Every time zone’s days begin with one of these. */
const QUARTER_MS = 15 * 60 * 1000;
