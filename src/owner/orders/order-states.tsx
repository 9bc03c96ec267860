/** Where an order stands: with its money, and with what was bought. */
import type { ReactNode } from 'react';
import type { MoneyState, OrderState } from '#domain/store/order-state.ts';
import { Badge } from '../ui/badge.tsx';
import { MONEY_WORDS, STATE_WORDS } from './order-words.ts';

export interface OrderStatesProps {
  readonly order: { readonly money: MoneyState; readonly state: OrderState };
}

export function OrderStates({ order }: OrderStatesProps): ReactNode {
  const [money, state] = [MONEY_WORDS[order.money], STATE_WORDS[order.state]];
  return (
    <>
      <Badge tone={money.tone}>{money.label}</Badge>
      <Badge tone={state.tone}>{state.label}</Badge>
    </>
  );
}
