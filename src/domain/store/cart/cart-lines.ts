/** Lines of a cart at the prices their buyer sees, each with the taxes of the country in which it is taxed. */
import type { BuyerPrices } from '../catalogue/buyer-price.ts';
import type { Sellable } from '../catalogue/sellable.ts';
import { type TaxPlaces, taxPlace } from '../catalogue/tax-place.ts';
import type { ReverseCharge } from '../settings/vat-number.ts';
import type { OrderLine } from './price-order.ts';

export interface CartLine extends OrderLine {
  readonly id: string;
  readonly sellable: Sellable;
}

export interface LineOfCart {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Of a gift card whose amount its buyer chose. */
  readonly amountMinor?: number;
}

export interface PlacedLines {
  readonly prices: BuyerPrices;
  readonly places: TaxPlaces;
  readonly reverseCharge: ReverseCharge;
  /** The buyer collects the goods. */
  readonly isCollected: boolean;
  /** Their prices were agreed before, as the buyer saw them. */
  readonly areAgreed?: boolean | undefined;
}

export function linesOf(
  lines: readonly LineOfCart[],
  sellables: ReadonlyMap<string, Sellable>,
  { prices, places, reverseCharge, isCollected, areAgreed = false }: PlacedLines,
): CartLine[] {
  return lines.flatMap(({ id, variantId, quantity, amountMinor }) => {
    const sellable = sellables.get(variantId);
    if (!sellable) return [];
    const { productId, unitPriceMinor, taxClass, kind, categories = [] } = sellable;
    if (kind === 'giftCard') return [giftLine({ id, sellable, quantity }, amountMinor ?? unitPriceMinor)];
    const place = taxPlace(kind, places);
    const isExempt = kind === 'physical' ? reverseCharge.goods && !isCollected : reverseCharge.services;
    const seen = () => prices.priceIn(place, unitPriceMinor, taxClass, isExempt);
    return [
      {
        id,
        sellable,
        quantity,
        productId,
        unitPriceMinor: areAgreed ? unitPriceMinor : seen(),
        taxClass,
        rates: prices.ratesIn(place, taxClass, isExempt),
        isExempt,
        categories,
      },
    ];
  });
}

/** It is money for later: what it buys is taxed, not the card, and no discount makes it cheaper. */
function giftLine(line: Pick<CartLine, 'id' | 'sellable' | 'quantity'>, unitPriceMinor: number): CartLine {
  const { productId, categories = [] } = line.sellable;
  return { ...line, productId, unitPriceMinor, taxClass: '', rates: [], isMoney: true, categories };
}

export interface GoneLine {
  readonly id: string;
  /** Empty if unknown. */
  readonly title: string;
}

/** What is no longer sold. */
export function goneOf(
  lines: readonly LineOfCart[],
  sellables: ReadonlyMap<string, Sellable>,
  titles: ReadonlyMap<string, string> | undefined,
): GoneLine[] {
  return lines
    .filter(({ variantId }) => !sellables.has(variantId))
    .map(({ id, variantId }) => ({ id, title: titles?.get(variantId) ?? '' }));
}
