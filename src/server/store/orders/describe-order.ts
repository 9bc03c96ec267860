/** Orders as their owner sees them. */

import { pick } from '#domain/pick.ts';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import type { Order, OrderSummary } from '#domain/store/orders/calls.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { moneyState } from '#domain/store/orders/order-state.ts';
import { evidenceState } from '#domain/store/settings/location-evidence.ts';
import { ofEachText } from '#domain/store/settings/order-texts.ts';
import { sum } from '#domain/store/settings/tax.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { listBought } from './bought-lines.ts';
import { mayEdit } from './edit-order.ts';
import { creditableMinor } from './issue-credit-note.ts';
import { isTestOrder } from './issue-invoice.ts';
import { type BoughtLine, deliveryPaid } from './judge-refund.ts';
import { countToSend, listPendingPieces, toSendOf } from './left-to-send.ts';
import { dueOf, owingOf, refundedOf } from './order-money.ts';
import { editableOf } from './plan-edit.ts';
import { detailsOf, listEvents } from './queries.ts';
import { listCreditNotes } from './queries-credit-notes.ts';
import { listOrderDiscounts } from './queries-discounts.ts';
import { findInvoice } from './queries-invoices.ts';
import { listRefundable } from './refundable-payments.ts';
import type { OrderTable } from './tables.ts';

type Listed = Pick<
  OrderTable,
  | 'id'
  | 'number'
  | 'state'
  | 'name'
  | 'email'
  | 'currency'
  | 'testBy'
  | 'totalMinor'
  | 'capturedMinor'
  | 'refundedMinor'
  | 'placedAt'
  | 'shippingRefundedMinor'
> & {
  readonly pieces: number | null;
  /** Given back for its lines. */
  readonly linesRefundedMinor: number | null;
};

export async function summarise(db: Queryable, rows: readonly Listed[]): Promise<OrderSummary[]> {
  const toSend = await countToSend(db, rows);
  return rows.map((row) => summaryOf(row, toSend.get(row.id) ?? 0));
}

function summaryOf(row: Listed, toFulfil: number): OrderSummary {
  return {
    id: row.id,
    number: row.number ?? 0,
    state: row.state,
    money: moneyState(owingOf(row, row.linesRefundedMinor ?? 0)),
    isTest: isTestOrder(row),
    ...pick(row, 'name', 'email', 'currency', 'totalMinor'),
    pieces: row.pieces ?? 0,
    toFulfil,
    placedAt: row.placedAt ?? 0,
  };
}

export async function describeOrder(db: Queryable, order: OrderTable, siteUrl: string): Promise<Order> {
  const [lines, events, pending, invoice, discounts, creditNotes, creditable, payments] = await Promise.all([
    listBought(db, order.id),
    listEvents(db, order.id),
    listPendingPieces(db, order.id),
    findInvoice(db, order.siteId, order.id),
    listOrderDiscounts(db, order.id),
    listCreditNotes(db, order.id),
    creditableMinor(db, order),
    listRefundable(db, order.id),
  ]);
  const details = detailsOf(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const linesRefundedMinor = refundedOf(lines);
  const toSend = toSendOf(order, lines, pending);
  return {
    ...summaryOf({ ...order, pieces, linesRefundedMinor }, sum([...toSend.values()])),
    isVisitorTest: order.testBy === 'visitor',
    ...pick(order, 'decision', 'provider', 'subtotalMinor', 'discountMinor'),
    discounts: discounts.map(({ title, code }) => ({ title, code })),
    shippingMinor: order.shippingMinor,
    taxMinor: order.taxMinor,
    areTaxesIncluded: details.areTaxesIncluded,
    capturedMinor: order.capturedMinor,
    cardsPaidMinor: sum(payments.map(({ isCard, leftMinor }) => (isCard ? leftMinor : 0))),
    refundedMinor: order.refundedMinor,
    shippingPaidMinor: deliveryPaid(order, lines),
    shippingRefundedMinor: order.shippingRefundedMinor,
    isRefundPending: pending !== undefined,
    dueMinor: dueOf(order, lines),
    edits: details.edits ?? 0,
    mayEdit: mayEdit(order),
    lines: lines.map((line) => ({ ...lineOf(line, order), toFulfil: toSend.get(line.id) ?? 0 })),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      actor: event.actor,
      data: readJson(event.data),
      at: event.createdAt,
    })),
    address: details.address,
    addressLines: writeAddress(details.address),
    phone: details.phone,
    note: details.note,
    ...ofEachText(({ name }) => details[name] ?? ''),
    vatNumber: details.vatNumber ?? null,
    isReverseCharge: details.isReverseCharge === true,
    subscriptionId: subscriptionOf(details),
    buyerLocation: locationOf(details),
    collectedIn: details.collectedIn ?? null,
    needsDelivery: details.needsDelivery,
    delivery: details.delivery?.name ?? null,
    deliveryId: details.delivery?.id ?? null,
    isPickup: details.delivery?.isPickup === true,
    statusUrl: new URL(orderStatusPath(order.token), siteUrl).href,
    invoice: invoice?.number ?? null,
    creditNotes: creditNotes.map(({ number }) => number),
    creditableMinor: creditable,
  };
}

/** None of what is paid once. */
function subscriptionOf({ subscription: terms }: OrderDetails): string | null {
  return terms && (terms.kind === 'renews' || terms.offer.plan !== null) ? terms.id : null;
}

function locationOf({ buyerLocation: pieces }: OrderDetails): Order['buyerLocation'] {
  return pieces ? { state: evidenceState(pieces), pieces: [...pieces] } : null;
}

function lineOf(line: BoughtLine, order: OrderTable): Omit<Order['lines'][number], 'toFulfil'> {
  return {
    ...pick(
      line,
      'id',
      'title',
      'optionText',
      'sku',
      'href',
      'quantity',
      'unitPriceMinor',
      'discountMinor',
      'taxMinor',
      'totalMinor',
      'fulfilledQuantity',
      'refundedQuantity',
      'refundedMinor',
    ),
    ...(line.freeMinor !== undefined && { freeMinor: line.freeMinor }),
    ...(line.opensPlanId !== null && { opensPlanId: line.opensPlanId }),
    ...(line.planState !== null && { planState: line.planState }),
    ordered: editableOf(line, order).ordered,
  };
}
