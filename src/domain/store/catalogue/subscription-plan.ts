/** How a subscription is billed (CART-25): the period and the number of cycles, with a trial and a set-up fee. */
import { z } from 'zod';
import type { Shape } from '../../calls/call.ts';
import { DAY_MS, WEEK_MS } from '../../time.ts';
import { MAX_PRICE_MINOR } from './product.ts';

export const BILLING_UNITS = ['week', 'month', 'year'] as const;
type BillingUnit = (typeof BILLING_UNITS)[number];

export const PLAN_LIMITS = { value: 24, cycles: 520, trialDays: 365 } as const;

export const subscriptionPlanSchema = z
  .strictObject({
    billingPeriod: z.strictObject({
      value: z.int().min(1).max(PLAN_LIMITS.value),
      unit: z.enum(BILLING_UNITS),
    }),
    numBillingCycles: z
      .int()
      .min(0)
      .max(PLAN_LIMITS.cycles)
      .nullable()
      .default(0)
      .meta({ description: 'After this many payments it ends. Zero or null: it goes on until cancelled.' }),
    trialDays: z.int().min(0).max(PLAN_LIMITS.trialDays).default(0),
    setUpFeeMinor: z
      .int()
      .min(0)
      .max(MAX_PRICE_MINOR)
      .default(0)
      .meta({ description: 'Charged once, with the first payment.' }),
  })
  .meta({ id: 'SubscriptionPlan' });
export type SubscriptionPlan = Shape<typeof subscriptionPlanSchema>;
export type BillingPeriod = SubscriptionPlan['billingPeriod'];

/** Undefined where it goes on until it is cancelled (CART-25). */
export function cyclesOf({
  numBillingCycles,
}: Pick<SubscriptionPlan, 'numBillingCycles'>): number | undefined {
  return numBillingCycles || undefined;
}

/**
 * When a period begins: counted from the anchor each time, so that a subscription of January 31 is due on the last day
 * of February and on March 31 again. Days are those of UTC.
 * @param index 0 for the first period
 */
export function periodStart(anchorAt: number, { value, unit }: BillingPeriod, index: number): number {
  const count = value * index;
  return unit === 'week'
    ? anchorAt + count * WEEK_MS
    : addMonths(anchorAt, unit === 'year' ? count * 12 : count);
}

function addMonths(at: number, months: number): number {
  const from = new Date(at);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const next = new Date(first);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = at - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return first + (Math.min(from.getUTCDate(), lastDay) - 1) * DAY_MS + timeOfDay;
}

const YEARLY: Readonly<Record<BillingUnit, number>> = { week: 365.25 / 7, month: 12, year: 1 };

/** What a price brings in a month: the measure of recurring sales. */
export function monthlyMinor(minor: number, { value, unit }: BillingPeriod): number {
  return Math.round((minor * YEARLY[unit]) / (12 * value));
}
