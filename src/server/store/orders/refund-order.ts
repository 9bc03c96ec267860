/**
 * Gives money back by line, from the shares that were frozen when it was ordered. The refund and its key stand there
 * before anybody is asked for it, so that it happens once, whatever crashes.
 */
import { refundKey } from '#domain/store/orders/idempotency.ts';
import { nextOrderState, type OrderState } from '#domain/store/orders/order-state.ts';
import type { PaymentState } from '#domain/store/orders/payment-state.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { RefundNews } from '../../payments/payment-provider.ts';
import { CardSpentError } from '../gift-cards/hold-cards.ts';
import { listBought } from './bought-lines.ts';
import { GONE, queueOrderMail, type Whose } from './change-order.ts';
import { providerOf } from './complete-order.ts';
import { followRefunded, followRefunding, followRefundRefused } from './follow-ups.ts';
import { judgeRefund, type RefundAsked } from './judge-refund.ts';
import { leftOf } from './left-to-send.ts';
import { ANSWER_WITHIN_MS } from './new-attempt.ts';
import type { CompletionDeps } from './ports.ts';
import { findOrder, findOwnOrder, listLines, updateLine, updateOrder } from './queries.ts';
import {
  findAttempt,
  findRefund,
  hasPendingRefund,
  insertRefund,
  listRefundedByAttempt,
  setRefundState,
  sumPayments,
  updateAttempt,
} from './queries-payments.ts';
import { listRefundable } from './refundable-payments.ts';
import { addEvent } from './settle-payment.ts';
import { spreadRefund } from './spread-refund.ts';
import type { OrderRefundTable, OrderTable, PaymentAttemptTable } from './tables.ts';

export type Refunded =
  | {
      readonly kind: 'refunded';
      readonly amountMinor: number;
      /** What another of its payments did not give back. */
      readonly refused?: { readonly amountMinor: number; readonly message: string };
    }
  | { readonly kind: 'pending'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'notAllowed'; readonly message: string };

const PENDING = {
  kind: 'pending',
  message: 'The payment service has not answered yet. The refund completes when it does.',
} as const;
const TOO_MUCH = 'This is more than you can refund. Check the order again.';
const SPENT = 'A gift card of this order was just used. Check the order again.';

export async function refundOrder(deps: CompletionDeps, whose: Whose, asked: RefundAsked): Promise<Refunded> {
  const written = await write(deps, whose, asked);
  if ('kind' in written) return written;
  let amountMinor = 0;
  for (const [index, refund] of written.entries()) {
    const done = await finishRefund(deps, refund);
    if (done.kind === 'refunded') {
      amountMinor += done.amountMinor;
      continue;
    }
    if (done.kind !== 'notAllowed') return done;
    const others = written.slice(index + 1);
    await deps.db.write((tx) => dropRefunds(tx, deps, others, done.message));
    if (amountMinor === 0) return done;
    const refusedMinor = others.reduce((sum, each) => sum + each.amountMinor, refund.amountMinor);
    return { kind: 'refunded', amountMinor, refused: { amountMinor: refusedMinor, message: done.message } };
  }
  return { kind: 'refunded', amountMinor };
}

async function write(deps: CompletionDeps, whose: Whose, asked: RefundAsked) {
  try {
    return await deps.db.write((tx) => writeRefunds(tx, deps, whose, asked));
  } catch (error) {
    if (error instanceof CardSpentError) return { kind: 'notAllowed', message: SPENT } as const;
    throw error;
  }
}

/** Nothing of them was asked for yet. */
async function dropRefunds(
  tx: Queryable,
  deps: CompletionDeps,
  refunds: readonly OrderRefundTable[],
  message: string,
): Promise<void> {
  for (const { id, orderId } of refunds) {
    const known = await findRefund(tx, id);
    const order = await findOrder(tx, orderId);
    if (known?.state !== 'pending' || !order) continue;
    await refuse(tx, deps, order, known, message);
  }
}

/** What was held for it is free again. */
async function refuse(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  refund: OrderRefundTable,
  message: string,
): Promise<void> {
  await setRefundState(tx, refund.id, 'refused');
  await followRefundRefused(tx, deps, refund);
  const data = { amountMinor: refund.amountMinor, message };
  await addEvent(tx, deps, order, { kind: 'refundRefused', data });
}

/** One for each payment it comes out of. */
async function writeRefunds(
  tx: Queryable,
  deps: CompletionDeps,
  { siteId, orderId, actor }: Whose,
  asked: RefundAsked,
): Promise<readonly OrderRefundTable[] | Exclude<Refunded, { readonly kind: 'refunded' }>> {
  const order = await findOwnOrder(tx, siteId, orderId);
  if (!order) return GONE;
  if (await hasPendingRefund(tx, orderId)) return PENDING;
  const bought = await listBought(tx, orderId);
  const judged = judgeRefund(order, bought, asked);
  const parts = judged && spreadRefund(judged, bought, await listRefundable(tx, orderId));
  if (!parts) return { kind: 'notAllowed', message: TOO_MUCH };
  const refunds = parts.map(({ attemptId, amountMinor, lines, shippingMinor }): OrderRefundTable => {
    const id = deps.newId();
    return {
      id,
      siteId,
      orderId,
      attemptId,
      key: refundKey(id),
      state: 'pending',
      lines: JSON.stringify(lines),
      shippingMinor,
      amountMinor,
      reason: asked.reason,
      actor,
      lookAt: deps.now() + ANSWER_WITHIN_MS,
      createdAt: deps.now(),
    };
  });
  for (const refund of refunds) {
    await insertRefund(tx, refund);
    await followRefunding(tx, deps, refund);
  }
  return refunds;
}

/** Asks for it under its own key, as often as it takes, and writes down what came of it once. */
export async function finishRefund(deps: CompletionDeps, refund: OrderRefundTable): Promise<Refunded> {
  const attempt = await findAttempt(deps.db.read, refund.attemptId);
  if (!attempt) throw new Error('A refund belongs to a payment.');
  const news = await askProvider(deps, attempt, refund);
  return news ? deps.db.write((tx) => settleRefund(tx, deps, refund.id, news)) : PENDING;
}

async function askProvider(
  deps: CompletionDeps,
  attempt: PaymentAttemptTable,
  { siteId, key, amountMinor, orderId }: OrderRefundTable,
): Promise<RefundNews | undefined> {
  try {
    const ref = attempt.ref ?? attempt.key;
    return await providerOf(deps, attempt).refund({ siteId, key, ref, amountMinor });
  } catch (error) {
    deps.log.warn({ err: error, orderId }, 'a payment service did not answer');
    return undefined;
  }
}

async function settleRefund(
  tx: Queryable,
  deps: CompletionDeps,
  refundId: string,
  news: RefundNews,
): Promise<Refunded> {
  const refund = await findRefund(tx, refundId);
  const order = refund && (await findOrder(tx, refund.orderId));
  if (!refund || !order) return GONE;
  const amountMinor = refund.amountMinor;
  if (refund.state === 'done') return { kind: 'refunded', amountMinor };
  if (news.kind === 'refused') {
    await refuse(tx, deps, order, refund, news.message);
    return { kind: 'notAllowed', message: `The payment service refused the refund: ${news.message}` };
  }
  await setRefundState(tx, refundId, 'done');
  await countRefund(tx, order, refund);
  await followRefunded(tx, deps, order, refund);
  await endFulfilment(tx, deps, order);
  const data = { amountMinor, reason: refund.reason };
  await addEvent(tx, deps, order, {
    kind: 'refunded',
    data,
    ...(refund.actor !== null && { actor: refund.actor }),
  });
  await queueOrderMail(tx, deps, order, { mail: 'refunded', data: { amountMinor } });
  return { kind: 'refunded', amountMinor };
}

/** Where the rest was refunded, all that was left to send has been sent. */
async function endFulfilment(tx: Queryable, deps: CompletionDeps, order: OrderTable): Promise<void> {
  if (order.state !== ('partlyFulfilled' satisfies OrderState)) return;
  if ((await listLines(tx, order.id)).some((line) => leftOf(line) > 0)) return;
  const state = nextOrderState(order.state, 'fulfilAll');
  if (!state) return;
  await updateOrder(tx, order.id, { state });
  await deps.onFulfilled?.(tx, { id: order.id, siteId: order.siteId });
}

async function countRefund(tx: Queryable, order: OrderTable, refund: OrderRefundTable): Promise<void> {
  const shares = readJson(refund.lines);
  for (const line of await listLines(tx, order.id)) {
    const share = shares.find(({ id }) => id === line.id);
    if (!share) continue;
    const refundedQuantity = line.refundedQuantity + share.quantity;
    await updateLine(tx, line.id, {
      refundedQuantity,
      refundedMinor: line.refundedMinor + share.amountMinor,
    });
  }
  const { refundedMinor } = await sumPayments(tx, order.id);
  await updateOrder(tx, order.id, {
    refundedMinor,
    shippingRefundedMinor: order.shippingRefundedMinor + refund.shippingMinor,
  });
  const attempt = await findAttempt(tx, refund.attemptId);
  const ofAttempt = (await listRefundedByAttempt(tx, order.id)).get(refund.attemptId) ?? 0;
  const isWhole = ofAttempt >= (attempt?.capturedMinor ?? 0);
  const state: PaymentState = isWhole ? 'refunded' : 'partially_refunded';
  await updateAttempt(tx, refund.attemptId, { state });
}
