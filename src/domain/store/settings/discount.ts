/** Coupons and discounts that need none: what they take off, from what, and beside which others. */
import { labelKey } from '../../links/labels.ts';
import { PPM, partOf } from '../../money/divide.ts';
import { sum } from './tax.ts';

/** Taken off in this order. */
export const DISCOUNT_CLASSES = ['product', 'order', 'shipping'] as const;
type DiscountClass = (typeof DISCOUNT_CLASSES)[number];

export interface Discount {
  readonly id: string;
  readonly title: string;
  /** Empty: given to everybody, without a coupon. */
  readonly code: string;
  readonly kind: DiscountClass;
  /** A rate in millionths, or minor units: of each piece where single products are meant. */
  readonly value: { readonly ppm: number } | { readonly minor: number };
  /** Of a discount on products, and of categories of them; neither: every product. */
  readonly productIds: readonly string[];
  readonly categories?: readonly string[];
  readonly minimumMinor: number;
  /** Classes it may stand beside; both sides have to allow it. */
  readonly combinesWith: readonly DiscountClass[];
}

export interface DiscountedLine {
  readonly productId: string;
  /** Of the product. */
  readonly categories?: readonly string[];
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

type DiscountRefusal = 'minimum' | 'nothing' | 'not-combined';

export type CouponRefusal = DiscountRefusal | 'unknown' | 'used-up';

export interface Refused {
  readonly id: string;
  readonly reason: DiscountRefusal;
}

export interface ChosenDiscounts {
  readonly chosen: readonly Discount[];
  readonly refused: readonly Refused[];
}

export function lineAmount({ quantity, unitPriceMinor }: DiscountedLine): number {
  return quantity * unitPriceMinor;
}

/** What is taken off an amount: the price that is left is rounded, not the discount. Never more than the amount. */
export function takenOff(amountMinor: number, value: Discount['value'], quantity = 1): number {
  const off = 'ppm' in value ? amountMinor - partOf(amountMinor, PPM - value.ppm) : value.minor * quantity;
  return Math.max(0, Math.min(off, amountMinor));
}

export function appliesTo(discount: Discount, line: DiscountedLine): boolean {
  const { kind, productIds, categories = [] } = discount;
  if (kind !== 'product') return false;
  if (productIds.length === 0 && categories.length === 0) return true;
  const own = (line.categories ?? []).map(labelKey);
  return productIds.includes(line.productId) || categories.some((each) => own.includes(labelKey(each)));
}

/** Of all sets that may stand together, one that saves most; what was typed in and is left out is told why. */
export function chooseDiscounts(
  discounts: readonly Discount[],
  lines: readonly DiscountedLine[],
  shippingMinor: number,
): ChosenDiscounts {
  const subtotal = sum(lines.map(lineAmount));
  const refused: Refused[] = [];
  const usable: { readonly discount: Discount; readonly saved: number }[] = [];
  for (const discount of discounts) {
    const saved = savedBy(discount, lines, subtotal, shippingMinor);
    if (subtotal < discount.minimumMinor) refused.push({ id: discount.id, reason: 'minimum' });
    else if (saved === 0 && discount.kind !== 'shipping')
      refused.push({ id: discount.id, reason: 'nothing' });
    else usable.push({ discount, saved });
  }
  usable.sort((a, b) => b.saved - a.saved);
  const sets = usable.map(({ discount }) => grow(discount, usable));
  const best = sets.reduce<Grown>((most, set) => (set.saved > most.saved ? set : most), sets[0] ?? NONE);
  for (const { discount } of usable)
    if (!best.discounts.includes(discount)) refused.push({ id: discount.id, reason: 'not-combined' });
  return { chosen: best.discounts, refused };
}

interface Grown {
  readonly discounts: readonly Discount[];
  readonly saved: number;
}

const NONE: Grown = { discounts: [], saved: 0 };

function grow(first: Discount, usable: readonly { discount: Discount; saved: number }[]): Grown {
  const discounts: Discount[] = [first];
  for (const { discount } of usable)
    if (discounts.every((other) => other !== discount && mayStandTogether(other, discount)))
      discounts.push(discount);
  const saved = sum(usable.filter(({ discount }) => discounts.includes(discount)).map((each) => each.saved));
  return { discounts, saved };
}

function mayStandTogether(one: Discount, other: Discount): boolean {
  return one.combinesWith.includes(other.kind) && other.combinesWith.includes(one.kind);
}

/** By itself, before any other. */
function savedBy(
  discount: Discount,
  lines: readonly DiscountedLine[],
  subtotal: number,
  shippingMinor: number,
): number {
  if (discount.kind === 'order') return takenOff(subtotal, discount.value);
  if (discount.kind === 'shipping') return takenOff(shippingMinor, discount.value);
  const met = lines.filter((line) => appliesTo(discount, line));
  return sum(met.map((line) => takenOff(lineAmount(line), discount.value, line.quantity)));
}
