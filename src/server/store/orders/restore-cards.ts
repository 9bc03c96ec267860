/** An order that is cancelled before it is paid: the gift cards that paid a part of it get their money back. */
import { refundKey } from '#domain/store/orders/idempotency.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { disabledMessage, restoreCard } from '../gift-cards/change-balance.ts';
import { findCard } from '../gift-cards/queries.ts';
import {
  hasPendingRefund,
  insertRefund,
  setRefundState,
  sumPayments,
  updateAttempt,
} from './queries-payments.ts';
import { listRefundable } from './refundable-payments.ts';
import { addEvent } from './settle-payment.ts';
import type { OrderTable } from './tables.ts';

const REFUND_FIRST = {
  kind: 'notAllowed',
  message: 'Refund what has been paid first, then cancel the order.',
} as const;

type Restored = Pick<OrderTable, 'refundedMinor'> | { readonly kind: 'notAllowed'; readonly message: string };

/** @returns why not, where something else was paid, or a card can take nothing */
export async function restoreCards(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  order: OrderTable,
  actor: string,
): Promise<Restored> {
  const { id: orderId, siteId } = order;
  if (await hasPendingRefund(tx, orderId)) return REFUND_FIRST;
  if (order.capturedMinor <= order.refundedMinor) return { refundedMinor: order.refundedMinor };
  const paid = (await listRefundable(tx, orderId)).filter(({ leftMinor }) => leftMinor > 0);
  const cards = await Promise.all(paid.map(({ ref }) => findCard(tx, siteId, ref ?? '')));
  // All is known before anything is written.
  const isSafe = paid.every(({ isCard }) => isCard) && cards.every((card) => card);
  if (!isSafe) return REFUND_FIRST;
  const off = cards.find((card) => card?.state === 'disabled');
  if (off) return { kind: 'notAllowed', message: disabledMessage(off) };
  for (const [index, { attemptId, leftMinor: amountMinor }] of paid.entries()) {
    const card = cards[index];
    const id = deps.newId();
    if (!card) continue;
    await insertRefund(tx, {
      ...{ id, siteId, orderId, attemptId, key: refundKey(id), state: 'pending', lines: '[]' as const },
      ...{ shippingMinor: 0, amountMinor, reason: '', actor, lookAt: deps.now(), createdAt: deps.now() },
    });
    await restoreCard(tx, deps, card, { key: refundKey(id), amountMinor });
    await setRefundState(tx, id, 'done');
    await updateAttempt(tx, attemptId, { state: 'refunded' });
    await addEvent(tx, deps, order, { kind: 'refunded', actor, data: { amountMinor, reason: '' } });
  }
  return { refundedMinor: (await sumPayments(tx, orderId)).refundedMinor };
}
