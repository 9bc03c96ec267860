/** How many pieces of a line still have to be sent or handed over. */
export interface FulfilledLine {
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
}

/**
 * Pieces sent and refunded together never exceed what was ordered. A piece that came back after it was sent counts
 * twice, so the result never goes below zero.
 */
export function leftToFulfil({ quantity, fulfilledQuantity, refundedQuantity }: FulfilledLine): number {
  return Math.max(0, quantity - fulfilledQuantity - refundedQuantity);
}

/** The fewest pieces a line can be changed to: those sent or refunded stay, as far as they were ordered. */
export function fewestPieces({ quantity, fulfilledQuantity, refundedQuantity }: FulfilledLine): number {
  return Math.min(quantity, fulfilledQuantity + refundedQuantity);
}
