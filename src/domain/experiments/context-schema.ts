import { z } from 'zod';
import { EXPERIMENT_TYPES, type ExperimentContext } from './context.ts';

/** Experiments as pages carry them, under the names of the contract. */
export const experimentContextSchema = z
  .object({
    name: z.string(),
    experimentType: z.enum(EXPERIMENT_TYPES),
    variant: z.string(),
    segmentName: z.string(),
    containsError: z.boolean(),
  })
  .meta({
    id: 'ExperimentContext',
    description: 'An experiment as a page shows it.',
  }) satisfies z.ZodType<ExperimentContext>;
