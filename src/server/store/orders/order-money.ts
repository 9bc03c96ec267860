/** What is still to be paid of an order, from what it costs and what came and went back. */
import { dueMinor, type Owing } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import { listLines } from './queries.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

type Sums = Pick<
  OrderTable,
  'state' | 'totalMinor' | 'capturedMinor' | 'refundedMinor' | 'shippingRefundedMinor'
>;

/** @param linesRefundedMinor given back for its lines */
export function owingOf(order: Sums, linesRefundedMinor: number): Owing {
  return {
    totalMinor: order.totalMinor,
    capturedMinor: order.capturedMinor,
    refundedMinor: order.refundedMinor,
    givenBackMinor: order.shippingRefundedMinor + linesRefundedMinor,
    isCancelled: order.state === 'cancelled',
  };
}

export function dueOf(order: Sums, lines: readonly Pick<OrderLineTable, 'refundedMinor'>[]): number {
  return dueMinor(owingOf(order, refundedOf(lines)));
}

export function refundedOf(lines: readonly Pick<OrderLineTable, 'refundedMinor'>[]): number {
  return lines.reduce((sum, line) => sum + line.refundedMinor, 0);
}

/** For pieces and delivery. */
export async function givenBackOf(tx: Queryable, order: OrderTable): Promise<number> {
  return order.shippingRefundedMinor + refundedOf(await listLines(tx, order.id));
}

/** It counts, and all of it is paid. */
export function isSettled({
  state,
  capturedMinor,
  totalMinor,
}: Pick<OrderTable, 'state' | 'capturedMinor' | 'totalMinor'>): boolean {
  const isDone = state !== 'draft' && state !== 'undecided' && state !== 'cancelled';
  return isDone && capturedMinor >= totalMinor;
}
