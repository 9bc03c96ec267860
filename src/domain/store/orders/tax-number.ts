/** The number by which a seller pays tax, where an invoice has to say it. */
import { EU_COUNTRIES } from '../settings/address-form.ts';
import type { Seller } from '../settings/seller.ts';
import * as labels from './labels/en.ts';

interface Taxed {
  readonly taxMinor: number;
  /** The buyer accounts for the tax. */
  readonly isReverseCharge: boolean;
}

/**
 * In the EU an invoice with VAT on it, or of which the buyer accounts for it, is none without the number: it is a
 * condition of the law, and of EN 16931 (BR-S-02, BR-IC-02, BR-AE-02). Elsewhere laws differ: it is advised.
 */
export type TaxNumberNeed = 'none' | 'advised' | 'needed';

export function needOfTaxNumber(
  { taxNumber, country }: Pick<Seller, 'taxNumber' | 'country'>,
  { taxMinor, isReverseCharge }: Taxed,
): TaxNumberNeed {
  if (taxNumber !== '' || (taxMinor === 0 && !isReverseCharge)) return 'none';
  return EU_COUNTRIES.includes(country) ? 'needed' : 'advised';
}

export const TAX_NUMBER_WORDS: Readonly<Record<Exclude<TaxNumberNeed, 'none'>, string>> = {
  needed: labels.inTheEuInvoicesWithTax,
  advised: labels.youChargeTaxButYourInvoices,
};
