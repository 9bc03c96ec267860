import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { OUTLINE_LABELS, OUTLINE_NAMES, type OutlineName } from './outlines.ts';

const props = z.object({
  shape: z.enum(OUTLINE_NAMES).meta(field('Shape', { samples: true, choices: OUTLINE_LABELS })),
  text: z
    .string()
    .max(120)
    .meta(field('Words in it', { hint: 'Shrinks to fit. Can be empty.' })),
  fill: z.enum(['accent', 'soft', 'outline']).meta(
    field('Filled', {
      samples: true,
      choices: { accent: 'With the accent', soft: 'Softly', outline: 'Not at all' },
      group: 'look',
    }),
  ),
  size: z.enum(['small', 'regular', 'large']).meta(field('Size', { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
});
export type ShapeProps = z.infer<typeof props>;

const defaults: ShapeProps = { shape: 'circle', text: '', fill: 'accent', size: 'regular', align: 'start' };

const words: Readonly<Record<OutlineName, string>> = {
  circle: 'New in the shop',
  square: 'Four bowls, one box',
  pill: 'Sold out',
  arch: 'Come in',
  diamond: '1998',
  star: '−20 %',
  blob: 'Hand-thrown',
};
const fills = ['accent', 'soft', 'outline'] as const;

export const shape = defineBlock<ShapeProps>({
  type: 'shape',
  code: 71,
  label: 'Shape',
  description: 'A circle, star or other shape in your site’s colours, with optional text.',
  category: 'media',
  version: 1,
  hydrate: 'visible',
  needsIsland: ({ text }) => text.trim() !== '',
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    ...OUTLINE_NAMES.map((name, index) => ({
      name: `${OUTLINE_LABELS[name]}`,
      props: { ...defaults, shape: name, text: words[name], fill: fills[index % 3] ?? 'accent' },
    })),
    {
      name: 'Too many words, small',
      props: {
        ...defaults,
        size: 'small',
        text: 'Verkaufsausstellung der Werkstattgemeinschaft am Donnerstagnachmittag',
        fill: 'soft',
        align: 'center',
      },
    },
    { name: 'Without words, large', props: { ...defaults, shape: 'blob', size: 'large', align: 'end' } },
  ],
  text: ({ text }) => text,
});
