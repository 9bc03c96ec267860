/**
 * An order is changed before anything of it is fulfilled: pieces, amounts and stock in one transaction. What is then to be
 * paid or given back follows from the payments that are known.
 */
import { type EditableLine, editOrder, type WantedPieces } from '#domain/orders/edit-order.ts';
import type { Queryable } from '../db/schema.ts';
import { type Changed, GONE, queueOrderMail, type Whose } from './change-order.ts';
import type { CompletionDeps } from './ports.ts';
import { LackingError } from './prepare-order.ts';
import { detailsOf, findOwnOrder, listLines, updateLine, updateOrder } from './queries.ts';
import { findInvoice } from './queries-invoices.ts';
import {
  claimStock,
  hasPendingRefund,
  insertHolds,
  listAttempts,
  listHoldsOfOrder,
  reserveStock,
  returnStock,
  updateHold,
} from './queries-payments.ts';
import { addEvent } from './settle-payment.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export interface OrderEdit {
  /** How often it had been changed when it was read. */
  readonly edits: number;
  readonly lines: readonly WantedPieces[];
  readonly reason: string;
  readonly isMailed: boolean;
}

const refuse = (message: string): Changed => ({ kind: 'notAllowed', message });

/** Of one that was moved here its payments are not known. */
export function mayEdit({ state, cart_id }: Pick<OrderTable, 'state' | 'cart_id'>): boolean {
  return state === 'placed' && cart_id !== null;
}

export function editableOf(line: OrderLineTable, order: Pick<OrderTable, 'details'>): EditableLine {
  const shares = {
    quantity: line.quantity,
    discountMinor: line.discount_minor,
    taxMinor: line.tax_minor,
    totalMinor: line.total_minor,
  };
  return {
    id: line.id,
    ...shares,
    unitPriceMinor: line.unit_price_minor,
    fulfilledQuantity: line.fulfilled_quantity,
    refundedQuantity: line.refunded_quantity,
    refundedMinor: line.refunded_minor,
    ordered: detailsOf(order).ordered?.[line.id] ?? shares,
  };
}

/** @throws LackingError where stock does not hold what was added: nothing is written then */
export async function changeLines(
  tx: Queryable,
  deps: CompletionDeps,
  { siteId, orderId, actor }: Whose,
  { edits, lines: wanted, reason, isMailed }: OrderEdit,
): Promise<Changed> {
  const order = await findOwnOrder(tx, siteId, orderId);
  if (!order) return GONE;
  const details = detailsOf(order);
  const refused = await whyNot(tx, order, edits);
  if (refused !== undefined) return refuse(refused);
  const rows = await listLines(tx, orderId);
  const lines = rows.map((row) => editableOf(row, order));
  const edited = editOrder(lines, sumsOf(order), wanted);
  if (edited.kind === 'refused') return refuse(edited.message);
  const changes = edited.lines.flatMap((after) => {
    const row = rows.find(({ id }) => id === after.id);
    return row ? [{ row, after }] : [];
  });
  await moveStock(
    tx,
    deps,
    order,
    changes.map(({ row, after }) => [row, after.quantity - row.quantity]),
  );
  for (const { after } of changes)
    await updateLine(tx, after.id, {
      quantity: after.quantity,
      discount_minor: after.discountMinor,
      tax_minor: after.taxMinor,
      total_minor: after.totalMinor,
    });
  const ordered = Object.fromEntries(
    lines.flatMap((line) => (changes.some(({ row }) => row.id === line.id) ? [[line.id, line.ordered]] : [])),
  );
  const change = {
    subtotal_minor: edited.sums.subtotalMinor,
    discount_minor: edited.sums.discountMinor,
    tax_minor: edited.sums.taxMinor,
    total_minor: edited.sums.totalMinor,
    details: JSON.stringify({ ...details, edits: edits + 1, ordered: { ...details.ordered, ...ordered } }),
  };
  await updateOrder(tx, orderId, change);
  const told = changes.map(({ row, after }) => ({
    title: row.option_text === '' ? row.title : `${row.title} (${row.option_text})`,
    before: row.quantity,
    after: after.quantity,
  }));
  await addEvent(tx, deps, order, { kind: 'edited', actor, data: { lines: told, reason } });
  if (isMailed) await queueOrderMail(tx, deps, order, { mail: 'changed' });
  return { kind: 'changed', order: { ...order, ...change } };
}

async function whyNot(tx: Queryable, order: OrderTable, edits: number): Promise<string | undefined> {
  if (!mayEdit(order))
    return 'This order cannot be changed: some of it has been fulfilled, it is cancelled or not decided, or it was moved here without its payments.';
  if ((detailsOf(order).edits ?? 0) !== edits)
    return 'Somebody else has changed this order. Look at it again.';
  if (await hasPendingRefund(tx, order.id))
    return 'A refund of this order waits for the payment service. Try again when it is done.';
  if (await findInvoice(tx, order.site_id, order.id))
    return 'This order has an invoice, and what was invoiced stays as it is. Refund pieces instead, and take a new order for what is added.';
  return undefined;
}

function sumsOf(order: OrderTable) {
  return {
    subtotalMinor: order.subtotal_minor,
    discountMinor: order.discount_minor,
    taxMinor: order.tax_minor,
    totalMinor: order.total_minor,
  };
}

/** In the order of ids, so that two who want the same never wait for each other. */
async function moveStock(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  moves: readonly (readonly [OrderLineTable, number])[],
): Promise<void> {
  const byVariant = new Map<string, { title: string; pieces: number }>();
  for (const [{ variant_id, title }, pieces] of moves)
    byVariant.set(variant_id, { title, pieces: (byVariant.get(variant_id)?.pieces ?? 0) + pieces });
  const sorted = [...byVariant].sort(([a], [b]) => (a < b ? -1 : 1));
  const lacking: string[] = [];
  for (const [variantId, { title, pieces }] of sorted) {
    if (pieces > 0 && !(await takeMore(tx, deps, order, { variantId, quantity: pieces })))
      lacking.push(title);
    if (pieces < 0) await putBack(tx, order, { variantId, quantity: -pieces });
  }
  if (lacking.length > 0) throw new LackingError(lacking);
}

interface Piece {
  readonly variantId: string;
  readonly quantity: number;
}

async function takeMore(
  tx: Queryable,
  { newId, now }: CompletionDeps,
  order: OrderTable,
  piece: Piece,
): Promise<boolean> {
  if (!(await reserveStock(tx, order.site_id, piece))) return false;
  await claimStock(tx, order.site_id, piece);
  const holds = (await listHoldsOfOrder(tx, order.id)).filter(
    ({ variant_id }) => variant_id === piece.variantId,
  );
  const known = holds.find(({ state }) => state === 'claimed') ?? holds[0];
  if (known) {
    const claimed = known.state === 'claimed' ? known.quantity : 0;
    await updateHold(tx, known.id, { state: 'claimed', quantity: claimed + piece.quantity });
    return true;
  }
  const [attempt] = await listAttempts(tx, order.id);
  if (!attempt) throw new Error('An order that may be changed has a payment.');
  const { id: attempt_id } = attempt;
  const of = { site_id: order.site_id, order_id: order.id, attempt_id, variant_id: piece.variantId };
  const { quantity } = piece;
  await insertHolds(tx, [{ id: newId(), ...of, quantity, state: 'claimed', created_at: now() }]);
  return true;
}

/** Never more than was taken out for it: pieces of an order that was accepted without them were not. */
async function putBack(tx: Queryable, order: OrderTable, { variantId, quantity }: Piece): Promise<void> {
  let left = quantity;
  for (const hold of await listHoldsOfOrder(tx, order.id)) {
    if (hold.variant_id !== variantId || hold.state !== 'claimed') continue;
    const pieces = Math.min(left, hold.quantity);
    if (pieces === 0) continue;
    left -= pieces;
    await returnStock(tx, order.site_id, { variantId, quantity: pieces });
    const kept = hold.quantity - pieces;
    await updateHold(tx, hold.id, { quantity: kept, state: kept === 0 ? 'released' : 'claimed' });
  }
}
