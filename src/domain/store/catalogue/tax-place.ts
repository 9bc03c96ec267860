/**
 * Where a sale is taxed. Goods: where they go, or where they are collected. Digital products: where the buyer is.
 * Services: where the shop is.
 */

import type { StoreSettings } from '../settings/settings.ts';
import type { ProductKind } from './product.ts';

type Taxes = StoreSettings['taxes'];

/** Country of the shop; empty where nothing says so. A shop that charges tax in one country only is in that one. */
export function homeCountry(taxes: Taxes, sellerCountry: string): string {
  return taxes.homeCountry || sellerCountry || onlyTaxed(taxes);
}

/** Country in which goods are collected: as the way of delivery says, else at the address of the shop. */
export function pickupCountry(method: { readonly country?: string }, taxes: Taxes, sellerCountry: string) {
  return method.country || sellerCountry || homeCountry(taxes, sellerCountry);
}

function onlyTaxed({ zones }: Taxes): string {
  const countries = zones.flatMap((zone) => (zone.countries.length === 0 ? [''] : zone.countries));
  return new Set(countries).size === 1 ? (countries[0] ?? '') : '';
}

export interface TaxPlaces {
  /** Where goods are handed over. */
  readonly goods: string;
  /** As the buyer says; empty while unknown. */
  readonly buyer: string;
  /** Of the shop; empty where unknown. */
  readonly home: string;
  /** Used while the buyer’s is unknown. */
  readonly estimate: string;
}

export function taxCountry(kind: ProductKind, { goods, buyer, home, estimate }: TaxPlaces): string {
  if (kind === 'physical') return goods || buyer || estimate;
  return (kind === 'service' ? home : '') || buyer || estimate;
}

/** Whether the tax on it depends on the country of its buyer, wherever goods go. */
export function isTaxedAtBuyer(kind: ProductKind, home: string): boolean {
  return kind !== 'physical' && (kind !== 'service' || home === '');
}

export function isTaxedSomewhere({ zones }: Taxes, taxClass: string): boolean {
  return zones.some(({ rates }) => rates.some((rate) => rate.ppm > 0 && rate.taxClass === taxClass));
}
