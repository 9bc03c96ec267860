/**
 * Where a sale is taxed. Goods: where they go, or where they are collected. Digital products: where the buyer is.
 * Services: where the shop is.
 */

import { countryOf, type Where } from '../settings/place.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { taxedPlace } from '../settings/vat-territory.ts';
import type { ProductKind } from './product.ts';

type Taxes = StoreSettings['taxes'];

/** Country of the shop; empty where nothing says so. A shop that charges tax in one country only is in that one. */
function homeCountry(taxes: Taxes, sellerCountry: string): string {
  return taxes.homeCountry || sellerCountry || onlyTaxed(taxes);
}

/** What is known of where the shop is. */
export type SellerPlace = Where;

/** Where services are taxed, and goods are collected at the shop: its state and postal code count where its address is at home. */
export function homePlace(taxes: Taxes, seller: SellerPlace): Where {
  const home = homeCountry(taxes, countryOf(seller));
  return countryOf(seller) === home ? seller : home;
}

/** Country in which goods are collected: as the way of delivery says, else at the address of the shop. */
export function pickupCountry(method: { readonly country?: string }, taxes: Taxes, sellerCountry: string) {
  return method.country || sellerCountry || homeCountry(taxes, sellerCountry);
}

/** The same with the state and the postal code of the shop, where it is collected there. */
export function pickupPlace(method: { readonly country?: string }, taxes: Taxes, seller: SellerPlace): Where {
  const country = pickupCountry(method, taxes, countryOf(seller));
  return country === countryOf(seller) ? seller : country;
}

function onlyTaxed({ zones }: Taxes): string {
  const countries = zones.flatMap((zone) => (zone.countries.length === 0 ? [''] : zone.countries));
  return new Set(countries).size === 1 ? (countries[0] ?? '') : '';
}

export interface TaxPlaces {
  /** Where goods are handed over. */
  readonly goods: Where;
  /** As the buyer says; of no country while unknown. */
  readonly buyer: Where;
  /** Of the shop; of no country where unknown. */
  readonly home: Where;
  /** Used while the buyer’s is unknown. */
  readonly estimate: Where;
}

export function taxPlace(kind: ProductKind, { goods, buyer, home, estimate }: TaxPlaces): Where {
  const first = kind === 'physical' ? goods : kind === 'service' ? home : '';
  return taxedPlace(knownPlace(first, buyer, estimate), kind === 'physical' ? 'goods' : 'services');
}

/** The first of them that has a country. */
export function knownPlace(...places: readonly Where[]): Where {
  return places.find((place) => countryOf(place) !== '') ?? '';
}

/** Whether the tax on it depends on the country of its buyer, wherever goods go. */
export function isTaxedAtBuyer(kind: ProductKind, home: string): boolean {
  return kind !== 'physical' && (kind !== 'service' || home === '');
}

export function isTaxedSomewhere({ zones }: Taxes, taxClass: string): boolean {
  return zones.some(({ rates }) => rates.some((rate) => rate.ppm > 0 && rate.taxClass === taxClass));
}
