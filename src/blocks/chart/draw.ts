/** A chart's props as drawings, one for the width of a phone and one for more. */
import { type Dataset, truncateDataset } from '#domain/chart/dataset.ts';
import { drawBars } from '#domain/chart/draw-bars.ts';
import { drawLines } from '#domain/chart/draw-lines.ts';
import { drawPie, type Slice, slicesOf } from '#domain/chart/draw-pie.ts';
import type { Drawing } from '#domain/chart/marks.ts';
import type { ChartProps } from './props.ts';
import { chartWords } from './words/words.ts';

export interface DrawnChart {
  readonly wide: Drawing;
  readonly narrow: Drawing;
  /** Names and, for parts of a whole, shares; in the order of the colours. */
  readonly legend: readonly string[];
  /** What pointing at a row or part says. */
  readonly readouts: readonly string[];
  readonly dataset: Dataset;
  readonly isTruncated: boolean;
}

const WIDE = { width: 720, height: 380, fontSize: 14 };
const NARROW = { width: 350, height: 280, fontSize: 13 };

export function drawChart(props: ChartProps, locale: string): DrawnChart {
  const { isTruncated, ...dataset } = truncateDataset(props.dataset);
  const format = numberFormat(props, locale);
  if (props.kind === 'pie' || props.kind === 'donut') {
    return {
      ...drawParts(slicesOf(dataset, chartWords(locale)('other')), props, locale),
      dataset,
      isTruncated,
    };
  }
  const draw = (size: typeof WIDE): Drawing =>
    props.kind === 'line' || props.kind === 'area'
      ? drawLines(dataset, { ...size, format, isFilled: props.kind === 'area' })
      : drawBars(dataset, { ...size, format, isStacked: props.kind === 'stacked-bar' });
  return {
    wide: draw(WIDE),
    narrow: draw(NARROW),
    legend: dataset.columns,
    readouts: dataset.rows.map(
      ({ label, values }) =>
        `${label}: ${values
          .map((value, series) =>
            values.length === 1 ? format(value) : `${dataset.columns[series]} ${format(value)}`,
          )
          .join(', ')}`,
    ),
    dataset,
    isTruncated,
  };
}

function drawParts(slices: readonly Slice[], props: ChartProps, locale: string) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const format = numberFormat(props, locale);
  const options = { format: (share: number) => percent.format(share), hasHole: props.kind === 'donut' };
  const texts = slices.map(
    ({ label, value, share }) => `${label}: ${format(value)}, ${percent.format(share)}`,
  );
  return {
    wide: drawPie(slices, { ...WIDE, ...options }),
    narrow: drawPie(slices, { ...NARROW, ...options }),
    legend: texts,
    readouts: texts,
  };
}

export function numberFormat({ prefix, suffix }: ChartProps, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  // The sign goes before the prefix: −€2,400.
  return (value) => `${value < 0 ? '−' : ''}${prefix}${format.format(Math.abs(value))}${suffix}`;
}
