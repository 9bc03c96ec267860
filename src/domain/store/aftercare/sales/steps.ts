/** Puts what was sold at some moment into the hours or days of a period, as clocks at the shop count them. */
import { wallClock } from '../../../locale/civil-date.ts';
import { daysOf, lengthOf, type Period, startOf } from '../../../locale/period.ts';
import type { Sales } from './calls.ts';

type Step = Sales['steps'][number];

interface Sold {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly orders: number;
  readonly soldMinor: number;
}

/** @param sold of this period, in order */
export function stepsOf(sold: readonly Sold[], period: Period, timeZone: string): Step[] {
  if (lengthOf(period) === 1) return hoursOf(sold, timeZone);
  const steps = daysOf(period).map((at) => ({ at, orders: 0, soldMinor: 0 }));
  const ends = steps.map(({ at }) => startOf(at, timeZone, 1));
  let index = 0;
  for (const each of sold) {
    while (index < ends.length - 1 && each.at >= (ends[index] ?? 0)) index += 1;
    add(steps[index], each);
  }
  return steps;
}

function hoursOf(sold: readonly Sold[], timeZone: string): Step[] {
  const steps = Array.from({ length: 24 }, (_hour, hour) => ({
    at: String(hour).padStart(2, '0'),
    orders: 0,
    soldMinor: 0,
  }));
  for (const each of sold) add(steps[wallClock(each.at, timeZone).hour], each);
  return steps;
}

function add(step: { orders: number; soldMinor: number } | undefined, { orders, soldMinor }: Sold): void {
  if (!step) return;
  step.orders += orders;
  step.soldMinor += soldMinor;
}
