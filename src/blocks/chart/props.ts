/** What a chart is made of. */
import { z } from 'zod';
import { checkDataset } from '#domain/chart/dataset.ts';

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
  kind: z.enum(CHART_KINDS),
  title: z.string().max(200),
  /** Where the numbers come from, or what to see in them. */
  note: z.string().max(500),
  /** Set before and after every number, e.g. "€" or " °C". */
  prefix: z.string().max(10),
  suffix: z.string().max(10),
  /** Heads the column of row labels in the table, e.g. "Month". */
  rowLabel: z.string().max(60),
  dataset: datasetSchema,
});
export type ChartProps = z.infer<typeof props>;
