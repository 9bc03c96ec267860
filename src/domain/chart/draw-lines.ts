/** Lines and areas: each series named at its end, so that no eye has to travel to a legend. */
import type { Dataset } from './dataset.ts';
import { type Drawing, type DrawOptions, type Mark, round, textWidth } from './marks.ts';
import { makeScale } from './scale.ts';

interface LineOptions extends DrawOptions {
  readonly isFilled: boolean;
}

export function drawLines(dataset: Dataset, options: LineOptions): Drawing {
  const { width, height, fontSize, format } = options;
  const scale = makeScale(
    dataset.rows.flatMap(({ values }) => values),
    5,
  );
  const names = endNames(dataset, options);
  const left = Math.max(...scale.ticks.map((tick) => textWidth(format(tick), fontSize))) + 12;
  const right = width - Math.max(...names.map((name) => textWidth(name, fontSize))) - 14;
  const bottom = height - fontSize * 2;
  const top = fontSize;
  const y = (value: number) => round(bottom - scale.at(value) * (bottom - top));
  const step = (right - left) / Math.max(1, dataset.rows.length - 1);
  const x = (row: number) => round(left + step * row);
  const marks: Mark[] = scale.ticks.flatMap((tick) => [
    { kind: 'rule', x1: round(left), y1: y(tick), x2: round(right), y2: y(tick), isZero: tick === 0 },
    axisText(format(tick), round(left - 8), round(y(tick) + fontSize * 0.35), 'end'),
  ]);
  dataset.columns.forEach((_name, series) => {
    const points = dataset.rows.map(({ values }, row) => [x(row), y(values[series] ?? 0)] as const);
    marks.push(...seriesMarks(points, series, y(0), options.isFilled));
  });
  marks.push(...rowLabels(dataset, { x, step, y: round(height - fontSize * 0.5), right, fontSize }));
  const ends = dataset.columns.map((_name, series) => y(dataset.rows.at(-1)?.values[series] ?? 0));
  spread(ends, fontSize * 1.2, top, bottom).forEach((at, series) => {
    const text = names[series] ?? '';
    const end = { x: round(right + 10), y: round(at + fontSize * 0.35) };
    marks.push({ kind: 'text', ...end, text, anchor: 'start', use: 'label' });
  });
  dataset.rows.forEach((_row, row) => {
    const start = Math.max(0, x(row) - step / 2);
    marks.push({ kind: 'area', x: round(start), y: 0, width: round(step), height, row });
  });
  return {
    width,
    height,
    marks,
    namesSeries: dataset.columns.length === 1 || hasRoomForNames(dataset, options),
  };
}

function seriesMarks(
  points: readonly (readonly [number, number])[],
  series: number,
  zero: number,
  isFilled: boolean,
): Mark[] {
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return [
    ...(isFilled
      ? [{ kind: 'path', d: `${line}L${last} ${zero}L${first} ${zero}Z`, series, use: 'area' } as const]
      : []),
    { kind: 'path', d: line, series, use: 'line' },
    ...points.map(([x, y], row) => ({ kind: 'dot', x, y, series, row }) as const),
  ];
}

/** The last value, with the series' name before it where there is room and more than one series. */
function endNames(dataset: Dataset, options: LineOptions): string[] {
  const isNamed = dataset.columns.length > 1 && hasRoomForNames(dataset, options);
  return dataset.columns.map((name, series) => {
    const value = options.format(dataset.rows.at(-1)?.values[series] ?? 0);
    return isNamed ? `${name} ${value}` : value;
  });
}

function hasRoomForNames(dataset: Dataset, { width, fontSize, format }: LineOptions): boolean {
  const last = dataset.rows.at(-1)?.values ?? [];
  return dataset.columns.every(
    (name, series) => textWidth(`${name} ${format(last[series] ?? 0)}`, fontSize) <= width * 0.28,
  );
}

interface RowLabelOptions {
  readonly x: (row: number) => number;
  readonly step: number;
  readonly y: number;
  readonly right: number;
  readonly fontSize: number;
}

/** As many as fit, evenly; the first always among them. */
function rowLabels({ rows }: Dataset, { x, step, y, right, fontSize }: RowLabelOptions): Mark[] {
  const widest = Math.max(...rows.map(({ label }) => textWidth(label, fontSize)));
  const every = Math.max(1, Math.ceil((widest + fontSize) / (step || right)));
  return rows.flatMap(({ label }, row) => {
    if (row % every !== 0) return [];
    const half = textWidth(label, fontSize) / 2;
    return [axisText(label, round(Math.max(half, x(row))), y, 'middle')];
  });
}

/** Moves positions apart to at least `gap`, as little as possible, within `min` and `max` where that can be. */
export function spread(positions: readonly number[], gap: number, min: number, max: number): number[] {
  const order = positions
    .map((_at, index) => index)
    .sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const placed = [...positions];
  let previous = min - gap;
  for (const index of order) {
    previous = Math.max(placed[index] ?? 0, previous + gap);
    placed[index] = previous;
  }
  let next = max + gap;
  for (const index of order.toReversed()) {
    next = Math.min(placed[index] ?? 0, next - gap);
    placed[index] = next;
  }
  return placed;
}

function axisText(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Mark {
  return { kind: 'text', text, x, y, anchor, use: 'axis' };
}
