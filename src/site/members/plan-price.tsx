/** What a paid plan costs, and how long it goes on. */
import type { ReactNode } from 'react';
import type { MemberPlan } from '#domain/members/areas.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { priceWords, termWords } from '#domain/store/subscriptions/price-words.ts';

interface PlanPriceProps {
  readonly plan: Pick<MemberPlan, 'priceMinor' | 'subscriptionPlan'>;
  readonly currency: CurrencyCode;
  readonly locale: string;
}

export function PlanPrice({ plan, currency, locale }: PlanPriceProps): ReactNode {
  const asked = { currency, plan: plan.subscriptionPlan, locale };
  const words = [priceWords({ ...asked, minor: plan.priceMinor }), ...termWords(asked)];
  return <p>{words.join(' · ')}</p>;
}
