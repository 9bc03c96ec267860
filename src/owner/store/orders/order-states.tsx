/** Where an order stands: with its money, and with what was bought. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MONEY_WORDS, stateWords } from './order-words.ts';
import styles from './orders.module.css';

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

interface OrderRowEndProps {
  readonly order: OrderStatesProps['order'] & {
    readonly isTest: boolean;
    readonly totalMinor: number;
    readonly currency: CurrencyCode;
  };
}

/** What a row of orders ends with. */
export function OrderRowEnd({ order }: OrderRowEndProps): ReactNode {
  return (
    <>
      <div className={styles['states']}>
        {order.isTest && <Badge>Test</Badge>}
        <OrderStates order={order} />
      </div>
      <span className={styles['amount']}>
        {formatMoney({ minor: order.totalMinor, currency: order.currency })}
      </span>
    </>
  );
}
