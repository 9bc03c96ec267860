/**
 * What is added to an order that stands, and another way of delivery, cost: what a cart would cost now, by the same rules.
 * Discounts are those that everybody gets; coupons were for the cart.
 */

import type { Delivery } from '../cart/cart-deliveries.ts';
import { isInStock, stockProblem } from '../cart/cart-problems.ts';
import type { DeliveryChoice, FrozenLine, OrderTaxRates } from '../cart/checkout-cart.ts';
import { deliveryChoice, frozenLine } from '../cart/frozen-line.ts';
import { priceOrder } from '../cart/price-order.ts';
import { type AgreedPrices, priceCart } from '../cart/priced-cart.ts';
import { buyerPrices, deliveryTaxClass } from '../catalogue/buyer-price.ts';
import type { Sellable } from '../catalogue/sellable.ts';
import { type SellerPlace, taxPlace } from '../catalogue/tax-place.ts';
import { countryOf, type Place, type Where } from '../settings/place.ts';
import type { StoreSettings } from '../settings/settings.ts';
import type { DeliveryShares } from './edit-order.ts';

export interface WantedVariant {
  readonly variantId: string;
  readonly quantity: number;
}

export interface EditSurroundings {
  readonly store: StoreSettings;
  /** What is sold now, by the ids of variants. */
  readonly sellables: ReadonlyMap<string, Sellable>;
  /** Of the order’s address. */
  readonly country: string;
  /** State and postal code of that address. */
  readonly within?: Omit<Place, 'country'>;
  readonly isReverseCharge: boolean;
  /** Address of the shop. */
  readonly seller?: SellerPlace;
  /** Its prices are with tax; absent: as the shop shows its prices now. */
  readonly areWithTax?: boolean;
  /** Country in which its goods are collected; absent: they are sent. */
  readonly collectedIn?: string | undefined;
  readonly now: number;
}

export type PricedAdditions =
  | {
      readonly kind: 'priced';
      readonly lines: readonly FrozenLine[];
      /** In the order of the lines. */
      readonly taxRates: OrderTaxRates['lines'];
    }
  | { readonly kind: 'refused'; readonly message: string };

export function priceAdditions(wanted: readonly WantedVariant[], around: EditSurroundings): PricedAdditions {
  const { store, sellables } = around;
  for (const { variantId, quantity } of wanted) {
    const sellable = sellables.get(variantId);
    if (!sellable)
      return {
        kind: 'refused',
        message: 'A product you added is no longer sold. Remove it and choose another.',
      };
    if (!isInStock(sellable, quantity)) return { kind: 'refused', message: stockProblem({ sellable }) };
  }
  const forEverybody = store.discounts.filter(
    ({ code, limit, perCustomer }) => code === '' && limit === null && perCustomer === null,
  );
  const { collectedIn } = around;
  const { order, taxRates } = priceAt(
    wanted,
    around,
    { ...store, discounts: forEverybody, shippingZones: [] },
    { goods: { place: goodsPlace(around), isCollected: collectedIn !== undefined } },
  );
  return { kind: 'priced', lines: order.lines.map(frozenLine), taxRates: taxRates.lines };
}

/** What one more piece costs, as the buyer of this order sees it. */
export function priceToAdd({ kind, unitPriceMinor, taxClass }: Sellable, around: EditSurroundings): number {
  const { store, seller = '', areWithTax, collectedIn, isReverseCharge } = around;
  const prices = buyerPrices(store, seller, areWithTax);
  const places = {
    goods: goodsPlace(around),
    buyer: buyerPlace(around),
    home: prices.homePlace,
    estimate: prices.shownIn,
  };
  const isExempt = isReverseCharge && !(kind === 'physical' && collectedIn !== undefined);
  return prices.priceIn(taxPlace(kind, places), unitPriceMinor, taxClass, isExempt);
}

function buyerPlace({ country, within }: EditSurroundings): Where {
  return within ? { ...within, country } : country;
}

/** Where goods of the order are taxed: at its address, or where they are collected. */
export function goodsPlace(around: EditSurroundings): Where {
  const { collectedIn, seller = '' } = around;
  if (collectedIn === undefined) return buyerPlace(around);
  return collectedIn === countryOf(seller) ? seller : collectedIn;
}

function priceAt(
  wanted: readonly WantedVariant[],
  { sellables, country, within, isReverseCharge, seller = '', now, ...around }: EditSurroundings,
  store: StoreSettings,
  agreed: Omit<AgreedPrices, 'areWithTax'>,
) {
  const areWithTax = around.areWithTax ?? buyerPrices(store, seller).areWithTax;
  const lines = wanted.map((piece, index) => ({ id: String(index), ...piece }));
  // Whoever changes an order may have said where it is picked up by other means.
  return priceCart(
    {
      lines,
      coupons: [],
      country,
      ...(within && { within }),
      shippingId: '',
      ...(isReverseCharge && { reverseCharge: OF_ALL }),
    },
    {
      store,
      sellables,
      uses: new Map(),
      customer: '',
      claimed: [],
      hasAddress: true,
      seller,
      agreed: { ...agreed, areWithTax },
      now,
    },
  );
}

/** Orders keep that their buyer accounts for the tax, whatever they hold. */
const OF_ALL = { goods: true, services: true };

/** A line of the order as it would be. */
export interface SentLine extends WantedVariant {
  readonly kind: string;
  readonly unitPriceMinor: number;
}

/** What can be chosen for an order with these lines. They cost what was agreed; what is gone from the shop weighs nothing. */
export function deliveriesFor(lines: readonly SentLine[], around: EditSurroundings): readonly Delivery[] {
  const asSold = new Map(
    lines.map((line, index) => [
      String(index),
      { ...NOT_SOLD, ...around.sellables.get(line.variantId), ...agreed(line) },
    ]),
  );
  const pieces = lines.map(({ quantity }, index) => ({ variantId: String(index), quantity }));
  const store = { ...around.store, discounts: [] };
  return priceAt(pieces, { ...around, sellables: asSold }, store, { areOfOrder: true }).deliveries;
}

/**
 * The delivery that was chosen, where other pieces make it cost something else: by weight, by price, or free from a sum
 * on. Compared are prices of today, so that a price the shop has changed since does not come in by a line.
 * @param before what could be chosen for the lines as they are
 * @param after the same for the lines as they would be
 * @returns undefined where it stays as it was agreed: also where the shop offers it no more, or nothing is left to send
 */
export function deliveryOfLines(
  id: string,
  before: readonly Delivery[],
  after: readonly Delivery[],
): Delivery | { readonly kind: 'not-offered'; readonly name: string } | undefined {
  const [was, will] = [before, after].map((offered) => offered.find(({ method }) => method.id === id));
  if (!was || after.length === 0) return undefined;
  if (!will) return { kind: 'not-offered', name: was.method.name };
  return will.priceMinor === was.priceMinor ? undefined : will;
}

const NOT_SOLD: Sellable = {
  variantId: '',
  productId: '',
  title: '',
  optionText: '',
  sku: '',
  unitPriceMinor: 0,
  kind: 'physical',
  weightGrams: 0,
  taxClass: '',
  stock: 0,
  isUnlimited: true,
  href: '',
  picture: undefined,
};

function agreed({ kind, unitPriceMinor }: SentLine): Pick<Sellable, 'kind' | 'unitPriceMinor'> {
  return { kind: kind as Sellable['kind'], unitPriceMinor };
}

export interface PricedDelivery {
  readonly choice: DeliveryChoice;
  /** Before its discount. */
  readonly shippingMinor: number;
  readonly shares: DeliveryShares;
  readonly taxRates: OrderTaxRates['shipping'];
  /** Country in which the goods are collected; undefined where they are sent. */
  readonly collectedIn: string | undefined;
}

/** @param offMinor what had been taken off delivery: it stays, up to what the other way costs */
export function priceDelivery(
  delivery: Delivery,
  offMinor: number,
  { store, isReverseCharge, seller = '', areWithTax }: EditSurroundings,
): PricedDelivery {
  const prices = buyerPrices(store, seller, areWithTax);
  const taxClass = deliveryTaxClass(store);
  const isExempt = isReverseCharge && delivery.method.kind !== 'pickup';
  const rates = taxClass === null ? [] : prices.ratesIn(delivery.taxedIn, taxClass, isExempt);
  const { delivery: shares, shippingMinor } = priceOrder({
    lines: [],
    discounts: offMinor > 0 ? [{ ...KEPT_DISCOUNT, value: { minor: offMinor } }] : [],
    delivery: { priceMinor: delivery.priceMinor, taxClass, rates, isExempt },
    taxes: { areIncluded: prices.areWithTax, rounding: store.taxes.rounding, rates: {} },
  });
  return {
    choice: deliveryChoice(delivery),
    shippingMinor,
    shares,
    taxRates: isExempt ? [] : rates,
    collectedIn: delivery.collectedIn,
  };
}

const KEPT_DISCOUNT = {
  id: 'kept',
  title: '',
  code: '',
  kind: 'shipping',
  productIds: [],
  minimumMinor: 0,
  combinesWith: [],
} as const;
