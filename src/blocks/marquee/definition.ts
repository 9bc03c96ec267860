import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { MARQUEE_DEFAULTS } from '#widgets/marquee/marquee-settings.ts';

const props = z.object({
  text: z
    .string()
    .max(200)
    .meta(field('Text', { hint: 'A few words that repeat.' })),
  waveFrequency: z
    .number()
    .min(0.5)
    .max(8)
    .meta(field('Waves', { hint: 'Number visible at once.', group: 'look' })),
  waveIntensity: z
    .number()
    .min(0)
    .max(3)
    .meta(field('Height of waves', { hint: 'From 0, a straight line, to 3.', group: 'look' })),
  animationDirection: z
    .enum(['left', 'right'])
    .meta(field('Runs', { choices: { left: 'To the left', right: 'To the right' } })),
  animationSpeed: z
    .number()
    .min(0.1)
    .max(5)
    .meta(field('Speed', { hint: 'At 1 it is easy to read.' })),
  pausedOnHover: z.boolean().meta(field('Pause on hover')),
  size: z.enum(['regular', 'large', 'huge']).meta(field('Size', { group: 'look' })),
});
export type MarqueeProps = z.infer<typeof props>;

const defaults: MarqueeProps = { ...MARQUEE_DEFAULTS, text: '', size: 'large' };

export const marquee = defineBlock<MarqueeProps>({
  type: 'marquee',
  code: 70,
  label: 'Marquee',
  description: 'Words that scroll past, straight or in a wave.',
  emptyHint: 'Write a few words in the panel.',
  category: 'text',
  version: 1,
  hydrate: 'visible',
  props,
  defaults,
  examples: [
    {
      name: 'Along a wave',
      props: {
        ...defaults,
        text: 'Open studio on Saturday  ·  Seconds at half price  ·',
        waveIntensity: 1.5,
        waveFrequency: 2,
      },
    },
    {
      name: 'Straight, to the right, resting under the pointer',
      props: {
        ...defaults,
        text: 'Thrown, glazed and fired in Halden  —',
        animationDirection: 'right',
        pausedOnHover: true,
        size: 'regular',
      },
    },
    {
      name: 'One word, huge and fast',
      props: {
        ...defaults,
        text: 'Clay  ✳',
        size: 'huge',
        animationSpeed: 2,
        waveIntensity: 0.6,
        waveFrequency: 1,
      },
    },
  ],
  text: ({ text }) => text,
});
