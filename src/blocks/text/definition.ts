import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { field } from '#domain/fields/field.ts';
import { glazeTable, lede, letter, studioStory } from './examples.ts';

const props = z.object({
  content: richTextSchema.meta(field('Text')),
  size: z.enum(['small', 'regular', 'large']).meta(field('Size', { group: 'look' })),
});
export type TextProps = z.infer<typeof props>;

export const text = defineBlock<TextProps>({
  type: 'text',
  code: 1,
  label: 'Text',
  description: 'Headings, paragraphs, lists, tables and pictures within prose.',
  category: 'text',
  version: 1,
  describesPage: true,
  isWrittenInPlace: true,
  props,
  defaults: { content: EMPTY_RICH_TEXT, size: 'regular' },
  examples: [
    { name: 'A story with headings', props: { content: studioStory, size: 'regular' } },
    { name: 'An opening line', props: { content: lede, size: 'large' } },
    { name: 'A table and a list', props: { content: glazeTable, size: 'regular' } },
    { name: 'Small print', props: { content: letter, size: 'small' } },
  ],
  text: ({ content }) => plainText(content),
});
