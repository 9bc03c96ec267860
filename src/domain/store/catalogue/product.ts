/**
 * What a product says of itself: from its variants follow its price, whether it is on sale, and what is left of it.
 * Amounts are integers in minor units of the store's currency.
 */
import type { Dimensions } from '../settings/measurement.ts';

/** What kinds of product there are (STOR-01), by the codes of the contract. */
export const PRODUCT_TYPES = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductKind = keyof typeof PRODUCT_TYPES;

export const PRODUCT_KINDS = Object.keys(PRODUCT_TYPES) as readonly ProductKind[];

/** Most a product may cost, in minor units (STOR-21). */
export const MAX_PRICE_MINOR = 100_000_000;
export const MAX_VARIANTS = 250;
export const MAX_STOCK = 1_000_000;

export interface Pricing {
  readonly priceMinor: number;
  readonly salePriceMinor: number;
  readonly isOnSale: boolean;
}

export interface OptionValue {
  /** Of the option: “Size”. */
  readonly name: string;
  readonly value: string;
}

/** One thing a product can be bought as: the large bowl in blue. */
export interface Variant extends Pricing {
  readonly id: string;
  readonly productId: string;
  /** In the order of the product's options; none where there is but one variant. */
  readonly optionValues: readonly OptionValue[];
  readonly sku: string;
  /** Pieces left that nobody is paying for; of no meaning where it is unlimited. */
  readonly stock: number;
  readonly isUnlimited: boolean;
  readonly weightGrams?: number;
  readonly dimensions?: Dimensions;
  readonly pictureId?: string;
  /** Its barcode: see `readGtin`. */
  readonly gtin?: string;
  /** The number its maker gave it. */
  readonly mpn?: string;
}

export interface Product {
  readonly kind: ProductKind;
  readonly variants: readonly Variant[];
}

type Stocked = Pick<Variant, 'stock' | 'isUnlimited'>;

interface Shown<Part> {
  readonly kind: ProductKind;
  readonly variants: readonly Part[];
  /** The members’ plan that it opens no longer exists: there is nothing to sell. */
  readonly isWithdrawn?: boolean;
}

/** What a buyer pays for one. */
export function effectivePrice({ priceMinor, salePriceMinor, isOnSale }: Pricing): number {
  return isOnSale ? salePriceMinor : priceMinor;
}

export function isAvailable({ stock, isUnlimited }: Stocked): boolean {
  return isUnlimited || stock > 0;
}

/** Files and money are there as often as anybody wants them. */
const NEVER_SOLD_OUT: readonly ProductKind[] = ['digital', 'giftCard'];

export function isSoldOut({ kind, variants, isWithdrawn }: Shown<Stocked>): boolean {
  return isWithdrawn === true || (!NEVER_SOLD_OUT.includes(kind) && !variants.some(isAvailable));
}

/** Buyers are told how many are left when there are no more than this. */
const FEW = 3;

export const ONLY_LEFT = 'Only {count} left';

/** “Only 2 left”; empty where there are enough, or none. @param say in the language of the page */
export function fewLeftText(
  { stock, isUnlimited }: Stocked,
  say = ({ count }: { readonly count: number }): string => ONLY_LEFT.replace('{count}', () => String(count)),
): string {
  return isUnlimited || stock < 1 || stock > FEW ? '' : say({ count: stock });
}

export function totalStock({ kind, variants }: Shown<Stocked>): number | 'unlimited' {
  if (NEVER_SOLD_OUT.includes(kind) || variants.some(({ isUnlimited }) => isUnlimited)) return 'unlimited';
  return variants.reduce((sum, { stock }) => sum + stock, 0);
}

export function isOnSale({ variants }: { readonly variants: readonly Pricing[] }): boolean {
  return variants.some((variant) => variant.isOnSale);
}

/** Compares what stands in the fields, as the contract says: variants that cost the same may vary (STOR-16). */
export function pricesVary({ variants }: { readonly variants: readonly Pricing[] }): boolean {
  const [first] = variants;
  return variants.some(
    (variant) =>
      first !== undefined &&
      (variant.priceMinor !== first.priceMinor ||
        variant.isOnSale !== first.isOnSale ||
        variant.salePriceMinor !== first.salePriceMinor),
  );
}

/** The lowest price somebody can pay (STOR-20); 0 where nothing can be bought. */
export function startingPrice({ variants }: { readonly variants: readonly Pricing[] }): number {
  return variants.length === 0 ? 0 : Math.min(...variants.map(effectivePrice));
}

/** “Large, Blue”; empty where a product has but one variant. */
export function optionText({ optionValues }: Pick<Variant, 'optionValues'>): string {
  return optionValues.map(({ value }) => value).join(', ');
}
