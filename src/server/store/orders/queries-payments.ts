import { sql } from 'kysely';
import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import type { OrderRefundTable, PaymentAttemptTable, StockHoldTable } from './tables.ts';

export const insertAttempt = prepared((tx, row: PaymentAttemptTable) =>
  tx.insertInto('paymentAttempts').values(row),
);
const attemptsById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('paymentAttempts').selectAll().where('id', '=', id),
);
const attemptUpdate = prepared(
  (tx, { of, ...change }: { readonly of: string } & Partial<PaymentAttemptTable>) =>
    tx.updateTable('paymentAttempts').set(change).where('id', '=', of),
);
const holdInsert = prepared((tx, hold: StockHoldTable) => tx.insertInto('stockHolds').values(hold));
const holdsOfAttempt = prepared((db, { attemptId }: { readonly attemptId: string }) =>
  db.selectFrom('stockHolds').selectAll().where('attemptId', '=', attemptId).orderBy('variantId'),
);
const holdUpdate = prepared((tx, { of, ...change }: { readonly of: string } & Partial<StockHoldTable>) =>
  tx.updateTable('stockHolds').set(change).where('id', '=', of),
);

export async function findAttempt(db: Queryable, id: string): Promise<PaymentAttemptTable | undefined> {
  const [row] = await attemptsById(db, { id });
  return row;
}

/** The latest first. */
export async function listAttempts(db: Queryable, orderId: string): Promise<PaymentAttemptTable[]> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .execute();
}

/** By what a provider calls it, or by our own key where it has not told yet. */
export async function findAttemptOf(
  db: Queryable,
  siteId: string,
  { ref, key }: { readonly ref: string; readonly key: string },
): Promise<PaymentAttemptTable | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('siteId', '=', siteId)
    .where((eb) => eb.or([eb('ref', '=', ref), eb('key', '=', key)]))
    .executeTakeFirst();
}

export async function updateAttempt(
  tx: Queryable,
  id: string,
  change: Partial<PaymentAttemptTable>,
): Promise<void> {
  await attemptUpdate(tx, { of: id, ...change });
}

/** Attempts of which it is not known what came, though it should be by now. */
export async function listOverdueAttempts(db: Queryable, now: number): Promise<PaymentAttemptTable[]> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('state', 'in', ['created', 'requires_action', 'processing'])
    .where('lookAt', '<=', now)
    .orderBy('lookAt')
    .limit(200)
    .execute();
}

interface Piece {
  readonly variantId: string;
  readonly quantity: number;
}

/** Sets pieces aside, or says that there are not that many: one statement, so that nobody comes between. */
export async function reserveStock(tx: Queryable, siteId: string, piece: Piece): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update variants set reserved = reserved + ${piece.quantity}
    where id = ${piece.variantId} and site_id = ${siteId} and (is_unlimited = 1 or stock - reserved >= ${piece.quantity})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** Gives back what was set aside. */
export async function releaseStock(tx: Queryable, siteId: string, piece: Piece): Promise<void> {
  await sql`
    update variants set reserved = case when reserved > ${piece.quantity} then reserved - ${piece.quantity} else 0 end
    where id = ${piece.variantId} and site_id = ${siteId}`.execute(tx);
}

/** Takes what was set aside out of the stock. */
export async function claimStock(tx: Queryable, siteId: string, piece: Piece): Promise<void> {
  await sql`
    update variants set
      reserved = case when reserved > ${piece.quantity} then reserved - ${piece.quantity} else 0 end,
      stock = case when is_unlimited = 1 then stock when stock > ${piece.quantity} then stock - ${piece.quantity} else 0 end
    where id = ${piece.variantId} and site_id = ${siteId}`.execute(tx);
}

/** Puts pieces that were bought back on the shelf. */
export async function returnStock(tx: Queryable, siteId: string, piece: Piece): Promise<void> {
  await sql`
    update variants set stock = stock + ${piece.quantity}
    where id = ${piece.variantId} and site_id = ${siteId} and is_unlimited = 0`.execute(tx);
}

export async function insertHolds(tx: Queryable, holds: readonly StockHoldTable[]): Promise<void> {
  for (const hold of holds) await holdInsert(tx, hold);
}

/** In the order of what they hold: whoever locks several locks them in the same order. */
export async function listHolds(db: Queryable, attemptId: string): Promise<StockHoldTable[]> {
  return holdsOfAttempt(db, { attemptId });
}

export async function setHoldState(
  tx: Queryable,
  id: string,
  state: 'held' | 'claimed' | 'released',
): Promise<void> {
  await holdUpdate(tx, { of: id, state });
}

export async function insertRefund(tx: Queryable, refund: OrderRefundTable): Promise<void> {
  await tx.insertInto('orderRefunds').values(refund).execute();
}

export async function findRefund(db: Queryable, id: string): Promise<OrderRefundTable | undefined> {
  return db.selectFrom('orderRefunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setRefundState(tx: Queryable, id: string, state: 'done' | 'refused'): Promise<void> {
  await tx.updateTable('orderRefunds').set({ state }).where('id', '=', id).execute();
}

export async function hasPendingRefund(db: Queryable, orderId: string): Promise<boolean> {
  return (await listPendingRefunds(db, [orderId])).length > 0;
}

/** Refunds that the payment service has not answered yet. */
export async function listPendingRefunds(
  db: Queryable,
  orderIds: readonly string[],
): Promise<OrderRefundTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orderRefunds')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .where('state', '=', 'pending')
    .execute();
}

/** Refunds whose answer was lost. */
export async function listOverdueRefunds(db: Queryable, now: number): Promise<OrderRefundTable[]> {
  return db
    .selectFrom('orderRefunds')
    .selectAll()
    .where('state', '=', 'pending')
    .where('lookAt', '<=', now)
    .orderBy('lookAt')
    .limit(200)
    .execute();
}

/** What came and went back, as the rows of payments and refunds say: the order repeats it for lists. */
export async function sumPayments(
  db: Queryable,
  orderId: string,
): Promise<{ readonly capturedMinor: number; readonly refundedMinor: number }> {
  const captured = await db
    .selectFrom('paymentAttempts')
    .select((eb) => eb.fn.sum<number>('capturedMinor').as('sum'))
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  const refunded = await db
    .selectFrom('orderRefunds')
    .select((eb) => eb.fn.sum<number>('amountMinor').as('sum'))
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return { capturedMinor: captured?.sum ?? 0, refundedMinor: refunded?.sum ?? 0 };
}

/** What gift cards paid of these orders. */
export async function sumPaidByCards(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('paymentAttempts')
    .select(['orderId', (eb) => eb.fn.sum<number>('capturedMinor').as('sum')])
    .where('orderId', 'in', [...orderIds])
    .where('provider', '=', GIFT_CARD)
    .groupBy('orderId')
    .execute();
  return new Map(rows.map(({ orderId, sum }) => [orderId, Number(sum)]));
}

/** Of each payment, what was given back or is being given back. */
export async function listRefundedByAttempt(
  db: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('orderRefunds')
    .select(['attemptId', (eb) => eb.fn.sum<number>('amountMinor').as('sum')])
    .where('orderId', '=', orderId)
    .where('state', 'in', ['pending', 'done'])
    .groupBy('attemptId')
    .execute();
  return new Map(rows.map(({ attemptId, sum }) => [attemptId, sum]));
}

/** Of all payments of an order. */
export async function listHoldsOfOrder(db: Queryable, orderId: string): Promise<StockHoldTable[]> {
  return db
    .selectFrom('stockHolds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('variantId')
    .execute();
}

export async function updateHold(
  tx: Queryable,
  id: string,
  change: Pick<StockHoldTable, 'quantity' | 'state'>,
): Promise<void> {
  await holdUpdate(tx, { of: id, ...change });
}
