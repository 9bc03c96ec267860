import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** A step of the site's rhythm, not a length: it grows and shrinks with the site's spacing. */
  height: z.enum(['small', 'medium', 'large', 'huge']).meta(field(labels.height)),
});
export type SpacerProps = z.infer<typeof props>;

export const spacer = defineBlock<SpacerProps>({
  type: 'spacer',
  code: 22,
  label: labels.spacer,
  description: labels.spaceBetweenTwoBlocksInSteps,
  category: 'layout',
  version: 1,
  props,
  defaults: { height: 'medium' },
  examples: [
    { name: 'Small', props: { height: 'small' } },
    { name: 'Medium', props: { height: 'medium' } },
    { name: 'Large', props: { height: 'large' } },
    { name: 'Huge', props: { height: 'huge' } },
  ],
});
