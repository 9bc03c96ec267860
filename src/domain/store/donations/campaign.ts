/** What people can donate to, as its owner sets it up. */
import { z } from 'zod';
import { field } from '../../fields/field.ts';
import type { CurrencyCode } from '../../money/currencies.ts';
import { divide, PPM } from '../../money/divide.ts';
import { FREQUENCIES } from './frequency.ts';
import * as labels from './labels/en.ts';

export const CAMPAIGN_LIMITS = {
  name: 120,
  description: 1000,
  thanks: 1000,
  amounts: 6,
  amountMinor: 100_000_000,
  feePpm: 100_000,
  campaigns: 50,
} as const;

const minor = (least: number) => z.int().min(least).max(CAMPAIGN_LIMITS.amountMinor);

export const campaignSchema = z
  .strictObject({
    name: z.string().trim().min(1, 'is missing').max(CAMPAIGN_LIMITS.name),
    description: z.string().trim().max(CAMPAIGN_LIMITS.description).default(''),
    /** Suggested, in this order. */
    amountsMinor: z.array(minor(1)).max(CAMPAIGN_LIMITS.amounts).default([]),
    /** Donors may choose another amount. */
    hasFreeAmount: z.boolean().default(true),
    leastMinor: minor(1).default(100),
    mostMinor: minor(1).default(1_000_000),
    /** 0: no goal. */
    goalMinor: minor(0).default(0),
    isOpen: z.boolean().default(true),
    asksDedication: z.boolean().default(true),
    allowsAnonymous: z.boolean().default(true),
    /** How often donors can give. */
    frequencies: z.array(z.enum(FREQUENCIES)).min(1).max(FREQUENCIES.length).default(['once']),
    /** What the payment service takes, in millionths, for donors who pay the fees; 0: they are not asked. */
    feePpm: z.int().min(0).max(CAMPAIGN_LIMITS.feePpm).default(0),
    /** Donors read it when they have paid. */
    thanks: z.string().trim().max(CAMPAIGN_LIMITS.thanks).default(''),
  })
  .refine(({ leastMinor, mostMinor }) => leastMinor <= mostMinor, {
    path: ['mostMinor'],
    message: 'is less than the minimum',
  })
  .refine(({ amountsMinor, hasFreeAmount }) => hasFreeAmount || amountsMinor.length > 0, {
    path: ['amountsMinor'],
    message: 'must have an amount to choose from',
  })
  .meta({ id: 'DonationCampaignSettings', ...field(labels.campaign) });
export type CampaignSettings = z.output<typeof campaignSchema>;

export interface CampaignProgress {
  /** Paid and not refunded. Test donations do not count. */
  readonly raisedMinor: number;
  readonly donations: number;
}

/** What visitors see of one. */
export interface OfferedCampaign
  extends Pick<
      CampaignSettings,
      'name' | 'description' | 'amountsMinor' | 'hasFreeAmount' | 'goalMinor' | 'isOpen' | 'frequencies'
    >,
    CampaignProgress {
  readonly id: string;
  readonly currency: CurrencyCode;
}

/** Whether a donor can give this much. */
export function acceptsAmount(
  { amountsMinor, hasFreeAmount, leastMinor, mostMinor }: CampaignSettings,
  amountMinor: number,
): boolean {
  if (amountsMinor.includes(amountMinor)) return true;
  return hasFreeAmount && amountMinor >= leastMinor && amountMinor <= mostMinor;
}

type Fee = Pick<CampaignSettings, 'feePpm'>;

/** What is added so that the whole amount is left: the payment service takes its share of the addition as well. */
export function feeOf({ feePpm }: Fee, amountMinor: number): number {
  return divide(BigInt(amountMinor) * BigInt(feePpm), BigInt(PPM - feePpm));
}

/** The addition as a part of the amount: 0.0309 where the payment service takes 3 %. */
export function feeShare({ feePpm }: Fee): number {
  return feePpm / (PPM - feePpm);
}

/** From 0 to 100, rounded down: a goal is reached when it is. */
export function percentRaised(
  { goalMinor }: Pick<CampaignSettings, 'goalMinor'>,
  { raisedMinor }: Pick<CampaignProgress, 'raisedMinor'>,
): number {
  if (goalMinor <= 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((raisedMinor / goalMinor) * 100)));
}
