/** The value axis of a chart: it always holds zero, and its ticks are round numbers. */

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** Where a value lies between min and max, 0 to 1. */
  at(value: number): number;
}

/** @param count about how many steps to make */
export function makeScale(values: readonly number[], count: number): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Values that differ by less than any reader could see share an axis of one.
  const range = high - low > 1e-9 ? high - low : 1;
  const step = roundStep(range / count);
  const first = Math.floor(low / step);
  // A chart of nothing but zeros still has an axis.
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_tick, index) => tidy((first + index) * step));
  const min = ticks[0] ?? 0;
  const max = ticks.at(-1) ?? 1;
  return { min, max, ticks, at: (value) => (value - min) / (max - min) };
}

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** Without the noise of binary fractions: 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
