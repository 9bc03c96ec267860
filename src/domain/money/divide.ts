/** Exact arithmetic on minor units. Products of an amount, a quantity and a rate are past what numbers hold exactly. */

/** In a rate of one: rates are integers of millionths, so that 8.875 % is 88 750. */
export const PPM = 1_000_000;

/** A quotient to the nearest integer, halves away from zero: what is given back mirrors what was charged. */
export function divide(numerator: bigint, denominator: bigint): number {
  if (denominator === 0n) throw new RangeError('Nothing is divided by zero.');
  const isNegative = numerator < 0n !== denominator < 0n;
  const above = numerator < 0n ? -numerator : numerator;
  const below = denominator < 0n ? -denominator : denominator;
  const quotient = Number((above * 2n + below) / (below * 2n));
  return isNegative && quotient !== 0 ? -quotient : quotient;
}

/** A part of an amount, by a rate in millionths. */
export function partOf(minor: number, ppm: number): number {
  return divide(BigInt(minor) * BigInt(ppm), BigInt(PPM));
}

/** Of an amount that holds a tax of this rate, what is left without it. */
export function withoutTax(minor: number, ppm: number): number {
  return divide(BigInt(minor) * BigInt(PPM), BigInt(PPM + ppm));
}
