/**
 * What a cart costs: the one place where prices, discounts, delivery and taxes become totals, for the cart, the checkout,
 * the order and its refunds. The shares of discount and tax of each line are exact, and stay with an order for good.
 */
import { allocate } from '../../money/allocate.ts';
import {
  appliesTo,
  chooseDiscounts,
  type Discount,
  type DiscountedLine,
  lineAmount,
  type Refused,
  takenOff,
} from '../settings/discount.ts';
import { type RateTotal, sum, type TaxRate, type TaxRounding, taxOf } from '../settings/tax.ts';
import type { OrderDiscount } from './checkout-cart.ts';

export interface OrderLine extends DiscountedLine {
  /** Empty: the standard class. */
  readonly taxClass: string;
  /** By which it is taxed, where that is not by its class: each line may be taxed in a country of its own. */
  readonly rates?: readonly TaxRate[];
  /** Its buyer accounts for the tax. */
  readonly isExempt?: boolean;
  /** A gift card: nothing is taken off it. */
  readonly isMoney?: boolean;
}

export interface OrderTaxes {
  /** Prices of products hold their tax. */
  readonly areIncluded: boolean;
  readonly rounding: TaxRounding;
  readonly isExempt?: boolean;
  /** By class; where there is none, nothing is added. */
  readonly rates: Readonly<Record<string, readonly TaxRate[]>>;
}

export interface OrderDelivery {
  readonly priceMinor: number;
  /** Null: not taxed. */
  readonly taxClass: string | null;
  readonly rates?: readonly TaxRate[];
  readonly isExempt?: boolean;
  /** As products have it, unless this says otherwise. */
  readonly isTaxIncluded?: boolean;
}

export interface OrderToPrice<Line extends OrderLine> {
  readonly lines: readonly Line[];
  /** Coupons and discounts without one, in force now. */
  readonly discounts: readonly Discount[];
  readonly delivery?: OrderDelivery;
  readonly taxes: OrderTaxes;
}

interface Shares {
  readonly discountMinor: number;
  readonly netMinor: number;
  readonly taxMinor: number;
  /** Net and tax. */
  readonly totalMinor: number;
}

export type PricedLine<Line extends OrderLine> = Line & Shares;

export interface PricedOrder<Line extends OrderLine = OrderLine> {
  readonly lines: readonly PricedLine<Line>[];
  readonly delivery: Shares;
  readonly subtotalMinor: number;
  /** Of products and delivery. */
  readonly discountMinor: number;
  /** Before its discount. */
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly taxes: readonly RateTotal[];
  /** What was taken off, and by which discount. */
  readonly discounts: readonly OrderDiscount[];
  readonly refused: readonly Refused[];
}

export function priceOrder<Line extends OrderLine>(order: OrderToPrice<Line>): PricedOrder<Line> {
  const { lines, delivery, taxes } = order;
  const shippingMinor = delivery?.priceMinor ?? 0;
  const goods = lines.map((line) => (line.isMoney ? { ...line, unitPriceMinor: 0 } : line));
  const { chosen, refused } = chooseDiscounts(order.discounts, goods, shippingMinor);
  const off = takeDiscounts(goods, chosen, shippingMinor);
  const amounts = lines.map(lineAmount);
  const ratesOf = ({ taxClass, rates }: Pick<OrderDelivery, 'taxClass' | 'rates'>) =>
    rates ?? (taxClass === null ? [] : (taxes.rates[taxClass] ?? []));
  const { isExempt } = taxes;
  const taxed = taxOf(
    [
      ...lines.map((line, index) => ({
        amountMinor: (amounts[index] ?? 0) - (off.lines[index] ?? 0),
        rates: ratesOf(line),
        isIncluded: taxes.areIncluded,
        isExempt: line.isExempt ?? isExempt,
      })),
      {
        amountMinor: shippingMinor - off.delivery,
        rates: delivery ? ratesOf(delivery) : [],
        isIncluded: delivery?.isTaxIncluded ?? taxes.areIncluded,
        isExempt: delivery?.isExempt ?? isExempt,
      },
    ],
    taxes,
  );
  const sharesAt = (index: number, discountMinor: number): Shares => {
    const { netMinor, taxMinor } = taxed.parts[index] ?? { netMinor: 0, taxMinor: 0 };
    return { discountMinor, netMinor, taxMinor, totalMinor: netMinor + taxMinor };
  };
  const priced = lines.map((line, index) => ({ ...line, ...sharesAt(index, off.lines[index] ?? 0) }));
  const shares = sharesAt(lines.length, off.delivery);
  return {
    lines: priced,
    delivery: shares,
    subtotalMinor: sum(amounts),
    discountMinor: sum(off.lines) + off.delivery,
    shippingMinor,
    taxMinor: sum(taxed.parts.map(({ taxMinor }) => taxMinor)),
    totalMinor: sum(priced.map(({ totalMinor }) => totalMinor)) + shares.totalMinor,
    taxes: taxed.rates,
    discounts: off.by,
    refused,
  };
}

interface TakenOff {
  readonly lines: readonly number[];
  readonly delivery: number;
  readonly by: PricedOrder['discounts'];
}

/** Products first, each line by the best for it; then the order, split over what is left of its lines; then delivery. */
function takeDiscounts(
  lines: readonly OrderLine[],
  chosen: readonly Discount[],
  shippingMinor: number,
): TakenOff {
  const saved = new Map<string, number>();
  const save = ({ id }: Discount, minor: number) => saved.set(id, (saved.get(id) ?? 0) + minor);
  const off = lines.map((line) => {
    const best = bestFor(line, chosen);
    if (best) save(best.discount, best.minor);
    return best?.minor ?? 0;
  });
  for (const discount of chosen.filter(({ kind }) => kind === 'order')) {
    const left = lines.map((line, index) => lineAmount(line) - (off[index] ?? 0));
    const minor = takenOff(sum(left), discount.value);
    for (const [index, share] of allocate(minor, left).entries()) off[index] = (off[index] ?? 0) + share;
    save(discount, minor);
  }
  let delivery = 0;
  for (const discount of chosen.filter(({ kind }) => kind === 'shipping')) {
    const minor = takenOff(shippingMinor - delivery, discount.value);
    delivery += minor;
    save(discount, minor);
  }
  const by = chosen.map(({ id, title, code }) => ({ id, title, code, offMinor: saved.get(id) ?? 0 }));
  return { lines: off, delivery, by };
}

function bestFor(line: OrderLine, chosen: readonly Discount[]) {
  const each = chosen
    .filter((discount) => appliesTo(discount, line))
    .map((discount) => ({ discount, minor: takenOff(lineAmount(line), discount.value, line.quantity) }));
  return each.toSorted((a, b) => b.minor - a.minor)[0];
}
