/** How often a donor gives. What is given again is paid like a subscription. */
import type { DonationTerms } from '../cart/checkout-cart.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';

export const FREQUENCIES = ['once', 'month', 'year'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export type RecurringFrequency = NonNullable<DonationTerms['frequency']>;

/** What a donor can choose from: without a payment method that can be charged again, only once. */
export function frequenciesOf(
  { frequencies }: { readonly frequencies: readonly Frequency[] },
  { canRecur }: { readonly canRecur: boolean },
): readonly Frequency[] {
  const offered = FREQUENCIES.filter((each) => frequencies.includes(each));
  return canRecur ? offered : offered.filter((each) => each === 'once');
}

/** It goes on until it is cancelled. */
export function donationPlan(frequency: RecurringFrequency): SubscriptionPlan {
  return {
    billingPeriod: { value: 1, unit: frequency },
    numBillingCycles: 0,
    trialDays: 0,
    setUpFeeMinor: 0,
  };
}
