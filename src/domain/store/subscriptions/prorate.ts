/** What a change in the middle of a period costs: the rest of the period at the new price, less its rest at the old one. */
import { divide } from '../../money/divide.ts';

export interface Prorated {
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

/** Above zero where the subscriber owes it, and below where it is a credit. Both come with the next payment. */
export function prorate({ fromMinor, toMinor, start, end, now }: Prorated): number {
  const left = Math.min(Math.max(end - now, 0), end - start);
  return end <= start ? 0 : share(toMinor, left, end - start) - share(fromMinor, left, end - start);
}

function share(minor: number, left: number, whole: number): number {
  return divide(BigInt(minor) * BigInt(left), BigInt(whole));
}
