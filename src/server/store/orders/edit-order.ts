/**
 * An order is changed before anything of it is fulfilled: pieces, amounts and stock in one transaction. What is then to be
 * paid or given back follows from the payments that are known.
 */
import { pick } from '#domain/pick.ts';
import type { FrozenLine } from '#domain/store/cart/checkout-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { takesFromShop } from '#domain/store/settings/payment-methods.ts';
import type { Queryable } from '../../db/schema.ts';
import { type Changed, GONE, queueOrderMail, type Whose } from './change-order.ts';
import { followPaid } from './follow-ups.ts';
import { dueOf } from './order-money.ts';
import {
  detailsAfter,
  type EditDeps,
  editableOf,
  type PlannedEdit,
  planEdit,
  type WantedEdit,
} from './plan-edit.ts';
import type { CompletionDeps } from './ports.ts';
import { LackingError } from './prepare-order.ts';
import { addLines, detailsOf, findOwnOrder, listLines, updateLine, updateOrder } from './queries.ts';
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

export interface OrderEdit extends WantedEdit {
  /** How often it had been changed when it was read. */
  readonly edits: number;
  readonly reason: string;
  readonly isMailed: boolean;
}

/** Files have no stock: none is taken for them, and orders of before may give some back. */
const UNSTOCKED = 'digital';

const refuse = (message: string): Changed => ({ kind: 'notAllowed', message });

/** Of one that was moved here its payments are not known. */
export function mayEdit(order: Pick<OrderTable, 'state' | 'cartId' | 'details'>): boolean {
  return order.state === 'placed' && order.cartId !== null && !isOfItsOwn(order);
}

/** A donation is what its donor decided, and an order of a subscription is one of many. */
function isOfItsOwn(order: Pick<OrderTable, 'details'>): boolean {
  const { donation, subscription } = detailsOf(order);
  return donation !== undefined || subscription !== undefined;
}

/** @throws LackingError where stock does not hold what was added: nothing is written then */
export async function changeLines(
  tx: Queryable,
  deps: EditDeps,
  { siteId, orderId, actor }: Whose,
  { edits, reason, isMailed, ...wanted }: OrderEdit,
): Promise<Changed> {
  const order = await findOwnOrder(tx, siteId, orderId);
  if (!order) return GONE;
  const refused = await whyNot(tx, order, edits);
  if (refused !== undefined) return refuse(refused);
  const rows = await listLines(tx, orderId);
  const { planned } = await planEdit(tx, deps, { order, rows }, wanted);
  if ('kind' in planned) return refuse(planned.message);
  const changes = planned.edited.lines.flatMap((after) => {
    const row = rows.find(({ id }) => id === after.id);
    return row ? [{ row, after }] : [];
  });
  await moveStock(tx, deps, order, [
    ...changes
      .map(({ row, after }) => ({ ...row, quantity: after.quantity - row.quantity }))
      .filter((move) => move.quantity < 0 || move.kind !== UNSTOCKED),
    ...planned.added.lines.filter(({ kind }) => kind !== UNSTOCKED),
  ]);
  for (const { after } of changes)
    await updateLine(tx, after.id, pick(after, 'quantity', 'discountMinor', 'taxMinor', 'totalMinor'));
  await addLines(tx, order, planned.added.lines, { newId: deps.newId, from: rows.length });
  const change = changeOf(order, rows, planned);
  await updateOrder(tx, orderId, change);
  const told = [
    ...changes.map(({ row, after }) => ({
      title: nameOf({ title: row.title, optionText: row.optionText }),
      before: row.quantity,
      after: after.quantity,
    })),
    ...planned.added.lines.map((line) => ({ title: nameOf(line), before: 0, after: line.quantity })),
  ];
  const delivery = planned.delivery && deliveryTold(order, planned.delivery);
  await addEvent(tx, deps, order, { kind: 'edited', actor, data: { lines: told, delivery, reason } });
  if (isMailed) await queueOrderMail(tx, deps, order, { mail: 'changed' });
  const after = { ...order, ...change };
  // What was added may be paid for by what was taken out.
  if (dueOf(after, rows) <= 0) await followPaid(tx, deps, after);
  return { kind: 'changed', order: after };
}

/** The same way with another price is told by its price. */
function deliveryTold(order: OrderTable, { choice, shippingMinor }: NonNullable<PlannedEdit['delivery']>) {
  const { id, name = '' } = detailsOf(order).delivery ?? {};
  return id === choice.id
    ? { before: name, after: name, beforeMinor: order.shippingMinor, afterMinor: shippingMinor }
    : { before: name, after: choice.name };
}

function nameOf({ title, optionText }: Pick<FrozenLine, 'title' | 'optionText'>): string {
  return optionText === '' ? title : `${title} (${optionText})`;
}

function changeOf(order: OrderTable, rows: readonly OrderLineTable[], planned: PlannedEdit) {
  const details = detailsOf(order);
  const { sums, lines } = planned.edited;
  const ordered = Object.fromEntries(
    rows
      .filter(({ id }) => lines.some((line) => line.id === id))
      .map((row) => [row.id, editableOf(row, order).ordered]),
  );
  const after: OrderDetails = {
    ...details,
    ...detailsAfter(details, planned),
    edits: (details.edits ?? 0) + 1,
    ordered: { ...details.ordered, ...ordered },
  };
  return {
    subtotalMinor: sums.subtotalMinor,
    discountMinor: sums.discountMinor,
    shippingMinor: planned.delivery?.shippingMinor ?? order.shippingMinor,
    taxMinor: sums.taxMinor,
    totalMinor: sums.totalMinor,
    details: JSON.stringify(after),
  };
}

/** What it would cost, with the reason why it cannot be changed so. */
export async function quoteEdit(db: Queryable, deps: EditDeps, order: OrderTable, wanted: WantedEdit) {
  const rows = await listLines(db, order.id);
  const { planned, deliveries } = await planEdit(db, deps, { order, rows }, wanted);
  const isEmpty = wanted.lines.length + wanted.added.length === 0 && wanted.deliveryId === undefined;
  const totalMinor = 'kind' in planned ? order.totalMinor : planned.edited.sums.totalMinor;
  const delivery = 'kind' in planned ? undefined : planned.delivery;
  return {
    kind: 'quoted',
    problem: 'kind' in planned && !isEmpty ? planned.message : null,
    totalMinor,
    shippingMinor: delivery?.shippingMinor ?? order.shippingMinor,
    dueMinor: dueOf({ ...order, totalMinor }, rows),
    deliveries,
  } as const;
}

async function whyNot(tx: Queryable, order: OrderTable, edits: number): Promise<string | undefined> {
  if (!mayEdit(order))
    return 'You can’t change this order. Part of it was fulfilled, it is cancelled or needs review, it is a donation or belongs to a subscription, or it was moved here without its payments.';
  if ((detailsOf(order).edits ?? 0) !== edits)
    return 'This order was changed elsewhere. Check it and try again.';
  if (await hasPendingRefund(tx, order.id))
    return 'A refund of this order is waiting for the payment service. Try again when it is done.';
  if (await findInvoice(tx, order.siteId, order.id))
    return 'This order has an invoice, so you can’t change it. Refund items instead, and create a new order for additions.';
  return undefined;
}

/** In the order of ids, so that two who want the same never wait for each other. */
async function moveStock(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  moves: readonly (Piece & { readonly title: string })[],
): Promise<void> {
  const byVariant = new Map<string, { title: string; pieces: number }>();
  for (const { variantId, title, quantity } of moves)
    byVariant.set(variantId, { title, pieces: (byVariant.get(variantId)?.pieces ?? 0) + quantity });
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
  if (!takesFromShop(order.testBy)) return true;
  if (!(await reserveStock(tx, order.siteId, piece))) return false;
  await claimStock(tx, order.siteId, piece);
  const holds = (await listHoldsOfOrder(tx, order.id)).filter(
    ({ variantId }) => variantId === piece.variantId,
  );
  const known = holds.find(({ state }) => state === 'claimed') ?? holds[0];
  if (known) {
    const claimed = known.state === 'claimed' ? known.quantity : 0;
    await updateHold(tx, known.id, { state: 'claimed', quantity: claimed + piece.quantity });
    return true;
  }
  const [attempt] = await listAttempts(tx, order.id);
  if (!attempt) throw new Error('An order that may be changed has a payment.');
  const { id: attemptId } = attempt;
  const of = { siteId: order.siteId, orderId: order.id, attemptId, variantId: piece.variantId };
  const { quantity } = piece;
  await insertHolds(tx, [{ id: newId(), ...of, quantity, state: 'claimed', createdAt: now() }]);
  return true;
}

/** Never more than was taken out for it: pieces of an order that was accepted without them were not. */
async function putBack(tx: Queryable, order: OrderTable, { variantId, quantity }: Piece): Promise<void> {
  let left = quantity;
  for (const hold of await listHoldsOfOrder(tx, order.id)) {
    if (hold.variantId !== variantId || hold.state !== 'claimed') continue;
    const pieces = Math.min(left, hold.quantity);
    if (pieces === 0) continue;
    left -= pieces;
    await returnStock(tx, order.siteId, { variantId, quantity: pieces });
    const kept = hold.quantity - pieces;
    await updateHold(tx, hold.id, { quantity: kept, state: kept === 0 ? 'released' : 'claimed' });
  }
}
