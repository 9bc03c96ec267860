/**
 * The pieces of an order still to be sent or handed over, without those that were or are being refunded. Lists and the
 * page of an order ask the same function.
 */
import { leftToFulfil } from '#domain/store/orders/left-to-fulfil.ts';
import { sum } from '#domain/store/settings/tax.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { listLinesOf } from './queries.ts';
import { listPendingRefunds } from './queries-payments.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

/** Pieces by line of refunds whose payment service has not answered yet; undefined where there is no such refund. */
export type PendingPieces = ReadonlyMap<string, number> | undefined;

export async function listPendingPieces(
  db: Queryable,
  ...orderIds: readonly string[]
): Promise<PendingPieces> {
  const refunds = await listPendingRefunds(db, orderIds);
  if (refunds.length === 0) return undefined;
  const pieces = new Map<string, number>();
  for (const refund of refunds)
    for (const { id, quantity } of readJson(refund.lines)) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

type SentLine = Pick<OrderLineTable, 'id' | 'quantity' | 'fulfilledQuantity' | 'refundedQuantity'>;

export function leftOf(line: SentLine, pending?: PendingPieces): number {
  return leftToFulfil({
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilledQuantity,
    refundedQuantity: line.refundedQuantity + (pending?.get(line.id) ?? 0),
  });
}

/** A visitor's test order sends nothing; a test by the team goes through all steps. */
export function maySend({ testBy }: Pick<OrderTable, 'testBy'>): boolean {
  return testBy !== 'visitor';
}

type Sendable = Pick<OrderTable, 'id' | 'testBy'>;

/** Pieces that owners can send now, by line. */
export function toSendOf(
  order: Pick<Sendable, 'testBy'>,
  lines: readonly SentLine[],
  pending: PendingPieces,
): ReadonlyMap<string, number> {
  return new Map(lines.map((line) => [line.id, maySend(order) ? leftOf(line, pending) : 0]));
}

/** Pieces that owners can send now, by order. */
export async function countToSend(
  db: Queryable,
  orders: readonly Sendable[],
): Promise<ReadonlyMap<string, number>> {
  const ids = orders.map(({ id }) => id);
  const [lines, pending] = await Promise.all([listLinesOf(db, ids), listPendingPieces(db, ...ids)]);
  const of = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map(
    orders.map((order) => [order.id, sum([...toSendOf(order, of.get(order.id) ?? [], pending).values()])]),
  );
}
