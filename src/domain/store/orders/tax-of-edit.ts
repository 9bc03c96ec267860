/** Lines keep the tax at which they were ordered: a delivery that would tax them elsewhere is no change of the order. */

import type { Delivery } from '../cart/cart-deliveries.ts';
import { buyerPrices } from '../catalogue/buyer-price.ts';
import { knownPlace } from '../catalogue/tax-place.ts';
import { countryName } from '../settings/country-name.ts';
import { countryOf, type Where } from '../settings/place.ts';
import { taxedPlace } from '../settings/vat-territory.ts';
import { type EditSurroundings, goodsPlace } from './price-edit.ts';

/**
 * @param goods variants of the order that are sent or collected
 * @returns why it cannot be chosen; undefined where it can
 */
export function whyTaxedElsewhere(
  goods: readonly string[],
  delivery: Pick<Delivery, 'taxedIn' | 'collectedIn'>,
  around: EditSurroundings,
): string | undefined {
  const { store, seller = '', sellables, country, collectedIn, isReverseCharge } = around;
  const prices = buyerPrices(store, seller);
  const chargedIn = (place: Where, isCollected: boolean, variantId: string) =>
    isReverseCharge && !isCollected
      ? []
      : prices.ratesIn(knownPlace(place, prices.shownIn), sellables.get(variantId)?.taxClass ?? '');
  const before = taxedPlace(knownPlace(goodsPlace(around), country));
  const isAlike = goods.every(
    (id) =>
      sumOf(chargedIn(before, collectedIn !== undefined, id)) ===
      sumOf(chargedIn(delivery.taxedIn, delivery.collectedIn !== undefined, id)),
  );
  if (isAlike) return undefined;
  const [from, to] = [before, delivery.taxedIn].map((place) => countryName(countryOf(place)));
  const places = from && to && from !== to ? `in ${from}, and this way it would be taxed in ${to}` : '';
  return `This order is taxed ${places || 'differently from this delivery'}. Its tax cannot be changed. Cancel it and create a new order.`;
}

function sumOf(rates: readonly { readonly ppm: number }[]): number {
  return rates.reduce((sum, { ppm }) => sum + ppm, 0);
}
