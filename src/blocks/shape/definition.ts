import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';
import { OUTLINE_LABELS, OUTLINE_NAMES, type OutlineName } from './outlines.ts';

const props = z.object({
  shape: z.enum(OUTLINE_NAMES).meta(field(labels.shape, { samples: true, choices: OUTLINE_LABELS })),
  text: z
    .string()
    .max(120)
    .meta(field(labels.wordsInIt, { hint: labels.shrinksToFitCanBeEmpty })),
  fill: z.enum(['accent', 'soft', 'outline']).meta(
    field(labels.filled, {
      samples: true,
      choices: { accent: labels.withTheAccent, soft: labels.softly, outline: labels.notAtAll },
      group: 'look',
    }),
  ),
  size: z.enum(['small', 'regular', 'large']).meta(field(labels.size, { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
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
  label: labels.shape,
  description: labels.aCircleStarOrOtherShape,
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
