/** What was given back of an order after its invoice, or before it: with the tax in it, from the frozen shares. */
import { divide } from '../../money/divide.ts';
import { sum } from '../settings/tax.ts';

/** A line, or delivery. */
export interface PaidPart {
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly refundedMinor: number;
}

export interface GivenBack {
  readonly refundedMinor: number;
  /** Of it, tax. */
  readonly refundedTaxMinor: number;
}

/** Each part gives back its tax in proportion, and with the last of its price the last of its tax. */
export function givenBackOf(parts: readonly PaidPart[]): GivenBack {
  return {
    refundedMinor: sum(parts.map(({ refundedMinor }) => refundedMinor)),
    refundedTaxMinor: sum(parts.map(taxGivenBack)),
  };
}

export function leftOf(part: PaidPart): Pick<PaidPart, 'totalMinor' | 'taxMinor'> {
  return {
    totalMinor: part.totalMinor - part.refundedMinor,
    taxMinor: part.taxMinor - taxGivenBack(part),
  };
}

/** The tax in what was given back. */
export function taxGivenBack({ totalMinor, taxMinor, refundedMinor }: PaidPart): number {
  return totalMinor === 0 ? 0 : divide(BigInt(taxMinor) * BigInt(refundedMinor), BigInt(totalMinor));
}
