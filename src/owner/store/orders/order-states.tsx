/** Where an order stands: with its money, and with what was bought. */
import type { ReactNode } from 'react';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MONEY_WORDS, stateWords } from './order-words.ts';

export interface OrderStatesProps {
  readonly order: { readonly money: MoneyState; readonly state: OrderState; readonly toFulfil: number };
}

export function OrderStates({ order }: OrderStatesProps): ReactNode {
  const [money, state] = [MONEY_WORDS[order.money], stateWords(order)];
  return (
    <>
      <Badge tone={money.tone}>{money.label}</Badge>
      <Badge tone={state.tone}>{state.label}</Badge>
    </>
  );
}
