/**
 * What comes back for lines of an order, from the shares of discount and tax that were frozen when it was placed. All
 * refunds of a line together are exactly what was paid for it, whatever they are cut into.
 */
import { allocate } from '../../money/allocate.ts';
import { sum } from '../settings/tax.ts';

export interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** What was paid for the line, discount and tax included. */
  readonly totalMinor: number;
  readonly refundedMinor: number;
  /** What is left on the gift cards that it bought: no more is refunded. Undefined for other lines. */
  readonly freeMinor?: number | undefined;
}

export interface RefundedLine {
  readonly id: string;
  /** None where the buyer keeps the pieces, and gets some of the price back. */
  readonly quantity: number;
  readonly amountMinor: number;
}

/** Or undefined where it is more than is left. A piece of which some was given back already gives the rest. */
export function refundOfLine(line: RefundableLine, quantity: number): RefundedLine | undefined {
  const left = line.quantity - line.refundedQuantity;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left) return undefined;
  const after = shareOf(line, line.refundedQuantity + quantity);
  return {
    id: line.id,
    quantity,
    amountMinor: Math.min(Math.max(0, after - line.refundedMinor), freeOf(line)),
  };
}

interface RefundedPart {
  readonly lines: readonly RefundedLine[];
  readonly shippingMinor: number;
}

/**
 * What each payment gives back of lines and delivery, so that what one of them refuses is still open. Pieces go with
 * the part that completes them.
 * @param amounts of the payments; together no less than lines and delivery
 */
export function shareOut({ lines, shippingMinor }: RefundedPart, amounts: readonly number[]): RefundedPart[] {
  const open = lines.map((line) => ({ ...line }));
  let deliveryLeft = shippingMinor;
  return amounts.map((amount) => {
    let left = amount;
    const own: RefundedLine[] = [];
    for (const line of open) {
      const amountMinor = Math.min(left, line.amountMinor);
      const quantity = amountMinor === line.amountMinor ? line.quantity : 0;
      if (amountMinor === 0 && quantity === 0) continue;
      own.push({ id: line.id, quantity, amountMinor });
      left -= amountMinor;
      line.amountMinor -= amountMinor;
      line.quantity -= quantity;
    }
    const shippingMinor = Math.min(left, deliveryLeft);
    deliveryLeft -= shippingMinor;
    return { lines: own, shippingMinor };
  });
}

/** An amount that is for no piece, taken out of all that is left in proportion; undefined where that is less. */
export function refundOfAmount(
  lines: readonly RefundableLine[],
  deliveryLeftMinor: number,
  amountMinor: number,
): RefundedPart | undefined {
  const left = [
    ...lines.map((line) => Math.min(line.totalMinor - line.refundedMinor, freeOf(line))),
    deliveryLeftMinor,
  ].map((minor) => Math.max(0, minor));
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > sum(left)) return undefined;
  const shares = allocate(amountMinor, left);
  return {
    lines: lines.flatMap(({ id }, index) => {
      const share = shares[index] ?? 0;
      return share > 0 ? [{ id, quantity: 0, amountMinor: share }] : [];
    }),
    shippingMinor: shares.at(-1) ?? 0,
  };
}

const freeOf = ({ freeMinor = Number.POSITIVE_INFINITY }: RefundableLine): number => freeMinor;

/** What is spent already of the gift cards that a line bought, and so is not refunded. */
export function spentOf({ totalMinor, refundedMinor, freeMinor }: RefundableLine): number {
  return freeMinor === undefined ? 0 : Math.max(0, totalMinor - refundedMinor - freeMinor);
}

/** Of the first pieces of a line. Whole numbers only: the product is past what numbers hold exactly. */
function shareOf({ totalMinor, quantity }: RefundableLine, pieces: number): number {
  return Number((BigInt(totalMinor) * BigInt(pieces)) / BigInt(quantity));
}
