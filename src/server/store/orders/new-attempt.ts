import { attemptKey } from '#domain/store/orders/idempotency.ts';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';

/** After this long without an answer the sweeper asks what became of a payment. */
export const ANSWER_WITHIN_MS = MINUTE_MS;

/** A try at paying, with its key, before anybody is asked for money. */
export function newAttempt(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  order: Pick<OrderTable, 'id' | 'siteId' | 'currency'>,
  {
    number,
    provider,
    amountMinor,
    method,
  }: {
    readonly number: number;
    readonly provider: string;
    readonly amountMinor: number;
    readonly method?: SavedMethod | undefined;
  },
): PaymentAttemptTable {
  return {
    id: newId(),
    siteId: order.siteId,
    orderId: order.id,
    number,
    provider,
    key: attemptKey(order.id, number),
    ref: null,
    state: 'created',
    amountMinor,
    currency: order.currency,
    capturedMinor: 0,
    problem: null,
    method: method ? JSON.stringify(method) : null,
    lookAt: now() + ANSWER_WITHIN_MS,
    createdAt: now(),
  };
}

export function nextAttemptNumber(attempts: readonly PaymentAttemptTable[]): number {
  return Math.max(0, ...attempts.map(({ number }) => number)) + 1;
}
