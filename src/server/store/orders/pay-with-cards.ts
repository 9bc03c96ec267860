/** What gift cards pay of an order, and the gift cards that an order pays for. */
import { nextOrderState } from '#domain/store/orders/order-state.ts';
import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { spendHolds, sumOfCards } from '../gift-cards/hold-cards.ts';
import { type IssueDeps, issueCardsOf } from '../gift-cards/issue-cards.ts';
import { holdPurchase, releasePurchase, takePurchaseBack } from '../gift-cards/take-back.ts';
import { isTestOrder } from './issue-invoice.ts';
import { leftOf } from './left-to-send.ts';
import { newAttempt, nextAttemptNumber } from './new-attempt.ts';
import { isSettled } from './order-money.ts';
import type { CompletionDeps, OrderFollowUp } from './ports.ts';
import { detailsOf, listLines, updateLine, updateOrder } from './queries.ts';
import { insertAttempt, listAttempts } from './queries-payments.ts';
import type { OrderLineTable, OrderTable, PaymentAttemptTable } from './tables.ts';

export interface PaidWithCards {
  readonly paidMinor: number;
  /** Held once, let go, and spent elsewhere since. */
  readonly missingMinor: number;
}

/** Each card is a payment of its own, so that a refund finds its way back to it. */
export async function payWithCards(
  tx: Queryable,
  deps: Pick<CompletionDeps, 'now' | 'newId'>,
  order: OrderTable,
  attempt: PaymentAttemptTable,
): Promise<PaidWithCards> {
  const { paid, missingMinor } = await spendHolds(tx, deps, attempt.id, order);
  if (paid.length === 0) return { paidMinor: 0, missingMinor };
  const first = nextAttemptNumber(await listAttempts(tx, order.id));
  for (const [index, { cardId, amountMinor }] of paid.entries())
    await insertAttempt(tx, {
      ...newAttempt(deps, order, { number: first + index, provider: GIFT_CARD, amountMinor }),
      ref: cardId,
      state: 'captured',
      capturedMinor: amountMinor,
    });
  return { paidMinor: sumOfCards(paid), missingMinor };
}

export function giftCardFollowUp(deps: IssueDeps): OrderFollowUp {
  return {
    async onPlaced(tx, order, sender) {
      // The buyer has typed where a card goes.
      await issueWhenPaid(tx, deps, { ...order, sender });
      return false;
    },
    onPaid: (tx, order) => issueWhenPaid(tx, deps, order),
    onRefunding: (tx, refund) => holdPurchase(tx, deps, refund, readJson(refund.lines)),
    onRefundRefused: (tx, { id }) => releasePurchase(tx, id),
    onRefunded: (tx, _order, refund) => takePurchaseBack(tx, deps, refund, readJson(refund.lines)),
  };
}

/** Makes the cards an order has paid for. One that is to be paid or decided makes none yet. */
async function issueWhenPaid(tx: Queryable, deps: IssueDeps, order: OrderTable): Promise<void> {
  if (!isSettled(order) || order.capturedMinor - order.refundedMinor <= 0) return;
  const lines = (await listLines(tx, order.id)).filter(({ kind }) => kind === 'giftCard');
  if (lines.length === 0) return;
  const { wishes = [] } = detailsOf(order);
  const { id, siteId, currency, email, name, locale, sender, testBy } = order;
  await issueCardsOf(
    tx,
    deps,
    {
      id,
      siteId,
      currency,
      email,
      name,
      locale,
      sender,
      isTest: isTestOrder(order),
      mayMailOthers: testBy !== 'visitor',
    },
    lines.map((line) => ({ ...line, wishId: wishes[line.position] ?? null })),
  );
  await fulfilLines(tx, order, ({ kind }) => kind === 'giftCard');
}

/** A card that is made and a plan that opens have been handed over: there is nothing to send. */
export async function fulfilLines(
  tx: Queryable,
  { id, state }: OrderTable,
  isHandedOver: (line: OrderLineTable) => boolean,
): Promise<void> {
  for (const line of await listLines(tx, id))
    if (isHandedOver(line))
      await updateLine(tx, line.id, {
        fulfilledQuantity: line.quantity - line.refundedQuantity,
      });
  const isOver = (await listLines(tx, id)).every((line) => leftOf(line) <= 0);
  const next = isOver ? nextOrderState(state, 'fulfilAll') : undefined;
  if (next) await updateOrder(tx, id, { state: next });
}
