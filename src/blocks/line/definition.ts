import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { BLOCK_TYPES } from '#domain/content/codes.ts';

const props = z.object({
  style: z.enum(['solid', 'dashed', 'dotted']),
  weight: z.enum(['hairline', 'regular', 'bold']),
});
export type LineProps = z.infer<typeof props>;

export const line = defineBlock<LineProps>({
  type: 'line',
  code: BLOCK_TYPES.line,
  label: 'Line',
  description: 'A horizontal rule between two parts of a page.',
  category: 'layout',
  version: 1,
  props,
  defaults: { style: 'solid', weight: 'hairline' },
  examples: [
    { name: 'Hairline', props: { style: 'solid', weight: 'hairline' } },
    { name: 'Dashed', props: { style: 'dashed', weight: 'regular' } },
    { name: 'Bold dots', props: { style: 'dotted', weight: 'bold' } },
  ],
});
