/** What is fast enough, as web.dev has it: at the 75th percentile of page loads. */
import type { Metric } from './contract.ts';
import { countBelow, countOf, type Histogram, percentileOf } from './histogram.ts';

export const RATINGS = ['good', 'needs-work', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** Up to the first a value is good, beyond the second it is poor. */
export const THRESHOLDS = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  responseStart: [800, 1800],
  fid: [100, 300],
} as const satisfies Partial<Record<Metric, readonly [number, number]>>;
export type RatedMetric = keyof typeof THRESHOLDS;
export const RATED_METRICS = Object.keys(THRESHOLDS) as readonly RatedMetric[];

const PERCENTILE = 0.75;

function rate(metric: RatedMetric, value: number): Rating {
  const [good, poor] = THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-work' : 'poor';
}

export interface Rated {
  readonly name: RatedMetric;
  /** Three quarters of all page loads are at least this fast. */
  readonly p75: number;
  readonly rating: Rating;
  readonly count: number;
  readonly good: number;
  readonly needsWork: number;
  readonly poor: number;
}

/** Undefined where nothing was measured. */
export function rateHistogram(name: RatedMetric, histogram: Histogram = {}): Rated | undefined {
  const p75 = percentileOf(name, histogram, PERCENTILE);
  if (p75 === undefined) return undefined;
  const count = countOf(histogram);
  const [goodUpTo, poorFrom] = THRESHOLDS[name];
  const good = countBelow(name, histogram, goodUpTo);
  const notPoor = Math.max(good, countBelow(name, histogram, poorFrom));
  return {
    name,
    p75,
    rating: rate(name, p75),
    count,
    good,
    needsWork: notPoor - good,
    poor: count - notPoor,
  };
}
