import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { SHAPE_NAMES, type ShapeName } from '#widgets/text-shape/shapes.ts';
import {
  SHAPE_DIRECTIONS,
  SHAPE_MODES,
  TEXT_SHAPE_DEFAULTS,
} from '#widgets/text-shape/text-shape-settings.ts';
import * as labels from './labels/en.ts';

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
  before: z.string().max(200).meta(field(labels.wordsBeforeIt)),
  text: z.string().max(200).meta(field(labels.textInTheShape)),
  after: z.string().max(200).meta(field(labels.wordsAfterIt)),
  shape: z.enum(SHAPE_NAMES).meta(field(labels.shape, { choices: SHAPE_LABELS })),
  mode: z.enum(SHAPE_MODES).meta(
    field(labels.appears, {
      choices: { draw: labels.drawn, fade: labels.fadingIn, fadeScale: labels.fadeAndGrow },
    }),
  ),
  direction: z.enum(SHAPE_DIRECTIONS).meta(
    field(labels.drawnFrom, {
      choices: { left: labels.theLeft, right: labels.theRight },
      when: { key: 'mode', is: ['draw'] },
    }),
  ),
  duration: z
    .number()
    .min(0.1)
    .max(5)
    .meta(field(labels.takes, { unit: labels.seconds })),
  thickness: z.enum(['0.03em', '0.06em', '0.12em']).meta(
    field(labels.stroke, {
      choices: { '0.03em': labels.thin, '0.06em': labels.regular, '0.12em': labels.thick },
      group: 'look',
    }),
  ),
  level: z.enum(['h1', 'h2', 'h3', 'p']).meta(
    field(labels.kindOfText, {
      choices: { h1: labels.pageTitle, h2: labels.heading, h3: labels.smallerHeading, p: labels.plainText },
    }),
  ),
  size: z.enum(['regular', 'large', 'huge']).meta(field(labels.size, { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
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
  label: labels.textWithAShape,
  description: labels.aLineOfTextWithSome,
  emptyHint: labels.writeTheWordsInThePanel,
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
