/** What the row of taxes is called among the sums of an order, for its buyer. */
import { chargedNames, taxNames } from '../settings/tax-terms.ts';
import type { OrderTaxRates } from './checkout-cart.ts';
import { cartWords } from './words/words.ts';

interface TaxedSums {
  readonly areTaxesIncluded: boolean;
  readonly taxRates?: OrderTaxRates | undefined;
}

/** By the names of what was charged, in the language of the buyer. */
export function taxLabelIn({ areTaxesIncluded, taxRates }: TaxedSums, locale: string): string {
  const say = cartWords(locale);
  const names = taxNames(chargedNames(taxRates), locale);
  if (names === '') return say(areTaxesIncluded ? 'taxIncluded' : 'tax');
  return areTaxesIncluded ? say('including', { tax: names }) : names;
}
