/** The price of a product as it is read: one price, one that is struck beside another, or where prices begin. */
import { effectivePrice, type Pricing, pricesVary, startingPrice } from './product.ts';

export interface PriceText {
  readonly text: string;
  /** What it cost before; shown struck. */
  readonly original?: string;
}

/** @param format an amount in minor units as the store writes it */
export function priceText(
  product: { readonly variants: readonly Pricing[] },
  format: (minor: number) => string,
): PriceText {
  if (pricesVary(product)) return { text: fromText(format(startingPrice(product))) };
  const [only] = product.variants;
  if (!only) return { text: '' };
  return variantPriceText(only, format);
}

export function variantPriceText(variant: Pricing, format: (minor: number) => string): PriceText {
  const text = format(effectivePrice(variant));
  return variant.isOnSale ? { text, original: format(variant.priceMinor) } : { text };
}

function fromText(startingPriceText: string): string {
  return `from ${startingPriceText}`;
}
