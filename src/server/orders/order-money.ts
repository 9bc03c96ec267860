/** What is still to be paid of an order, from what it costs and what came and went back. */
import { dueMinor } from '#domain/store/order-state.ts';
import type { Queryable } from '../db/schema.ts';
import { listLines } from './queries.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export function dueOf(
  order: Pick<
    OrderTable,
    'state' | 'total_minor' | 'captured_minor' | 'refunded_minor' | 'shipping_refunded_minor'
  >,
  lines: readonly Pick<OrderLineTable, 'refunded_minor'>[],
): number {
  return dueMinor({
    totalMinor: order.total_minor,
    capturedMinor: order.captured_minor,
    refundedMinor: order.refunded_minor,
    givenBackMinor: lines.reduce((sum, line) => sum + line.refunded_minor, order.shipping_refunded_minor),
    isCancelled: order.state === 'cancelled',
  });
}

/** For pieces and delivery. */
export async function givenBackOf(tx: Queryable, order: OrderTable): Promise<number> {
  const lines = await listLines(tx, order.id);
  return lines.reduce((sum, line) => sum + line.refunded_minor, order.shipping_refunded_minor);
}
