import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';
import { OPENS_LARGE_CHOICES, opensLargeSchema } from '../kit/opens-large.ts';
import * as labels from './labels/en.ts';

/** Width to height by name; `original` crops nothing. */
export const RATIOS = {
  original: undefined,
  '1:1': 1,
  '4:5': 4 / 5,
  '3:4': 3 / 4,
  '2:3': 2 / 3,
  '5:4': 5 / 4,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '21:9': 21 / 9,
} as const;
type Ratio = keyof typeof RATIOS;

const props = z.object({
  image: mediaRefSchema.optional().meta(field(labels.picture, { files: 'image' })),
  /** Replaces the picture's own alternative text on this page. */
  alt: z
    .string()
    .max(1000)
    .optional()
    .meta(
      field(labels.alternativeTextOnThisPage, {
        control: 'long-text',
        hint: labels.replacesThePicturesOwnTextDescribe,
        when: { key: 'isDecorative', is: [false] },
      }),
    ),
  /** The picture says nothing that the page does not say in words: no alternative text is read. */
  isDecorative: z.boolean().meta(field(labels.onlyDecoration, { hint: labels.screenReadersSkipIt })),
  caption: richTextSchema.meta(field(labels.caption)),
  link: linkSchema.optional().meta(field(labels.leadsTo)),
  opensLarge: opensLargeSchema.meta(
    field(labels.opensLarge, {
      choices: OPENS_LARGE_CHOICES,
      hint: labels.opensOnClickUnlessThePicture,
    }),
  ),
  ratio: z
    .enum(Object.keys(RATIOS) as Ratio[])
    .meta(field(labels.crop, { choices: { original: labels.asItIs, '1:1': labels.square }, group: 'look' })),
  /** Part of the column that the picture fills; on phones it fills all of it. */
  width: z.enum(['full', 'wide', 'half', 'third']).meta(
    field(labels.width, {
      choices: { full: labels.allOfIt, wide: labels.mostOfIt, half: labels.half, third: labels.aThird },
      hint: labels.ofItsColumnOnPhonesAnd,
      group: 'look',
    }),
  ),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
  shape: z.enum(['square', 'rounded', 'round']).meta(
    field(labels.corners, {
      choices: { square: labels.square, rounded: labels.rounded, round: labels.round },
      group: 'look',
    }),
  ),
});
export type ImageProps = z.infer<typeof props>;

const defaults: ImageProps = {
  isDecorative: false,
  caption: EMPTY_RICH_TEXT,
  opensLarge: 'no',
  ratio: 'original',
  width: 'full',
  align: 'center',
  shape: 'square',
};

export const image = defineBlock<ImageProps>({
  type: 'image',
  code: 2,
  label: labels.image,
  description: labels.aPictureWithAnOptionalCaption,
  emptyHint: labels.chooseAPictureOrDropOne,
  category: 'media',
  version: 2,
  migrations: { 1: (props) => ({ ...props, opensLarge: 'no' }) },
  hydrate: 'load',
  needsIsland: ({ opensLarge, link }) => opensLarge !== 'no' && !link,
  keepsMarkup: true,
  showsPicture: true,
  beginsWithPicture: (props) => props.image !== undefined,
  props,
  defaults,
  examples: [
    {
      name: 'With a caption',
      props: {
        ...defaults,
        image: EXAMPLE_MEDIA.landscape,
        caption: paragraphs('The red we were after for six years, with half a fig.'),
        opensLarge: 'dark',
      },
    },
    {
      name: 'A portrait picture, cropped square and linked',
      props: {
        ...defaults,
        image: EXAMPLE_MEDIA.portrait,
        alt: 'The pointed end of a red bowl, with its shadow on concrete',
        ratio: '1:1',
        width: 'half',
        align: 'start',
        shape: 'rounded',
        link: { url: '/work' },
      },
    },
    {
      name: 'Round, decorative',
      props: {
        ...defaults,
        image: EXAMPLE_MEDIA.detail,
        isDecorative: true,
        ratio: '1:1',
        width: 'third',
        shape: 'round',
      },
    },
    {
      name: 'Panorama that opens whole, over a light ground',
      props: {
        ...defaults,
        image: EXAMPLE_MEDIA.landscape,
        ratio: '21:9',
        shape: 'rounded',
        opensLarge: 'light',
      },
    },
  ],
  text: ({ alt, caption }) => [alt ?? '', plainText(caption)].join(' ').trim(),
});
