/**
 * Gives money back by line, from the shares that were frozen when it was ordered. The refund and its key stand there
 * before anybody is asked for it, so that it happens once, whatever crashes.
 */
import { refundKey } from '#domain/store/idempotency.ts';
import type { PaymentState } from '#domain/store/payment-state.ts';
import { type RefundedLine, refundOfLine } from '#domain/store/refund-shares.ts';
import type { Queryable } from '../db/schema.ts';
import type { RefundNews } from '../payments/payment-provider.ts';
import { GONE, queueOrderMail, type Whose } from './change-order.ts';
import { providerOf } from './complete-order.ts';
import type { CompletionDeps } from './ports.ts';
import { ANSWER_WITHIN_MS } from './prepare-order.ts';
import { findOrder, findOwnOrder, listLines, updateLine, updateOrder } from './queries.ts';
import {
  findAttempt,
  findRefund,
  hasPendingRefund,
  insertRefund,
  listAttempts,
  setRefundState,
  updateAttempt,
} from './queries-payments.ts';
import { addEvent } from './settle-payment.ts';
import type { OrderLineTable, OrderRefundTable, OrderTable, PaymentAttemptTable } from './tables.ts';

export interface RefundAsked {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly shippingMinor: number;
  readonly reason: string;
}

export type Refunded =
  | { readonly kind: 'refunded'; readonly amountMinor: number }
  | { readonly kind: 'pending'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'notAllowed'; readonly message: string };

const PENDING = {
  kind: 'pending',
  message: 'The payment service has not answered yet. The refund is done as soon as it does.',
} as const;
const TOO_MUCH = 'This is more than can be given back. Look at the order again.';

export async function refundOrder(deps: CompletionDeps, whose: Whose, asked: RefundAsked): Promise<Refunded> {
  const written = await deps.db.write((tx) => writeRefund(tx, deps, whose, asked));
  return 'key' in written ? finishRefund(deps, written) : written;
}

async function writeRefund(
  tx: Queryable,
  deps: CompletionDeps,
  { siteId, orderId, actor }: Whose,
  asked: RefundAsked,
): Promise<OrderRefundTable | Exclude<Refunded, { readonly kind: 'refunded' }>> {
  const order = await findOwnOrder(tx, siteId, orderId);
  if (!order) return GONE;
  if (await hasPendingRefund(tx, orderId)) return PENDING;
  const attempt = (await listAttempts(tx, orderId)).find(({ captured_minor }) => captured_minor > 0);
  const bought = await listLines(tx, orderId);
  const lines = sharesOf(bought, asked.lines);
  const amount = lines?.reduce((sum, line) => sum + line.amountMinor, asked.shippingMinor);
  const isShippingLeft = asked.shippingMinor <= shippingPaid(order, bought) - order.shipping_refunded_minor;
  const left = order.captured_minor - order.refunded_minor;
  if (!attempt || !amount || !isShippingLeft || amount > left)
    return { kind: 'notAllowed', message: TOO_MUCH };
  const id = deps.newId();
  const refund: OrderRefundTable = {
    id,
    site_id: siteId,
    order_id: orderId,
    attempt_id: attempt.id,
    key: refundKey(id),
    state: 'pending',
    lines: JSON.stringify(lines),
    shipping_minor: asked.shippingMinor,
    amount_minor: amount,
    reason: asked.reason,
    actor,
    look_at: deps.now() + ANSWER_WITHIN_MS,
    created_at: deps.now(),
  };
  await insertRefund(tx, refund);
  return refund;
}

/** What was paid for delivery: the total without its lines, so that all parts together are what was paid. */
export function shippingPaid(
  { total_minor }: Pick<OrderTable, 'total_minor'>,
  lines: readonly Pick<OrderLineTable, 'total_minor'>[],
): number {
  return lines.reduce((left, line) => left - line.total_minor, total_minor);
}

/** Undefined where one of them is not there, or more is asked than is left. */
function sharesOf(
  lines: readonly OrderLineTable[],
  asked: RefundAsked['lines'],
): readonly RefundedLine[] | undefined {
  const shares: RefundedLine[] = [];
  for (const { id, quantity } of asked) {
    const line = lines.find((each) => each.id === id);
    const isTwice = shares.some((share) => share.id === id);
    const share = line && !isTwice ? refundOfLine(refundableOf(line), quantity) : undefined;
    if (!share) return undefined;
    shares.push(share);
  }
  return shares;
}

function refundableOf(line: OrderLineTable) {
  return {
    id: line.id,
    quantity: line.quantity,
    refundedQuantity: line.refunded_quantity,
    totalMinor: line.total_minor,
    refundedMinor: line.refunded_minor,
  };
}

/** Asks for it under its own key, as often as it takes, and writes down what came of it once. */
export async function finishRefund(deps: CompletionDeps, refund: OrderRefundTable): Promise<Refunded> {
  const attempt = await findAttempt(deps.db.read, refund.attempt_id);
  if (!attempt) throw new Error('A refund belongs to a payment.');
  const news = await askProvider(deps, attempt, refund);
  return news ? deps.db.write((tx) => settleRefund(tx, deps, refund.id, news)) : PENDING;
}

async function askProvider(
  deps: CompletionDeps,
  attempt: PaymentAttemptTable,
  { site_id: siteId, key, amount_minor: amountMinor, order_id: orderId }: OrderRefundTable,
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
  const order = refund && (await findOrder(tx, refund.order_id));
  if (!refund || !order) return GONE;
  const amountMinor = refund.amount_minor;
  if (refund.state === 'done') return { kind: 'refunded', amountMinor };
  if (news.kind === 'refused') {
    await setRefundState(tx, refundId, 'refused');
    await addEvent(tx, deps, order, { kind: 'refundRefused', data: { amountMinor, message: news.message } });
    return { kind: 'notAllowed', message: `The payment service refused the refund: ${news.message}` };
  }
  await setRefundState(tx, refundId, 'done');
  await countRefund(tx, order, refund);
  const data = { amountMinor, reason: refund.reason };
  await addEvent(tx, deps, order, {
    kind: 'refunded',
    data,
    ...(refund.actor !== null && { actor: refund.actor }),
  });
  await queueOrderMail(tx, deps, order, { mail: 'refunded', data: { amountMinor } });
  return { kind: 'refunded', amountMinor };
}

async function countRefund(tx: Queryable, order: OrderTable, refund: OrderRefundTable): Promise<void> {
  const shares = JSON.parse(refund.lines) as RefundedLine[];
  for (const line of await listLines(tx, order.id)) {
    const share = shares.find(({ id }) => id === line.id);
    if (!share) continue;
    const refunded_quantity = line.refunded_quantity + share.quantity;
    await updateLine(tx, line.id, {
      refunded_quantity,
      refunded_minor: line.refunded_minor + share.amountMinor,
    });
  }
  const refunded_minor = order.refunded_minor + refund.amount_minor;
  await updateOrder(tx, order.id, {
    refunded_minor,
    shipping_refunded_minor: order.shipping_refunded_minor + refund.shipping_minor,
  });
  const state: PaymentState = refunded_minor >= order.captured_minor ? 'refunded' : 'partially_refunded';
  await updateAttempt(tx, refund.attempt_id, { state });
}
