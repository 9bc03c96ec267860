/** Whether the versions were seen by as many visitors as they should have been: if not, something distorts the numbers. */
import type { Counted } from './interval.ts';

/** Rarer than this is no chance. */
const RARE = 0.001;
/** Below so many of each version chance explains anything. */
const MIN_EACH = 8;

/** @param shares of all visitors, by which the versions are to be seen; absent: equal ones */
export function isLopsided(
  counts: readonly Counted[],
  shares: readonly number[] = counts.map(() => 1 / counts.length),
): boolean {
  const total = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  const expected = shares.map((share) => share * total);
  if (counts.length < 2 || expected.some((each) => each < MIN_EACH)) return false;
  const square = counts.reduce((sum, { visitors }, index) => {
    const due = expected[index] ?? 0;
    return sum + (visitors - due) ** 2 / due;
  }, 0);
  return chanceOf(square, counts.length - 1) < RARE;
}

/** The chance of a chi-square at least this large, for one to three degrees of freedom. */
export function chanceOf(square: number, freedom: number): number {
  if (freedom === 2) return Math.exp(-square / 2);
  const tail = errorComplement(Math.sqrt(square / 2));
  return freedom === 1 ? tail : tail + Math.sqrt((2 * square) / Math.PI) * Math.exp(-square / 2);
}

/** 1 - erf(x) for x >= 0, as a continued fraction far out and a series near zero. */
function errorComplement(x: number): number {
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let index = 1; index < 60; index += 1) {
      term *= -(x * x) / index;
      sum += term / (2 * index + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let index = 60; index > 0; index -= 1) fraction = index / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}
