import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';
import { OPENS_LARGE_CHOICES, opensLargeSchema } from '../kit/opens-large.ts';

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
  image: mediaRefSchema.optional().meta(field('Picture', { files: 'image' })),
  /** Replaces the picture's own alternative text on this page. */
  alt: z
    .string()
    .max(1000)
    .optional()
    .meta(
      field('Alternative text on this page', {
        control: 'long-text',
        hint: 'Replaces the picture’s own text. Describe it for people who can’t see it.',
        when: { key: 'isDecorative', is: [false] },
      }),
    ),
  /** The picture says nothing that the page does not say in words: no alternative text is read. */
  isDecorative: z.boolean().meta(field('Only decoration', { hint: 'Screen readers skip it.' })),
  caption: richTextSchema.meta(field('Caption')),
  link: linkSchema.optional().meta(field('Leads to')),
  opensLarge: opensLargeSchema.meta(
    field('Opens large', {
      choices: OPENS_LARGE_CHOICES,
      hint: 'Opens on click, unless the picture has a link.',
    }),
  ),
  ratio: z
    .enum(Object.keys(RATIOS) as Ratio[])
    .meta(field('Crop', { choices: { original: 'As it is', '1:1': 'Square' }, group: 'look' })),
  /** Part of the column that the picture fills; on phones it fills all of it. */
  width: z.enum(['full', 'wide', 'half', 'third']).meta(
    field('Width', {
      choices: { full: 'All of it', wide: 'Most of it', half: 'Half', third: 'A third' },
      hint: 'Of its column. On phones and in narrow columns, it fills the column.',
      group: 'look',
    }),
  ),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
  shape: z
    .enum(['square', 'rounded', 'round'])
    .meta(
      field('Corners', { choices: { square: 'Square', rounded: 'Rounded', round: 'Round' }, group: 'look' }),
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
  label: 'Image',
  description: 'A picture with an optional caption and link.',
  emptyHint: 'Choose a picture, or drop one here.',
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
