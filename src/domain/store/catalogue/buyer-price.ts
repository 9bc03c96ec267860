/**
 * The price a buyer sees: on pages, in structured data and feeds, in the cart and in the order. Everything that shows
 * or charges a price asks here.
 */
import { partOf } from '../../money/divide.ts';
import { ratesByClass } from '../settings/delivery.ts';
import { countryOf, placeKey, type Where } from '../settings/place.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { sum, type TaxRate } from '../settings/tax.ts';
import type { Pricing } from './product.ts';
import { homePlace, type SellerPlace } from './tax-place.ts';

/** Where buyers expect prices without tax, which is added at the checkout. */
const ADDED_AT_CHECKOUT: readonly string[] = ['US', 'CA'];

export interface BuyerPrices {
  /** Country of the shop; empty where unknown. */
  readonly home: string;
  /** The same with its state and postal code, as far as they are known. */
  readonly homePlace: Where;
  /** Prices on pages are those of a buyer from here; empty where nothing is known. */
  readonly shownIn: string;
  /** Prices that buyers see include their tax. */
  readonly areWithTax: boolean;
  /**
   * Rates that are in the price, or come on top of it.
   * @param isExempt the buyer accounts for the tax: see `priceIn`
   */
  ratesIn(where: Where, taxClass: string, isExempt?: boolean): readonly TaxRate[];
  /** Tax that buyers see on top of what the owner typed, in millionths. */
  addedIn(where: Where, taxClass: string): number;
  /**
   * @param minor as the owner typed it
   * @param taxClass null: not taxed
   * @param isExempt the buyer accounts for the tax, and sees no price to which it was added
   */
  priceIn(where: Where, minor: number, taxClass: string | null, isExempt?: boolean): number;
}

/** @param areWithTax of an order that was priced before; absent: as the shop shows its prices now */
export function buyerPrices(
  { taxes }: Pick<StoreSettings, 'taxes'>,
  seller: SellerPlace,
  areWithTax?: boolean,
): BuyerPrices {
  const shop = homePlace(taxes, seller);
  const home = countryOf(shop);
  const isWith = taxes.areIncluded || (areWithTax ?? isShownWithTax(taxes, home));
  const isAdded = isWith && !taxes.areIncluded;
  const known = new Map<string, Readonly<Record<string, readonly TaxRate[]>>>();
  const ratesIn = (where: Where, taxClass: string, isExempt = false) => {
    if (isExempt && isAdded) return [];
    const key = placeKey(where);
    const rates = known.get(key) ?? ratesByClass(taxes.zones, where);
    known.set(key, rates);
    return rates[taxClass] ?? [];
  };
  const addedIn = (where: Where, taxClass: string) =>
    isAdded ? sum(ratesIn(where, taxClass).map(({ ppm }) => ppm)) : 0;
  return {
    home,
    homePlace: shop,
    shownIn: home || (isAdded ? (taxes.zones.flatMap(({ countries }) => countries)[0] ?? '') : ''),
    areWithTax: isWith,
    ratesIn,
    addedIn,
    priceIn: (where, minor, taxClass, isExempt = false) =>
      taxClass === null || isExempt ? minor : minor + partOf(minor, addedIn(where, taxClass)),
  };
}

function isShownWithTax({ shown }: StoreSettings['taxes'], home: string): boolean {
  if (shown !== 'auto') return shown === 'with';
  return home !== '' && !ADDED_AT_CHECKOUT.includes(home);
}

/** A variant with its prices as pages show them. */
export function shownVariant<Priced extends Pricing>(
  variant: Priced,
  prices: BuyerPrices,
  taxClass: string,
): Priced {
  const shown = (minor: number) => prices.priceIn(prices.shownIn, minor, taxClass);
  return {
    ...variant,
    priceMinor: shown(variant.priceMinor),
    salePriceMinor: shown(variant.salePriceMinor),
  };
}

/** What a way of delivery costs, as pages show it. Zones that do not have the shop’s own country show their first. */
export function shownDelivery(prices: BuyerPrices, store: Pick<StoreSettings, 'taxes'>) {
  const taxClass = deliveryTaxClass(store);
  return (minor: number, countries: readonly string[]): number => {
    const [first = prices.shownIn] = countries;
    return prices.priceIn(countries.includes(prices.shownIn) ? prices.shownIn : first, minor, taxClass);
  };
}

/** By which class delivery is taxed; null: it is not. */
export function deliveryTaxClass({ taxes }: Pick<StoreSettings, 'taxes'>): string | null {
  return taxes.isShippingTaxed ? '' : null;
}
