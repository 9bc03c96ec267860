import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  quote: richTextSchema.meta(field(labels.quote)),
  /** Who said it. */
  source: z.string().max(200).meta(field(labels.whoSaidIt)),
  /** What the source is: a trade, a paper, a town. */
  role: z
    .string()
    .max(200)
    .meta(field(labels.whatTheyAre, { hint: labels.aTradeAPaperATown })),
  link: linkSchema.optional().meta(field(labels.leadsTo)),
  align: z.enum(['start', 'center']).meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
});
export type QuoteProps = z.infer<typeof props>;

export const quote = defineBlock<QuoteProps>({
  type: 'quote',
  code: 18,
  label: labels.quote,
  description: labels.someonesWordsWithTheirName,
  category: 'text',
  version: 1,
  isWrittenInPlace: true,
  props,
  defaults: { quote: EMPTY_RICH_TEXT, source: '', role: '', align: 'start' },
  examples: [
    {
      name: 'With a source and a role',
      props: {
        quote: paragraphs('The only plates my guests turn over to see who made them.'),
        source: 'Amara Lindqvist',
        role: 'cook at Norrsken, Umeå',
        align: 'start',
      },
    },
    {
      name: 'Longer, linked to where it was printed',
      props: {
        quote: paragraphs(
          'Halden’s pots look as if they had been found, not made. You have to hold one to notice how much was decided.',
          'Then you see that the foot is cut for your thumb.',
        ),
        source: 'Clay & Fire',
        role: 'spring issue',
        link: { url: 'https://clayandfire.example/halden' },
        align: 'start',
      },
    },
    {
      name: 'Centred, without a source',
      props: {
        quote: paragraphs('Use the good plates.'),
        source: '',
        role: '',
        align: 'center',
      },
    },
  ],
  text: (props) => [plainText(props.quote), props.source, props.role].filter(Boolean).join(' '),
});
