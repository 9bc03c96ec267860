import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  style: z.enum(['solid', 'dashed', 'dotted', 'double']).meta(field(labels.style, { samples: true })),
  weight: z.enum(['hairline', 'regular', 'bold']).meta(field(labels.weight)),
  /** `short` is a mark between two thoughts rather than an edge. */
  width: z
    .enum(['full', 'short'])
    .meta(field(labels.length, { choices: { full: labels.fullWidth, short: labels.short } })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, when: { key: 'width', is: ['short'] } })),
  /** Drawn in the accent colour instead of the quiet border colour. */
  isAccented: z.boolean().meta(field(labels.useTheAccentColour)),
});
export type LineProps = z.infer<typeof props>;

const defaults: LineProps = {
  style: 'solid',
  weight: 'hairline',
  width: 'full',
  align: 'start',
  isAccented: false,
};

export const line = defineBlock<LineProps>({
  type: 'line',
  code: 21,
  label: labels.line,
  description: labels.aHorizontalLineBetweenTwoParts,
  category: 'layout',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'Hairline', props: defaults },
    { name: 'Dashed', props: { ...defaults, style: 'dashed', weight: 'regular' } },
    { name: 'Bold dots', props: { ...defaults, style: 'dotted', weight: 'bold' } },
    { name: 'Double', props: { ...defaults, style: 'double', weight: 'regular' } },
    {
      name: 'Short accent in the middle',
      props: { ...defaults, weight: 'regular', width: 'short', align: 'center', isAccented: true },
    },
  ],
});
