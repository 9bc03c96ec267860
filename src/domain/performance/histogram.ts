/**
 * How often each value came, in buckets that grow by a tenth: a few hundred bytes for any number of values, and two of
 * them add up to the one of both. Percentiles are right to a few percent.
 */
import { METRIC_UNITS, type Metric } from './contract.ts';

/** How often, by the number of the bucket. */
export type Histogram = Readonly<Record<string, number>>;

const GROWTH = Math.log(1.1);
/** A layout shift of 0.1 is counted as 100. */
const SCORE_SCALE = 1000;
const LIMITS = { ms: 60_000, bytes: 100_000_000, score: 100 } as const;

/** Undefined for what is no number or below zero. */
export function limitValue(metric: Metric, value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(value, LIMITS[METRIC_UNITS[metric]]);
}

const scaleOf = (metric: Metric) => (METRIC_UNITS[metric] === 'score' ? SCORE_SCALE : 1);
const startOf = (bucket: number) => Math.exp(bucket * GROWTH) - 1;

export function bucketOf(metric: Metric, value: number): number {
  return Math.floor(Math.log(value * scaleOf(metric) + 1) / GROWTH);
}

export function addHistograms(a: Histogram, b: Histogram): Histogram {
  const sum: Record<string, number> = { ...a };
  for (const [bucket, count] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
}

export function countOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0);
}

const sorted = (histogram: Histogram) =>
  Object.entries(histogram)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);

/** The value that a share of all stay below; undefined where there are none. */
export function percentileOf(metric: Metric, histogram: Histogram, share: number): number | undefined {
  const wanted = countOf(histogram) * share;
  let passed = 0;
  for (const [bucket, count] of sorted(histogram)) {
    if (passed + count >= wanted) {
      const [from, until] = [startOf(bucket), startOf(bucket + 1)];
      // Nothing at all is in the first bucket, and stays nothing.
      const value = bucket === 0 ? 0 : from + (until - from) * ((wanted - passed) / count);
      return value / scaleOf(metric);
    }
    passed += count;
  }
  return undefined;
}

/** How many stay below a value, of the bucket it falls into its part. */
export function countBelow(metric: Metric, histogram: Histogram, value: number): number {
  const scaled = value * scaleOf(metric);
  let below = 0;
  for (const [bucket, count] of sorted(histogram)) {
    const [from, until] = [startOf(bucket), startOf(bucket + 1)];
    if (until <= scaled) below += count;
    else if (from < scaled) below += (count * (scaled - from)) / (until - from);
  }
  return Math.round(below);
}
