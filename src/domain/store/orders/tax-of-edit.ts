/** Lines keep the tax at which they were ordered: a delivery that would tax them elsewhere is no change of the order. */

import type { Delivery } from '../cart/cart-deliveries.ts';
import { buyerPrices } from '../catalogue/buyer-price.ts';
import { countryName } from '../settings/country-name.ts';
import type { EditSurroundings } from './price-edit.ts';

/**
 * @param goods variants of the order that are sent or collected
 * @returns why it cannot be chosen; undefined where it can
 */
export function whyTaxedElsewhere(
  goods: readonly string[],
  delivery: Pick<Delivery, 'taxedIn' | 'collectedIn'>,
  { store, sellerCountry = '', sellables, country, collectedIn, isReverseCharge }: EditSurroundings,
): string | undefined {
  const prices = buyerPrices(store, sellerCountry);
  const chargedIn = (place: string, isCollected: boolean, variantId: string) =>
    isReverseCharge && !isCollected
      ? []
      : prices.ratesIn(place || prices.shownIn, sellables.get(variantId)?.taxClass ?? '');
  const before = (collectedIn ?? country) || country;
  const isAlike = goods.every(
    (id) =>
      sumOf(chargedIn(before, collectedIn !== undefined, id)) ===
      sumOf(chargedIn(delivery.taxedIn, delivery.collectedIn !== undefined, id)),
  );
  if (isAlike) return undefined;
  const [from, to] = [before, delivery.taxedIn].map((code) => countryName(code));
  const places = from && to && from !== to ? `in ${from}, and this way it would be taxed in ${to}` : '';
  return `This order is taxed ${places || 'differently from this delivery'}. Its tax cannot be changed. Cancel it and create a new order.`;
}

function sumOf(rates: readonly { readonly ppm: number }[]): number {
  return rates.reduce((sum, { ppm }) => sum + ppm, 0);
}
