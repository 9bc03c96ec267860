/** What a refund that is asked for comes to: of lines, of delivery, or an amount; never more than is left. */
import { pick } from '#domain/pick.ts';
import {
  type RefundableLine,
  type RefundedLine,
  refundOfAmount,
  refundOfLine,
} from '#domain/store/orders/refund-shares.ts';
import { sum } from '#domain/store/settings/tax.ts';
import { dueOf } from './order-money.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export interface RefundAsked {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly shippingMinor: number;
  readonly reason: string;
  /** What was paid too much, instead of lines. */
  readonly isDifference?: boolean | undefined;
  /** So much of what was paid, instead of lines. */
  readonly amountMinor?: number | undefined;
}

export interface JudgedRefund {
  readonly lines: readonly RefundedLine[];
  readonly shippingMinor: number;
  readonly amountMinor: number;
}

export type BoughtLine = OrderLineTable & Pick<RefundableLine, 'freeMinor'>;

/** Undefined where it is more than is left, or nothing. */
export function judgeRefund(
  order: OrderTable,
  bought: readonly BoughtLine[],
  asked: RefundAsked,
): JudgedRefund | undefined {
  const isOfLines = asked.lines.length > 0 || asked.shippingMinor > 0;
  const ways = [isOfLines, asked.isDifference === true, asked.amountMinor !== undefined];
  if (ways.filter(Boolean).length !== 1) return undefined;
  if (asked.isDifference) {
    const amountMinor = -dueOf(order, bought);
    return amountMinor > 0 ? { lines: [], shippingMinor: 0, amountMinor } : undefined;
  }
  const judged =
    asked.amountMinor === undefined
      ? judgeLines(order, bought, asked)
      : judgeAmount(order, bought, asked.amountMinor);
  const left = order.capturedMinor - order.refundedMinor;
  return judged && judged.amountMinor > 0 && judged.amountMinor <= left ? judged : undefined;
}

function judgeLines(
  order: OrderTable,
  bought: readonly BoughtLine[],
  { lines: asked, shippingMinor }: RefundAsked,
): JudgedRefund | undefined {
  const lines = sharesOf(bought, asked);
  if (!lines || shippingMinor > deliveryLeft(order, bought)) return undefined;
  return {
    lines,
    shippingMinor,
    amountMinor: sum([shippingMinor, ...lines.map((line) => line.amountMinor)]),
  };
}

function judgeAmount(
  order: OrderTable,
  bought: readonly BoughtLine[],
  amountMinor: number,
): JudgedRefund | undefined {
  const parts = refundOfAmount(bought.map(refundableOf), deliveryLeft(order, bought), amountMinor);
  return parts && { ...parts, amountMinor };
}

function deliveryLeft(order: OrderTable, bought: readonly OrderLineTable[]): number {
  return deliveryPaid(order, bought) - order.shippingRefundedMinor;
}

/** What was paid for delivery: the total without its lines, so that all parts together are what was paid. */
export function deliveryPaid(
  { totalMinor }: Pick<OrderTable, 'totalMinor'>,
  lines: readonly Pick<OrderLineTable, 'totalMinor'>[],
): number {
  return lines.reduce((left, line) => left - line.totalMinor, totalMinor);
}

/** Undefined where one of them is not there, or more is asked than is left. */
function sharesOf(
  lines: readonly BoughtLine[],
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

function refundableOf(line: BoughtLine): RefundableLine {
  return pick(line, 'id', 'quantity', 'refundedQuantity', 'totalMinor', 'refundedMinor', 'freeMinor');
}
