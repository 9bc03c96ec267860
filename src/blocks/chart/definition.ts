import { defineBlock } from '#domain/block.ts';
import { EXAMPLES } from './examples.ts';
import * as labels from './labels/en.ts';
import { type ChartProps, props } from './props.ts';

export const chart = defineBlock<ChartProps>({
  type: 'chart',
  code: 10,
  label: labels.chart,
  description: labels.aSmallDatasetAsBarsLines,
  category: 'media',
  version: 1,
  props,
  defaults: {
    kind: 'bar',
    title: '',
    note: '',
    prefix: '',
    suffix: '',
    rowLabel: '',
    dataset: { columns: ['Value'], rows: [{ label: labels.first, values: [1] }] },
  },
  hydrate: 'visible',
  keepsMarkup: true,
  examples: EXAMPLES,
  text: ({ title, note, dataset }) =>
    [title, note, ...dataset.columns, ...dataset.rows.map(({ label }) => label)].join(' '),
});
