import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { SHAPE_NAMES, type ShapeName } from '#widgets/text-shape/shapes.ts';
import {
  SHAPE_DIRECTIONS,
  SHAPE_MODES,
  TEXT_SHAPE_DEFAULTS,
} from '#widgets/text-shape/text-shape-settings.ts';

const SHAPE_LABELS: Readonly<Record<ShapeName, string>> = {
  circle: 'Circle',
  cross: 'Cross',
  enclose: 'Frame',
  jagged: 'Jagged line',
  scribble: 'Scribble',
  strike: 'Struck through',
  strikeDiagonal: 'Struck through, slanting',
  underline: 'Underline',
  underlineCurve: 'Curved underline',
  underlineDouble: 'Double underline',
  wave: 'Wave',
};

const props = z.object({
  before: z.string().max(200).meta(field('Words before it')),
  text: z.string().max(200).meta(field('Text in the shape')),
  after: z.string().max(200).meta(field('Words after it')),
  shape: z.enum(SHAPE_NAMES).meta(field('Shape', { choices: SHAPE_LABELS })),
  mode: z
    .enum(SHAPE_MODES)
    .meta(field('Appears', { choices: { draw: 'Drawn', fade: 'Fading in', fadeScale: 'Fade and grow' } })),
  direction: z.enum(SHAPE_DIRECTIONS).meta(
    field('Drawn from', {
      choices: { left: 'The left', right: 'The right' },
      when: { key: 'mode', is: ['draw'] },
    }),
  ),
  duration: z
    .number()
    .min(0.1)
    .max(5)
    .meta(field('Takes', { unit: 'seconds' })),
  thickness: z.enum(['0.03em', '0.06em', '0.12em']).meta(
    field('Stroke', {
      choices: { '0.03em': 'Thin', '0.06em': 'Regular', '0.12em': 'Thick' },
      group: 'look',
    }),
  ),
  level: z.enum(['h1', 'h2', 'h3', 'p']).meta(
    field('Kind of text', {
      choices: { h1: 'Page title', h2: 'Heading', h3: 'Smaller heading', p: 'Plain text' },
    }),
  ),
  size: z.enum(['regular', 'large', 'huge']).meta(field('Size', { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
});
export type TextShapeProps = z.infer<typeof props>;

const defaults: TextShapeProps = {
  ...TEXT_SHAPE_DEFAULTS,
  thickness: '0.06em',
  before: '',
  text: '',
  after: '',
  level: 'h2',
  size: 'large',
  align: 'start',
};

const words: Readonly<Record<ShapeName, readonly [string, string, string]>> = {
  circle: ['Fired', 'twice', 'and looked at three times'],
  cross: ['We threw away', 'every second bowl', 'that spring'],
  enclose: ['Open', 'Saturdays', 'from ten'],
  jagged: ['Glazed with', 'ash', 'from our own stove'],
  scribble: ['Nothing is', 'perfect', 'here'],
  strike: ['Seconds for', '48', '24 pounds'],
  strikeDiagonal: ['No', 'moulds', 'no machines'],
  underline: ['Plates for', 'every day', ''],
  underlineCurve: ['Made', 'slowly', 'on purpose'],
  underlineDouble: ['Signed and', 'numbered', ''],
  wave: ['From the', 'Oslofjord', 'to your table'],
};

export const textShape = defineBlock<TextShapeProps>({
  type: 'text-shape',
  code: 38,
  label: 'Text with a shape',
  description: 'A line of text with some words circled, underlined or struck through, as if by hand.',
  emptyHint: 'Write the words in the panel.',
  category: 'text',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    ...SHAPE_NAMES.map((shape) => {
      const [before, text, after] = words[shape];
      return { name: SHAPE_LABELS[shape], props: { ...defaults, shape, before, text, after } };
    }),
    {
      name: 'Over several lines, fading in and growing, thick',
      props: {
        ...defaults,
        shape: 'underlineCurve',
        mode: 'fadeScale',
        thickness: '0.12em',
        before: 'We make',
        text: 'plates, bowls, jugs, lamps and whatever else can be thrown on a wheel and carried home on the train',
        after: 'since 1998.',
        size: 'huge',
      },
    },
    {
      name: 'Fading in, thin, as a small heading',
      props: {
        ...defaults,
        shape: 'enclose',
        mode: 'fade',
        thickness: '0.03em',
        before: 'Closed',
        text: 'in August',
        level: 'h3',
        size: 'regular',
      },
    },
    {
      name: 'Drawn from the right, slowly, centred',
      props: {
        ...defaults,
        shape: 'circle',
        direction: 'right',
        duration: 2,
        before: 'Come and',
        text: 'touch things',
        align: 'center',
      },
    },
    {
      name: 'Plain text, at the end',
      props: {
        ...defaults,
        shape: 'underlineDouble',
        before: 'Closed on',
        text: 'Mondays',
        level: 'p',
        size: 'regular',
        align: 'end',
      },
    },
  ],
  text: ({ before, text, after }) => [before, text, after].filter(Boolean).join(' '),
});
