/** The price of a product as it is read: one price, one that is struck beside another, or where prices begin. */
import { FROM_PRICE } from '../settings/format-price.ts';
import { effectivePrice, type Pricing, pricesVary, startingPrice } from './product.ts';

export interface PriceText {
  readonly text: string;
  /** What it cost before; shown struck. */
  readonly original?: string;
}

/**
 * @param format an amount in minor units as the store writes it
 * @param from says that prices begin there, in the language of the page
 */
export function priceText(
  product: { readonly variants: readonly Pricing[] },
  format: (minor: number) => string,
  from: (values: { readonly price: string }) => string = inEnglish,
): PriceText {
  if (pricesVary(product)) return { text: from({ price: format(startingPrice(product)) }) };
  const [only] = product.variants;
  if (!only) return { text: '' };
  return variantPriceText(only, format);
}

export function variantPriceText(variant: Pricing, format: (minor: number) => string): PriceText {
  const text = format(effectivePrice(variant));
  return variant.isOnSale ? { text, original: format(variant.priceMinor) } : { text };
}

function inEnglish({ price }: { readonly price: string }): string {
  return FROM_PRICE.replace('{price}', () => price);
}
