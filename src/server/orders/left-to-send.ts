/** What of an order still has to be sent or handed over: not what was refunded, nor what is being refunded. */
import { leftToFulfil } from '#domain/orders/left-to-fulfil.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import { listPendingRefunds } from './queries-payments.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

/** Pieces by line of refunds whose payment service has not answered yet; undefined where there is no such refund. */
export type PendingPieces = ReadonlyMap<string, number> | undefined;

export async function listPendingPieces(db: Queryable, orderId: string): Promise<PendingPieces> {
  const refunds = await listPendingRefunds(db, orderId);
  if (refunds.length === 0) return undefined;
  const pieces = new Map<string, number>();
  for (const refund of refunds)
    for (const { id, quantity } of readJson(refund.lines)) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

export function leftOf(line: OrderLineTable, pending?: PendingPieces): number {
  return leftToFulfil({
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilled_quantity,
    refundedQuantity: line.refunded_quantity + (pending?.get(line.id) ?? 0),
  });
}

/** Nothing is sent for a visitor who tried the shop out; the site's own people see how it goes on. */
export function maySend({ test_by }: Pick<OrderTable, 'test_by'>): boolean {
  return test_by !== 'visitor';
}
