/** Ways in which a cart gets to its buyer, at the prices the buyer sees. */
import { type BuyerPrices, deliveryTaxClass } from '../catalogue/buyer-price.ts';
import { pickupCountry } from '../catalogue/tax-place.ts';
import { type DeliveryMethod, methodPrice, missingForFree, waysTo } from '../settings/delivery.ts';
import { isUnplaced } from '../settings/pickup-place.ts';
import { countryOf, findZone, type Where } from '../settings/place.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { sum } from '../settings/tax.ts';
import type { ReverseCharge } from '../settings/vat-number.ts';
import { taxedPlace } from '../settings/vat-territory.ts';
import type { CartLine } from './cart-lines.ts';

export interface Delivery {
  readonly method: DeliveryMethod;
  /** As the buyer sees it, here and in the totals of the cart. */
  readonly priceMinor: number;
  /** Where goods that go this way are taxed. */
  readonly taxedIn: Where;
  /** Country of the place where it is picked up, empty where unknown; undefined where it is sent. */
  readonly collectedIn: string | undefined;
}

export interface Deliverable {
  readonly store: StoreSettings;
  readonly prices: BuyerPrices;
  readonly hasAddress: boolean;
  readonly sellerCountry: string;
  /** It is sent to. */
  readonly where: Where;
  readonly reverseCharge: ReverseCharge;
  /** Where this method hands goods over. */
  readonly goodsPlace: (method: DeliveryMethod) => Where;
  readonly linesVia: (method: DeliveryMethod) => readonly CartLine[];
}

export function deliveriesOf({ store, prices, where, ...cart }: Deliverable): Delivery[] {
  return waysTo(store.shippingZones, where).flatMap((method) => {
    const lines = cart.linesVia(method);
    const sent = lines.filter(({ sellable }) => sellable.kind === 'physical');
    const weightGrams = sum(sent.map(({ quantity, sellable }) => quantity * sellable.weightGrams));
    const minor = methodPrice(method, { subtotalMinor: worthOf(lines), weightGrams });
    if (minor === undefined || (isUnplaced(method) && !cart.hasAddress)) return [];
    const taxedIn = taxedPlace(cart.goodsPlace(method));
    const isExempt = cart.reverseCharge.goods && method.kind !== 'pickup';
    const priceMinor = prices.priceIn(taxedIn, minor, deliveryTaxClass(store), isExempt);
    const place = pickupCountry(method, store.taxes, cart.sellerCountry);
    return [{ method, priceMinor, taxedIn, collectedIn: method.kind === 'pickup' ? place : undefined }];
  });
}

function worthOf(lines: readonly CartLine[]): number {
  return sum(lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor));
}

/** Buyers who collect it, or get it sent free, see no other way. */
export function missingFor(
  deliveries: readonly Delivery[],
  chosen: Delivery | undefined,
  lines: readonly CartLine[],
): number | undefined {
  if (chosen && (chosen.priceMinor === 0 || chosen.method.kind === 'pickup')) return undefined;
  const paid = deliveries.filter(({ priceMinor }) => priceMinor > 0).map(({ method }) => method);
  return missingForFree(paid, worthOf(lines));
}

/** Where a country has but one way of its own, no choice is needed; elsewhere there may be others. */
export function chosenDelivery(
  deliveries: readonly Delivery[],
  { shippingId, where }: { readonly shippingId: string; readonly where: Where },
  { shippingZones }: StoreSettings,
): Delivery | undefined {
  const chosen = deliveries.find(({ method }) => method.id === shippingId);
  const mayBeOther = countryOf(where) === '' && shippingZones.length > 1;
  if (chosen || mayBeOther) return chosen;
  const own = new Set((findZone(shippingZones, where)?.methods ?? []).map(({ id }) => id));
  const ways = deliveries.filter(({ method }) => own.has(method.id));
  return ways.length === 1 ? ways[0] : undefined;
}
