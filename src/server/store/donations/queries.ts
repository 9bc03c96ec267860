import { sql } from 'kysely';
import type { CampaignProgress } from '#domain/store/donations/campaign.ts';
import type { Queryable } from '../../db/schema.ts';
import type { CampaignTable, DonationTable } from './tables.ts';

/**
 * What is left of a donation: paid, and not refunded. A refund takes the fees on top first, as they are not what was
 * donated. It is summed up whenever it is asked for, so that no counter can miss one of two payments at a time.
 */
export const LEFT_MINOR = sql<number>`case
  when orders.captured_minor - orders.refunded_minor >= donations.amount_minor then donations.amount_minor
  when orders.captured_minor > orders.refunded_minor then orders.captured_minor - orders.refunded_minor
  else 0 end`;

export async function findCampaign(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<CampaignTable | undefined> {
  return db
    .selectFrom('donationCampaigns')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

/** The oldest first: it is the one shown where none was chosen. */
export async function listCampaigns(db: Queryable, siteId: string): Promise<CampaignTable[]> {
  return db
    .selectFrom('donationCampaigns')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertCampaign(tx: Queryable, row: CampaignTable): Promise<void> {
  await tx.insertInto('donationCampaigns').values(row).execute();
}

/** @returns whether there is such a campaign */
export async function updateCampaign(
  tx: Queryable,
  { id, siteId }: Pick<CampaignTable, 'id' | 'siteId'>,
  settings: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('donationCampaigns')
    .set({ settings })
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function deleteCampaign(tx: Queryable, siteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('donationCampaigns')
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

export async function deleteCampaigns(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('donationCampaigns').where('siteId', '=', siteId).execute();
}

/** Apart from tests. */
export async function hasDonations(db: Queryable, siteId: string, campaignId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donations')
    .innerJoin('orders', 'orders.id', 'donations.orderId')
    .select('donations.id')
    .where('donations.siteId', '=', siteId)
    .where('donations.campaignId', '=', campaignId)
    .where('orders.testBy', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface ProgressRow extends CampaignProgress {
  readonly campaignId: string;
}

/** In one currency, of real donations; campaigns without any are left out. */
export async function listProgress(
  db: Queryable,
  siteId: string,
  currency: string,
  campaignId?: string,
): Promise<ProgressRow[]> {
  let query = db
    .selectFrom('donations')
    .innerJoin('orders', 'orders.id', 'donations.orderId')
    .select([
      'donations.campaignId',
      sql<number>`sum(${LEFT_MINOR})`.as('raised'),
      sql<number>`sum(case when ${LEFT_MINOR} > 0 then 1 else 0 end)`.as('donations'),
    ])
    .where('donations.siteId', '=', siteId)
    .where('orders.testBy', 'is', null)
    .where('orders.currency', '=', currency as never)
    .groupBy('donations.campaignId');
  if (campaignId !== undefined) query = query.where('donations.campaignId', '=', campaignId);
  return (await query.execute()).map((row) => ({
    campaignId: row.campaignId,
    raisedMinor: Number(row.raised),
    donations: Number(row.donations),
  }));
}

export async function findDonation(db: Queryable, orderId: string): Promise<DonationTable | undefined> {
  return db.selectFrom('donations').selectAll().where('orderId', '=', orderId).executeTakeFirst();
}

/** Those that are there already stay as they are. */
export async function insertDonations(tx: Queryable, rows: readonly DonationTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('donations')
    .values([...rows])
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .execute();
}

/** Numbers have no gaps: the next one is taken where the receipt is written. Those of tests count down from zero. */
export async function nextReceiptNumber(
  tx: Queryable,
  siteId: string,
  { isTest }: { readonly isTest: boolean },
): Promise<number> {
  const known = await tx
    .selectFrom('donations')
    .select(({ fn }) => [
      fn.max<number | null>('receiptNumber').as('highest'),
      fn.min<number | null>('receiptNumber').as('lowest'),
    ])
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return isTest ? Math.min(0, known?.lowest ?? 0) - 1 : Math.max(0, known?.highest ?? 0) + 1;
}

export async function writeReceipt(
  tx: Queryable,
  id: string,
  receipt: Pick<DonationTable, 'receiptNumber' | 'receipt' | 'receiptAt'>,
): Promise<void> {
  await tx.updateTable('donations').set(receipt).where('id', '=', id).execute();
}

/** Of those whose orders were this person’s. @returns how many there were */
export async function blankDonations(tx: Queryable, orderIds: readonly string[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('donations')
    .set({ dedication: '' })
    .where('orderId', 'in', [...orderIds])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
