/** Plans of members that an order opens, such as courses, for its buyer. */
import type { ReactNode } from 'react';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';
import type { PlanState } from '#domain/store/orders/order.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';

export interface OrderPlan {
  /** Of what was bought. */
  readonly title: string;
  readonly state: PlanState;
}

const WORDS = { open: 'planOpen', waiting: 'planWaiting', closed: 'planClosed' } as const;

export function OpenedPlans({
  plans,
  locale,
}: {
  readonly plans: readonly OrderPlan[];
  readonly locale: string;
}): ReactNode {
  const say = orderWords(locale);
  return plans.map(({ title, state }) =>
    // The shop decides about what it has ended before.
    state === 'barred' ? null : (
      <p key={`${title} ${state}`}>
        {say(WORDS[state], { title })} {state === 'open' && <a href={ACCOUNT_PATH}>{say('account')}</a>}
      </p>
    ),
  );
}
