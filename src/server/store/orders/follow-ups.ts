/** Tells those who keep something of an order what has become of it, in turn. */
import type { Queryable } from '../../db/schema.ts';
import type { CompletionDeps } from './ports.ts';
import type { OrderRefundTable, OrderTable } from './tables.ts';

type FollowUpDeps = Pick<CompletionDeps, 'followUps'>;

/** @returns why its owner has to look at it */
export async function followPaying(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  order: OrderTable,
): Promise<string | undefined> {
  for (const each of followUps) {
    const reason = await each.mayPlace?.(tx, order);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** @returns whether one of them writes to the buyer */
export async function followPlaced(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  order: OrderTable,
  sender: string | null,
): Promise<boolean> {
  let isMailed = false;
  for (const each of followUps) if (await each.onPlaced?.(tx, order, sender)) isMailed = true;
  return isMailed;
}

export async function followPaid(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  order: OrderTable,
): Promise<void> {
  for (const each of followUps) await each.onPaid?.(tx, order);
}

export async function followRefunding(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  refund: OrderRefundTable,
): Promise<void> {
  for (const each of followUps) await each.onRefunding?.(tx, refund);
}

export async function followRefundRefused(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  refund: OrderRefundTable,
): Promise<void> {
  for (const each of followUps) await each.onRefundRefused?.(tx, refund);
}

export async function followRefunded(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  order: OrderTable,
  refund: OrderRefundTable,
): Promise<void> {
  for (const each of followUps) await each.onRefunded?.(tx, order, refund);
}

export async function followCancelled(
  tx: Queryable,
  { followUps = [] }: FollowUpDeps,
  order: OrderTable,
): Promise<void> {
  for (const each of followUps) await each.onCancelled?.(tx, order);
}
