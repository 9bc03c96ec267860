/** How the sums of an order speak of its tax: on its pages, in its mails, and to its owner. */

export const TAX_FREE_LABEL = 'VAT is not charged';

export const TAX = 'Tax';
export const TAX_INCLUDED = 'Including tax';

/** @param areTaxesIncluded the prices above it hold it */
export function taxLabel(areTaxesIncluded: boolean): string {
  return areTaxesIncluded ? TAX_INCLUDED : TAX;
}

interface Sums {
  readonly areTaxesIncluded: boolean;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number | null;
  readonly totalMinor: number;
}

/** Prices hold a tax that this buyer does not pay: what is missing between them and the total. */
export function taxTakenOff(sums: Sums): number {
  if (!sums.areTaxesIncluded) return 0;
  return sums.subtotalMinor - sums.discountMinor + (sums.shippingMinor ?? 0) - sums.totalMinor;
}
