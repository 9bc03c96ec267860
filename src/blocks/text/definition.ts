import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import {
  childrenOf,
  EMPTY_RICH_TEXT,
  openingProse,
  plainText,
  type RichNode,
  richTextSchema,
} from '#domain/content/rich-text.ts';
import { field } from '#domain/fields/field.ts';
import { OPENS_LARGE_CHOICES, opensLargeSchema } from '../kit/opens-large.ts';
import { glazeTable, lede, letter, studioStory } from './examples.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  content: richTextSchema.meta(field(labels.text)),
  size: z.enum(['small', 'regular', 'large']).meta(field(labels.size, { group: 'look' })),
  opensLarge: opensLargeSchema
    .optional()
    .meta(field(labels.openPicturesFullScreen, { choices: OPENS_LARGE_CHOICES, group: 'look' })),
});
export type TextProps = z.infer<typeof props>;

export const text = defineBlock<TextProps>({
  type: 'text',
  code: 1,
  label: labels.text,
  description: labels.headingsParagraphsListsTablesAndPictures,
  category: 'text',
  version: 1,
  hydrate: 'load',
  needsIsland: ({ opensLarge = 'no', content }) => opensLarge !== 'no' && hasPicture(content.content),
  keepsMarkup: true,
  opening: ({ content }) => openingProse(content),
  isWrittenInPlace: true,
  props,
  defaults: { content: EMPTY_RICH_TEXT, size: 'regular' },
  examples: [
    { name: 'A story with headings', props: { content: studioStory, size: 'regular', opensLarge: 'light' } },
    { name: 'An opening line', props: { content: lede, size: 'large' } },
    { name: 'A table and a list', props: { content: glazeTable, size: 'regular' } },
    { name: 'Small print', props: { content: letter, size: 'small' } },
  ],
  text: ({ content }) => plainText(content),
});

function hasPicture(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => node.type === 'image' || hasPicture(childrenOf(node)));
}
