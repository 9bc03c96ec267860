/**
 * Which variant a visitor gets: their key and the experiment's make a number from 0 to 1, the same on every server and at
 * every visit, and each variant has a range of these numbers.
 */

type Range = readonly [from: number, until: number];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the units of a text, as an unsigned number of 32 bits. */
function fnv1a(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/**
 * The number of a visitor in an experiment, from 0 to less than 1. Version 1 has a thousand of them and mixes neighbouring
 * experiments; version 2 has ten thousand. Undefined for versions that do not exist.
 */
export function bucketOf(seed: string, visitor: string, version = 2): number | undefined {
  if (version === 1) return (fnv1a(visitor + seed) % 1000) / 1000;
  if (version === 2) return (fnv1a(String(fnv1a(seed + visitor))) % 10_000) / 10_000;
  return undefined;
}

/**
 * The range of each variant. Weights that do not fit give all variants the same; with a coverage below 1 each range ends
 * early, so that a wider range keeps every visitor in their variant.
 */
export function rangesOf(count: number, coverage = 1, weights?: readonly number[]): Range[] {
  const part = Math.min(1, Math.max(0, coverage));
  let start = 0;
  return fittingWeights(count, weights).map((weight) => {
    const from = start;
    start += weight;
    return [from, from + part * weight] as const;
  });
}

function fittingWeights(count: number, weights: readonly number[] | undefined): readonly number[] {
  const sum = weights?.reduce((total, weight) => total + weight, 0) ?? 0;
  return weights?.length === count && sum > 0.99 && sum < 1.01 ? weights : equalWeights(count);
}

export function equalWeights(count: number): number[] {
  return count < 1 ? [] : Array<number>(count).fill(1 / count);
}

/** The place of the variant whose range holds the number; -1 where none does. */
export function chooseIn(ranges: readonly Range[], bucket: number): number {
  return ranges.findIndex(([from, until]) => bucket >= from && bucket < until);
}
