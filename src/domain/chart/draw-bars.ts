/** Bars: upright where their labels fit below them, lying down where they do not. */
import type { Dataset, DatasetRow } from './dataset.ts';
import { type Drawing, type DrawOptions, fitText, type Mark, round, textWidth } from './marks.ts';
import { makeScale } from './scale.ts';

interface BarOptions extends DrawOptions {
  readonly isStacked: boolean;
}

/** A bar of a row: the values it spans, and which of the row's lanes it lies in. */
interface Segment {
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

export function drawBars(dataset: Dataset, options: BarOptions): Drawing {
  const { width, fontSize } = options;
  const band = (width - 60) / dataset.rows.length;
  const longest = Math.max(...dataset.rows.map(({ label }) => textWidth(label, fontSize)));
  return width >= 500 && longest <= band * 0.95 ? drawUpright(dataset, options) : drawLying(dataset, options);
}

/** Stacked bars grow from zero in both directions: what is below zero stacks downwards. */
export function segmentsOf({ values }: DatasetRow, isStacked: boolean): Segment[] {
  if (!isStacked) return values.map((to, series) => ({ series, from: 0, to, lane: series }));
  let above = 0;
  let below = 0;
  return values.map((value, series) => {
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return { series, from, to: from + value, lane: 0 };
  });
}

function endsOf(dataset: Dataset, isStacked: boolean): number[] {
  return dataset.rows.flatMap((row) => segmentsOf(row, isStacked).map(({ to }) => to));
}

function drawUpright(dataset: Dataset, options: BarOptions): Drawing {
  const { width, height, fontSize, format, isStacked } = options;
  const scale = makeScale(endsOf(dataset, isStacked), 5);
  const left = Math.max(...scale.ticks.map((tick) => textWidth(format(tick), fontSize))) + 10;
  const top = fontSize * 1.6;
  const bottom = height - fontSize * 2;
  const y = (value: number) => round(bottom - scale.at(value) * (bottom - top));
  const band = (width - left) / dataset.rows.length;
  const lanes = isStacked ? 1 : dataset.columns.length;
  const thickness = Math.min(72, (band * 0.7) / lanes);
  const marks: Mark[] = scale.ticks.flatMap((tick) => [
    { kind: 'rule', x1: round(left), y1: y(tick), x2: width, y2: y(tick), isZero: tick === 0 },
    axisText(format(tick), round(left - 8), y(tick) + fontSize * 0.35, 'end'),
  ]);
  dataset.rows.forEach((row, index) => {
    const start = left + band * index;
    const first = start + (band - thickness * lanes) / 2;
    for (const { series, from, to, lane } of segmentsOf(row, isStacked)) {
      const x = round(first + thickness * lane);
      marks.push({
        kind: 'rect',
        x,
        y: Math.min(y(from), y(to)),
        width: round(thickness - 1),
        height: round(Math.abs(y(to) - y(from))),
        series,
        row: index,
      });
      const text = format(to);
      if (!isStacked && textWidth(text, fontSize) <= thickness + 4) {
        marks.push(valueText(text, round(x + thickness / 2), labelY(y(to), to, fontSize), 'middle'));
      }
    }
    if (isStacked) marks.push(totalText(row, round(first + thickness / 2), y, options));
    marks.push(axisText(row.label, round(start + band / 2), height - fontSize * 0.5, 'middle'));
    marks.push({ kind: 'area', x: round(start), y: 0, width: round(band), height, row: index });
  });
  return { width, height, marks, namesSeries: dataset.columns.length === 1 };
}

/** Above a bar that rises, below one that falls. */
function labelY(end: number, value: number, fontSize: number): number {
  return round(value < 0 ? end + fontSize * 1.1 : end - fontSize * 0.4);
}

function totalText(row: DatasetRow, x: number, y: (value: number) => number, options: BarOptions): Mark {
  const highest = Math.max(0, ...segmentsOf(row, true).map(({ to }) => to));
  const total = row.values.reduce((sum, value) => sum + value, 0);
  return valueText(options.format(total), x, labelY(y(highest), 0, options.fontSize), 'middle');
}

/** Each row has its label on a line of its own, so that long ones can be read on a phone. */
function drawLying(dataset: Dataset, options: BarOptions): Drawing {
  const { width, fontSize, format, isStacked } = options;
  const ends = endsOf(dataset, isStacked);
  const low = Math.min(0, ...ends);
  const range = Math.max(0, ...ends) - low;
  const lanes = isStacked ? 1 : dataset.columns.length;
  const thickness = fontSize * 1.3;
  const rowHeight = fontSize * 1.5 + lanes * thickness + fontSize * 0.9;
  const valueRoom = longestValue(dataset, options) + 8;
  const x = (value: number) => round(((value - low) / (range > 1e-9 ? range : 1)) * (width - valueRoom));
  const height = round(rowHeight * dataset.rows.length);
  const marks: Mark[] = [];
  dataset.rows.forEach((row, index) => {
    const top = rowHeight * index;
    marks.push(valueText(fitText(row.label, width, fontSize), 0, round(top + fontSize), 'start'));
    const segments = segmentsOf(row, isStacked);
    const bars = { y1: round(top + fontSize * 1.4), y2: round(top + fontSize * 1.4 + lanes * thickness) };
    marks.push({ kind: 'rule', x1: x(0), x2: x(0), ...bars, isZero: true });
    for (const { series, from, to, lane } of segments) {
      const y = round(top + fontSize * 1.5 + thickness * lane);
      marks.push({
        kind: 'rect',
        x: Math.min(x(from), x(to)),
        y,
        width: round(Math.abs(x(to) - x(from))),
        height: round(thickness - 2),
        series,
        row: index,
      });
      if (!isStacked) marks.push(axisText(format(to), Math.max(x(from), x(to)) + 6, textY(y), 'start'));
    }
    if (isStacked) {
      const total = row.values.reduce((sum, value) => sum + value, 0);
      const end = x(Math.max(0, ...segments.map(({ to }) => to)));
      marks.push(axisText(format(total), end + 6, textY(round(top + fontSize * 1.5)), 'start'));
    }
    marks.push({ kind: 'area', x: 0, y: round(top), width, height: round(rowHeight), row: index });
  });
  return { width, height, marks, namesSeries: dataset.columns.length === 1 };

  function textY(y: number): number {
    return round(y + thickness / 2 + fontSize * 0.28);
  }
}

function longestValue({ rows }: Dataset, { format, fontSize, isStacked }: BarOptions): number {
  const shown = rows.flatMap(({ values }) =>
    isStacked ? [values.reduce((sum, value) => sum + value, 0)] : values,
  );
  return Math.max(...shown.map((value) => textWidth(format(value), fontSize)));
}

function axisText(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Mark {
  return { kind: 'text', text, x, y: round(y), anchor, use: 'axis' };
}

function valueText(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Mark {
  return { kind: 'text', text, x, y, anchor, use: 'label' };
}
