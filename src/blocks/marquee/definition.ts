import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { MARQUEE_DEFAULTS } from '#widgets/marquee/marquee-settings.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  text: z
    .string()
    .max(200)
    .meta(field(labels.text, { hint: labels.aFewWordsThatRepeat })),
  waveFrequency: z
    .number()
    .min(0.5)
    .max(8)
    .meta(field(labels.waves, { hint: labels.numberVisibleAtOnce, group: 'look' })),
  waveIntensity: z
    .number()
    .min(0)
    .max(3)
    .meta(field(labels.heightOfWaves, { hint: labels.from0AStraightLineTo, group: 'look' })),
  animationDirection: z
    .enum(['left', 'right'])
    .meta(field(labels.runs, { choices: { left: labels.toTheLeft, right: labels.toTheRight } })),
  animationSpeed: z
    .number()
    .min(0.1)
    .max(5)
    .meta(field(labels.speed, { hint: labels.at1ItIsEasyTo })),
  pausedOnHover: z.boolean().meta(field(labels.pauseOnHover)),
  size: z.enum(['regular', 'large', 'huge']).meta(field(labels.size, { group: 'look' })),
});
export type MarqueeProps = z.infer<typeof props>;

const defaults: MarqueeProps = { ...MARQUEE_DEFAULTS, text: '', size: 'large' };

export const marquee = defineBlock<MarqueeProps>({
  type: 'marquee',
  code: 70,
  label: labels.marquee,
  description: labels.wordsThatScrollPastStraightOr,
  emptyHint: labels.writeAFewWordsInThe,
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
