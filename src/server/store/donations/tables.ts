/** The tables of donations, as Kysely sees them. */
import type { CampaignSettings } from '#domain/store/donations/campaign.ts';
import type { Frequency } from '#domain/store/donations/frequency.ts';
import type { Receipt } from '#domain/store/donations/receipt.ts';
import type { JsonText } from '../../db/json-text.ts';

export interface CampaignTable {
  id: string;
  siteId: string;
  /** CampaignSettings as JSON. */
  settings: JsonText<CampaignSettings>;
  createdAt: number;
}

/** Of an order that is placed: donor, money and state are those of the order. */
export interface DonationTable {
  id: string;
  siteId: string;
  orderId: string;
  campaignId: string;
  /** Without the fees. */
  amountMinor: number;
  feeMinor: number;
  isAnonymous: number;
  dedication: string;
  donatedAt: number;
  frequency: Frequency;
  /** Of those that are given again and again. */
  subscriptionId: string | null;
  /** Null until it is paid. Below zero, of a test. */
  receiptNumber: number | null;
  /** Receipt as JSON. */
  receipt: JsonText<Receipt> | null;
  receiptAt: number | null;
}

declare module '../../db/schema.ts' {
  interface Schema {
    donationCampaigns: CampaignTable;
    donations: DonationTable;
  }
}
