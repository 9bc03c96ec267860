/** Campaigns move with their site, and donations where its orders do. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { pick } from '#domain/pick.ts';
import { CAMPAIGN_LIMITS, campaignSchema } from '#domain/store/donations/campaign.ts';
import { DONATION_LIMITS } from '#domain/store/donations/donation-entries.ts';
import { FREQUENCIES } from '#domain/store/donations/frequency.ts';
import { receiptSchema } from '#domain/store/donations/receipt.ts';
import { readJson } from '../../db/json-text.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../kernel/moves/rows-of-visitors.ts';
import { deleteCampaigns, insertCampaign, insertDonations, listCampaigns } from './queries.ts';
import type { DonationTable } from './tables.ts';

const campaignEntry = z.strictObject({ id: idSchema, settings: campaignSchema, createdAt: instant });
type CampaignEntry = z.output<typeof campaignEntry>;

const movedCampaigns: MovedRows<CampaignEntry> = {
  file: 'donation-campaigns.json',
  entry: campaignEntry,
  async *read(db, siteId) {
    const rows = await listCampaigns(db, siteId);
    yield rows.map(({ id, settings, createdAt }) => ({ id, settings: readJson(settings), createdAt }));
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ donationCampaigns: [id] }),
  check(entries, whole) {
    for (const [index, { id }] of entries.entries()) whole.seeId(id, `${index + 1}.id`);
    if (entries.length > CAMPAIGN_LIMITS.campaigns)
      whole.add(String(CAMPAIGN_LIMITS.campaigns + 1), 'is one too many');
  },
  clear: deleteCampaigns,
  async insert(tx, siteId, entries) {
    for (const { settings, ...entry } of entries)
      await insertCampaign(tx, { ...entry, siteId, settings: JSON.stringify(settings) });
  },
};

const entry = z.strictObject({
  id: idSchema,
  order: idSchema,
  campaign: idSchema,
  amountMinor: z.int().min(0),
  feeMinor: z.int().min(0),
  isAnonymous: z.boolean(),
  dedication: z.string().max(DONATION_LIMITS.dedication).default(''),
  donatedAt: instant,
  frequency: z.enum(FREQUENCIES).default('once'),
  subscription: idSchema.nullable().default(null),
  receiptNumber: z.int().nullable().default(null),
  receipt: receiptSchema.nullable().default(null),
  receiptAt: instant.nullable().default(null),
});
type DonationEntry = z.output<typeof entry>;

const movedDonations = rowsOfVisitors({
  table: 'donations',
  file: 'donations.jsonl',
  entry,
  once: ['the order of a donation', 'order', ({ order }) => order],
  entryOf,
  rowOf,
  insert: insertDonations,
});

function entryOf(row: DonationTable): DonationEntry {
  return {
    ...pick(row, 'id', 'amountMinor', 'feeMinor', 'dedication', 'donatedAt', 'receiptNumber', 'receiptAt'),
    frequency: row.frequency,
    subscription: row.subscriptionId,
    order: row.orderId,
    campaign: row.campaignId,
    isAnonymous: row.isAnonymous === 1,
    receipt: row.receipt === null ? null : readJson(row.receipt),
  };
}

function rowOf({ order, campaign, subscription, ...each }: DonationEntry, siteId: string): DonationTable {
  return {
    ...each,
    siteId,
    orderId: order,
    campaignId: campaign,
    subscriptionId: subscription,
    isAnonymous: Number(each.isAnonymous),
    receipt: each.receipt && JSON.stringify(each.receipt),
  };
}

export const moved: readonly MovedRows[] = [movedCampaigns, movedDonations];
