/** How many members a site had over time. */
import { daysOf, type Period, startOf } from '../locale/period.ts';

interface Joined {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
}

export interface DayOfJoining {
  readonly at: string;
  readonly joined: number;
}

/** @param joined in this period, in order */
export function joinedByDay(joined: readonly Joined[], period: Period, timeZone: string): DayOfJoining[] {
  const days = daysOf(period).map((at) => ({ at, joined: 0 }));
  const ends = days.map(({ at }) => startOf(at, timeZone, 1));
  let index = 0;
  for (const { at, count } of joined) {
    while (index < ends.length - 1 && at >= (ends[index] ?? 0)) index += 1;
    const day = days[index];
    if (day) day.joined += count;
  }
  return days;
}

/** How many there were at the end of each day. */
export function membersByDay({
  earlier,
  steps,
}: {
  readonly earlier: number;
  readonly steps: readonly DayOfJoining[];
}): { readonly at: string; readonly value: number }[] {
  let value = earlier;
  return steps.map(({ at, joined }) => {
    value += joined;
    return { at, value };
  });
}
