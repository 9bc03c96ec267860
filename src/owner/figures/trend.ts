/** The lines of the chart: where its points lie, and what stands at its edges. */
import { makeScale } from '#domain/chart/scale.ts';

/** What was counted in an hour, a day or a month. */
export interface Step {
  /** `09`, `2026-11-21` or `2026-11`. */
  readonly at: string;
  readonly value: number;
}

/** More days than this are shown by months. */
const MAX_DAYS = 92;
const EDGE = { top: 12, right: 8, bottom: 26, left: 44 } as const;

/** Days as they are, or the months they make up. */
export function groupSteps(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= MAX_DAYS) return steps;
  return [...Map.groupBy(steps, ({ at }) => at.slice(0, 7))].map(([at, days]) => ({
    at,
    value: days.reduce((total, { value }) => total + value, 0),
  }));
}

export interface Trend {
  readonly line: string;
  readonly area: string;
  readonly before: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly labels: readonly { readonly index: number; readonly x: number }[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface TrendInput {
  readonly values: readonly number[];
  readonly before: readonly number[];
  readonly width: number;
  readonly height: number;
}

export function drawTrend({ values, before, width, height }: TrendInput): Trend {
  const { left, top } = EDGE;
  const [right, bottom] = [width - EDGE.right, height - EDGE.bottom];
  const scale = makeScale([...values, ...before, 4], 4);
  const gap = (right - left) / Math.max(1, values.length - 1);
  const x = (index: number) => round(values.length === 1 ? (left + right) / 2 : left + gap * index);
  const y = (value: number) => round(bottom - scale.at(value) * (bottom - top));
  const line = pathOf(values, x, y);
  const every = Math.max(1, Math.ceil(values.length / Math.max(2, Math.floor((right - left) / 76))));
  return {
    line,
    area: values.length === 0 ? '' : `${line}L${x(values.length - 1)} ${bottom}L${x(0)} ${bottom}Z`,
    before: pathOf(before.slice(0, values.length), x, y),
    ticks: scale.ticks.map((value) => ({ value, y: y(value) })),
    labels: values.flatMap((_value, index) => (index % every === 0 ? [{ index, x: x(index) }] : [])),
    ...{ x, y, left, right, bottom, top },
  };
}

function pathOf(
  values: readonly number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
