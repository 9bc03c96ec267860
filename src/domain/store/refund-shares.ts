/**
 * What comes back for lines of an order, from the shares of discount and tax that were frozen when it was placed. All
 * refunds of a line together are exactly what was paid for it, whatever they are cut into.
 */

export interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** What was paid for the line, discount and tax included. */
  readonly totalMinor: number;
  readonly refundedMinor: number;
}

export interface RefundedLine {
  readonly id: string;
  readonly quantity: number;
  readonly amountMinor: number;
}

/** Or undefined where it is more than is left. The last pieces take what is left of the line. */
export function refundOfLine(line: RefundableLine, quantity: number): RefundedLine | undefined {
  const left = line.quantity - line.refundedQuantity;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left) return undefined;
  const before = shareOf(line, line.refundedQuantity);
  const after = shareOf(line, line.refundedQuantity + quantity);
  const isLast = quantity === left;
  const amountMinor = isLast ? line.totalMinor - line.refundedMinor : after - before;
  return { id: line.id, quantity, amountMinor };
}

/** Of the first pieces of a line. Whole numbers only: the product is past what numbers hold exactly. */
function shareOf({ totalMinor, quantity }: RefundableLine, pieces: number): number {
  return Number((BigInt(totalMinor) * BigInt(pieces)) / BigInt(quantity));
}
