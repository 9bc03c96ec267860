import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { BillingPeriod } from '#domain/store/catalogue/subscription-plan.ts';
import type { Subscription } from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionAction, SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import { fill } from '../../fill.ts';
import { Badge } from '../../ui/badge.tsx';
import * as say from './words/en.ts';

type Tone = 'good' | 'warning' | undefined;

export const STATE_WORDS: Readonly<Record<SubscriptionState, string>> = {
  trialing: say.trial,
  active: say.active,
  past_due: say.pastDue,
  unpaid: say.unpaid,
  paused: say.paused,
  cancelled: say.cancelled,
  completed: say.completed,
};

const TONES: Readonly<Partial<Record<SubscriptionState, Tone>>> = {
  trialing: 'good',
  active: 'good',
  past_due: 'warning',
  unpaid: 'warning',
};

export const ACTION_WORDS: Readonly<Record<SubscriptionAction, string>> = {
  cancel: say.cancelAtPeriodEnd,
  revive: say.keepSubscription,
  pause: say.pause,
  resume: say.resume,
  skip: say.skipNextPayment,
  unskip: say.dontSkip,
  end: say.endNow,
};

const EVERY: Readonly<Record<BillingPeriod['unit'], (count: number) => string>> = {
  week: (count) => (count === 1 ? say.perWeek : fill(say.everyCountWeeks, { count })),
  month: (count) => (count === 1 ? say.perMonth : fill(say.everyCountMonths, { count })),
  year: (count) => (count === 1 ? say.perYear : fill(say.everyCountYears, { count })),
};

export function priceOf({ recurringMinor: minor, currency, subscriptionPlan }: Subscription): string {
  const { value, unit } = subscriptionPlan.billingPeriod;
  return `${formatMoney({ minor, currency })} ${EVERY[unit](value)}`;
}

export function States({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const { state, endsAtPeriodEnd, isTest } = subscription;
  const tone = TONES[state];
  return (
    <span className="cluster tight">
      <Badge {...(tone && { tone })}>{endsAtPeriodEnd ? say.endsSoon : STATE_WORDS[state]}</Badge>
      {isTest && <Badge>{say.test}</Badge>}
    </span>
  );
}
