/**
 * How far two rates are apart, with an interval that owners may look at every day. A common interval misses the truth once in
 * twenty looks, so that somebody who looks daily and stops at the first difference finds one between equal pages again and
 * again. This one, a confidence sequence by a normal mixture, holds at all looks together: at most one experiment in twenty
 * between equal pages ever shows a difference, however often anyone looks.
 */

/** How often a difference is shown where there is none, over all looks of an experiment: one in twenty. */
export const FALSE_ALARMS = 0.05;
/** Visitors at which the interval is narrowest for what it promises. Fixed beforehand: choosing it later would break the promise. */
const TUNED_FOR = 5000;
/** Below these the rates are no numbers to speak of. */
const MIN_VISITORS = 100;
const MIN_EVENTS = 25;

export interface Counted {
  readonly version: string;
  readonly visitors: number;
  /** Of them, those who reached the goal. */
  readonly reached: number;
}

export interface Difference {
  /** Of the rates, from -1 to 1. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** There are enough visitors for the interval to mean anything. */
  readonly isSound: boolean;
}

export function rateOf({ visitors, reached }: Counted): number {
  return visitors === 0 ? 0 : reached / visitors;
}

/** @param comparisons with the original in the same experiment, which share the false alarms */
export function compareRates(original: Counted, other: Counted, comparisons = 1): Difference {
  const difference = rateOf(other) - rateOf(original);
  const visitors = original.visitors + other.visitors;
  const width = visitors === 0 ? 1 : halfWidth(visitors, spreadOf(original, other), comparisons);
  return {
    difference,
    low: Math.max(-1, difference - width),
    high: Math.min(1, difference + width),
    isSound: isSound(original, other),
  };
}

function isSound(original: Counted, other: Counted): boolean {
  const reached = original.reached + other.reached;
  const visitors = original.visitors + other.visitors;
  const fewest = Math.min(original.visitors, other.visitors);
  return fewest >= MIN_VISITORS && reached >= MIN_EVENTS && visitors - reached >= MIN_EVENTS;
}

/** Standard deviation of the difference for one visitor. A visitor more of each kind keeps it above nothing. */
export function spreadOf(original: Counted, other: Counted): number {
  const visitors = original.visitors + other.visitors;
  return Math.sqrt((errorOf(original) + errorOf(other)) * visitors);
}

function errorOf({ visitors, reached }: Counted): number {
  const rate = (reached + 1) / (visitors + 2);
  return (rate * (1 - rate)) / Math.max(1, visitors);
}

/** Half of the interval with so many visitors of both versions. */
export function halfWidth(visitors: number, spread: number, comparisons = 1): number {
  const alpha = FALSE_ALARMS / comparisons;
  const tuning = -2 * Math.log(alpha);
  const mixed = (visitors * (tuning + Math.log(tuning + 1))) / TUNED_FOR;
  const growth = (2 * (mixed + 1) * Math.log(Math.sqrt(mixed + 1) / alpha)) / (visitors * mixed);
  return spread * Math.sqrt(growth);
}

const MOST_VISITORS = 1e9;

/** With how many visitors the interval is this narrow; undefined beyond a thousand million. */
export function visitorsFor(width: number, spread: number, comparisons = 1): number | undefined {
  if (width <= 0 || halfWidth(MOST_VISITORS, spread, comparisons) > width) return undefined;
  let [few, many] = [1, MOST_VISITORS];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (halfWidth(middle, spread, comparisons) > width) few = middle;
    else many = middle;
  }
  return many;
}
