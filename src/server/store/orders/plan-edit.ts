/** What an order would be after a change: nothing is written, so that owners see it before they decide. */

import { pick } from '#domain/pick.ts';
import type { Delivery } from '#domain/store/cart/cart-deliveries.ts';
import type { DeliveryChoice } from '#domain/store/cart/checkout-cart.ts';
import { deliveryChoice } from '#domain/store/cart/frozen-line.ts';
import { pickupCountry } from '#domain/store/catalogue/tax-place.ts';
import {
  type EditableLine,
  type EditedOrder,
  editOrder,
  type WantedPieces,
} from '#domain/store/orders/edit-order.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import {
  deliveriesFor,
  deliveryOfLines,
  type EditSurroundings,
  type PricedAdditions,
  type PricedDelivery,
  priceAdditions,
  priceDelivery,
  type SentLine,
  type WantedVariant,
} from '#domain/store/orders/price-edit.ts';
import { whyTaxedElsewhere } from '#domain/store/orders/tax-of-edit.ts';
import { checkAddress } from '#domain/store/settings/check-address.ts';
import { sellerPlace } from '#domain/store/settings/seller.ts';
import type { Queryable } from '../../db/schema.ts';
import { findAddressForm, withinOf } from '../../kernel/addresses/address-forms.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { deliveryPaid } from './judge-refund.ts';
import type { CompletionDeps } from './ports.ts';
import { detailsOf } from './queries.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export interface WantedEdit {
  readonly lines: readonly WantedPieces[];
  readonly added: readonly WantedVariant[];
  /** Absent: as it is. */
  readonly deliveryId?: string | undefined;
}

export interface EditDeps extends CompletionDeps {}

export interface PlannedEdit {
  readonly edited: Extract<EditedOrder, { readonly kind: 'edited' }>;
  readonly added: Extract<PricedAdditions, { readonly kind: 'priced' }>;
  readonly delivery: PricedDelivery | undefined;
}

export interface EditPlan {
  readonly planned: PlannedEdit | { readonly kind: 'refused'; readonly message: string };
  /** What can be chosen for what the order would be. */
  readonly deliveries: readonly DeliveryChoice[];
}

type Refusal = { readonly kind: 'refused'; readonly message: string };
const refused = (message: string): Refusal => ({ kind: 'refused', message });

export async function planEdit(
  db: Queryable,
  deps: EditDeps,
  { order, rows }: { readonly order: OrderTable; readonly rows: readonly OrderLineTable[] },
  wanted: WantedEdit,
): Promise<EditPlan> {
  const around = await surroundingsOf(db, deps, order, [
    ...rows.map(({ variantId }) => variantId),
    ...wanted.added.map(({ variantId }) => variantId),
  ]);
  const added = priceAdditions(wanted.added, around);
  const offered = detailsOf(order).needsDelivery ? deliveriesFor(sentLines(rows, wanted, added), around) : [];
  const deliveries = offered.map(deliveryChoice);
  if (added.kind === 'refused') return { planned: added, deliveries };
  const stopped = whyNotPriced(order, around, wanted, added);
  if (stopped) return { planned: stopped, deliveries };
  const chosen =
    wanted.deliveryId === undefined
      ? reckonDelivery({ order, rows }, wanted, offered, around)
      : chooseDelivery(order, rows, offered, wanted.deliveryId, around);
  if (chosen && 'kind' in chosen) return { planned: chosen, deliveries };
  const edited = editOrder(
    rows.map((row) => editableOf(row, order)),
    sumsOf(order),
    wanted.lines,
    {
      added: added.lines,
      delivery: chosen && { before: deliverySharesOf(order, rows), after: chosen.shares },
    },
  );
  return { planned: edited.kind === 'refused' ? edited : { edited, added, delivery: chosen }, deliveries };
}

export async function surroundingsOf(
  db: Queryable,
  deps: EditDeps,
  order: OrderTable,
  variantIds: readonly string[],
): Promise<EditSurroundings> {
  const details = detailsOf(order);
  const store = await findStore(db, order.siteId);
  const seller = await findSeller(db, order.siteId);
  // Orders of before this was kept do not say where they are collected.
  const place = details.delivery?.isPickup ? pickupCountry({}, store.taxes, seller.country) : undefined;
  return {
    store,
    sellables: await findSellable(db, order.siteId, variantIds),
    country: details.address.country,
    within: withinOf(details.address),
    isReverseCharge: details.isReverseCharge === true,
    seller: sellerPlace(seller),
    areWithTax: details.areTaxesIncluded,
    collectedIn: details.collectedIn ?? place,
    now: deps.now(),
  };
}

/** Pieces and their prices as they would be: what delivery costs depends on them. */
function sentLines(
  rows: readonly OrderLineTable[],
  wanted: WantedEdit,
  added: PricedAdditions,
): readonly SentLine[] {
  const asked = new Map(wanted.lines.map(({ id, quantity }) => [id, quantity]));
  const known = rows.map((row) => ({
    variantId: row.variantId,
    quantity: asked.get(row.id) ?? row.quantity,
    kind: row.kind,
    unitPriceMinor: row.unitPriceMinor,
  }));
  return [...known, ...(added.kind === 'priced' ? added.lines : [])].filter(({ quantity }) => quantity > 0);
}

/** Prices of today do not stand beside those of the order where the shop counts in another way since. */
function countsAlike(order: OrderTable, { currency, taxes }: EditSurroundings['store']): boolean {
  return currency === order.currency && (!taxes.areIncluded || detailsOf(order).areTaxesIncluded);
}

function whyNotPriced(
  order: OrderTable,
  { store }: EditSurroundings,
  { added: wanted, deliveryId }: WantedEdit,
  added: Extract<PricedAdditions, { readonly kind: 'priced' }>,
): Refusal | undefined {
  if (wanted.length === 0 && deliveryId === undefined) return undefined;
  const details = detailsOf(order);
  if (!countsAlike(order, store))
    return refused(
      'The shop’s currency or tax setting has changed since this order. You can only change quantities.',
    );
  if (!details.needsDelivery && added.lines.some(({ kind }) => kind === 'physical'))
    return refused('This order has nothing to deliver and no address. Create a new order for items to send.');
  return undefined;
}

/** Other pieces may weigh and cost more or less: what was chosen is reckoned for them. What was given back of it stays. */
function reckonDelivery(
  { order, rows }: { readonly order: OrderTable; readonly rows: readonly OrderLineTable[] },
  wanted: WantedEdit,
  after: readonly Delivery[],
  around: EditSurroundings,
): PricedDelivery | Refusal | undefined {
  const { delivery } = detailsOf(order);
  if (!delivery || order.shippingRefundedMinor > 0 || !countsAlike(order, around.store)) return undefined;
  if (wanted.lines.length + wanted.added.length === 0) return undefined;
  const before = deliveriesFor(sentLines(rows, NOTHING_WANTED, NOTHING_ADDED), around);
  const reckoned = deliveryOfLines(delivery.id, before, after);
  if (!reckoned) return undefined;
  if ('kind' in reckoned)
    return refused(
      `“${reckoned.name}” is not available for the changed order. Choose another delivery method as well.`,
    );
  return priceDelivery(reckoned, deliverySharesOf(order, rows).discountMinor, around);
}

const NOTHING_WANTED: WantedEdit = { lines: [], added: [] };
const NOTHING_ADDED: PricedAdditions = { kind: 'priced', lines: [], taxRates: [] };

function chooseDelivery(
  order: OrderTable,
  rows: readonly OrderLineTable[],
  offered: readonly Delivery[],
  deliveryId: string,
  around: EditSurroundings,
): PricedDelivery | Refusal {
  const delivery = offered.find(({ method }) => method.id === deliveryId);
  if (!delivery) return refused('This delivery method is not available for this order. Choose another.');
  if (order.shippingRefundedMinor > 0)
    return refused('Delivery of this order was refunded and can’t be changed.');
  const { address } = detailsOf(order);
  if (
    delivery.method.kind !== 'pickup' &&
    Object.keys(checkAddress(address, findAddressForm(address.country))).length > 0
  )
    return refused('This order has no complete address. The buyer can add it on the order page.');
  const goods = rows.flatMap(({ kind, variantId }) => (kind === 'physical' ? [variantId] : []));
  const elsewhere = whyTaxedElsewhere(goods, delivery, around);
  if (elsewhere !== undefined) return refused(elsewhere);
  return priceDelivery(delivery, deliverySharesOf(order, rows).discountMinor, around);
}

/** What is left of the order without its lines. */
function deliverySharesOf(order: OrderTable, rows: readonly OrderLineTable[]) {
  return {
    discountMinor: rows.reduce((left, row) => left - row.discountMinor, order.discountMinor),
    taxMinor: rows.reduce((left, row) => left - row.taxMinor, order.taxMinor),
    totalMinor: deliveryPaid(order, rows),
  };
}

function sumsOf(order: OrderTable) {
  return pick(order, 'subtotalMinor', 'discountMinor', 'taxMinor', 'totalMinor');
}

export function editableOf(line: OrderLineTable, order: Pick<OrderTable, 'details'>): EditableLine {
  const shares = pick(line, 'quantity', 'discountMinor', 'taxMinor', 'totalMinor');
  return {
    id: line.id,
    ...shares,
    ...pick(line, 'unitPriceMinor', 'fulfilledQuantity', 'refundedQuantity', 'refundedMinor'),
    ordered: detailsOf(order).ordered?.[line.id] ?? shares,
  };
}

/** As they stay with the order. */
export function detailsAfter(
  details: OrderDetails,
  { added, delivery }: PlannedEdit,
): Pick<OrderDetails, 'taxRates' | 'delivery' | 'collectedIn'> {
  const { taxRates } = details;
  const { id = '', name = '', isPickup = false } = delivery?.choice ?? {};
  return {
    delivery: delivery ? { id, name, isPickup } : details.delivery,
    collectedIn: delivery ? delivery.collectedIn : details.collectedIn,
    ...(taxRates && {
      taxRates: {
        lines: [...taxRates.lines, ...added.taxRates],
        shipping: delivery?.taxRates ?? taxRates.shipping,
      },
    }),
  };
}
