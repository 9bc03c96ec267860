/** What a chart is made of. */
import { z } from 'zod';
import { checkDataset } from '#domain/chart/dataset.ts';
import { field } from '#domain/fields/field.ts';

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
    field('Kind of chart', {
      samples: true,
      choices: {
        bar: 'Bars',
        'stacked-bar': 'Stacked bars',
        area: 'Area',
        line: 'Line',
        pie: 'Pie',
        donut: 'Donut',
      },
    }),
  ),
  title: z.string().max(200).meta(field('Title')),
  /** Where the numbers come from, or what to see in them. */
  note: z
    .string()
    .max(500)
    .meta(field('Note', { control: 'long-text', hint: 'Source of the data, or a short explanation.' })),
  /** Set before and after every number, e.g. "€" or " °C". */
  prefix: z
    .string()
    .max(10)
    .meta(field('Prefix', { hint: 'For example €.', group: 'look' })),
  suffix: z
    .string()
    .max(10)
    .meta(field('Suffix', { hint: 'For example °C.', group: 'look' })),
  /** Heads the column of row labels in the table, e.g. "Month". */
  rowLabel: z
    .string()
    .max(60)
    .meta(field('Name of the rows', { hint: 'Title of the first column, for example Month.' })),
  dataset: datasetSchema.meta(field('Numbers', { control: 'dataset' })),
});
export type ChartProps = z.infer<typeof props>;
