/** What a subscription costs, in words: “€ 12.00 per month”. */
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { cyclesOf, type SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import { subscriptionWords } from './words/words.ts';

interface SubscriptionPrice {
  readonly minor: number;
  readonly currency: CurrencyCode;
  /** Null: paid once. */
  readonly plan: SubscriptionPlan | null;
  readonly locale: string;
}

export function priceWords({ minor, currency, plan, locale }: SubscriptionPrice): string {
  const say = subscriptionWords(locale);
  const amount = formatMoney({ minor, currency }, { locale });
  if (plan === null) return say('price.once', { amount });
  const { unit, value: count } = plan.billingPeriod;
  return say(`price.${unit}`, { amount, count });
}

/** What else is agreed to: the trial, the set-up fee, and when it ends. */
export function termWords({ currency, plan, locale }: Omit<SubscriptionPrice, 'minor'>): readonly string[] {
  if (plan === null) return [];
  const say = subscriptionWords(locale);
  const count = cyclesOf(plan);
  return [
    ...(plan.trialDays > 0 ? [say('trial', { count: plan.trialDays })] : []),
    ...(plan.setUpFeeMinor > 0
      ? [say('plusSetUp', { amount: formatMoney({ minor: plan.setUpFeeMinor, currency }, { locale }) })]
      : []),
    count === undefined ? say('untilCancelled') : say('cycles', { count }),
  ];
}
