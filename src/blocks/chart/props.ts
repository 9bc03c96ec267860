/** What a chart is made of. */
import { z } from 'zod';
import { checkDataset } from '#domain/chart/dataset.ts';
import { field } from '#domain/fields/field.ts';
import * as named from './labels/en.ts';

const CHART_KINDS = ['bar', 'stacked-bar', 'line', 'area', 'pie', 'donut'] as const;

const datasetSchema = z
  .object({
    columns: z.array(z.string().max(100)).max(50),
    rows: z
      .array(
        z.object({ label: z.string().max(200), values: z.array(z.number().min(-1e15).max(1e15)).max(50) }),
      )
      .max(1000),
  })
  .superRefine((dataset, context) => {
    const message = checkDataset(dataset);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const props = z.object({
  kind: z.enum(CHART_KINDS).meta(
    field(named.kindOfChart, {
      samples: true,
      choices: {
        bar: named.bars,
        'stacked-bar': named.stackedBars,
        area: 'Area',
        line: named.line,
        pie: named.pie,
        donut: named.donut,
      },
    }),
  ),
  title: z.string().max(200).meta(field(named.title)),
  /** Where the numbers come from, or what to see in them. */
  note: z
    .string()
    .max(500)
    .meta(field(named.note, { control: 'long-text', hint: named.sourceOfTheDataOrA })),
  /** Set before and after every number, e.g. "€" or " °C". */
  prefix: z
    .string()
    .max(10)
    .meta(field(named.prefix, { hint: named.forExample, group: 'look' })),
  suffix: z
    .string()
    .max(10)
    .meta(field(named.suffix, { hint: named.forExampleC, group: 'look' })),
  /** Heads the column of row labels in the table, e.g. "Month". */
  rowLabel: z
    .string()
    .max(60)
    .meta(field(named.nameOfTheRows, { hint: named.titleOfTheFirstColumnFor })),
  dataset: datasetSchema.meta(field(named.numbers, { control: 'dataset' })),
});
export type ChartProps = z.infer<typeof props>;
