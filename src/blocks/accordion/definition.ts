import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

/** As questions end in the languages that people write. */
const IS_QUESTION = /[?？؟\u037e⸮՞፧]['"’”»)]?$|\p{Script=Greek};$/u;

const itemSchema = z.object({
  title: z.string().max(300).meta(field(labels.title)),
  content: richTextSchema.meta(field(labels.text)),
});

const props = z.object({
  items: z
    .array(itemSchema)
    .max(60)
    .meta(field(labels.questions, { entry: labels.question })),
  isMultiple: z.boolean().meta(field(labels.allowSeveralOpenAtOnce)),
  isFirstOpen: z.boolean().meta(field(labels.openTheFirstOne)),
  headingLevel: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .meta(field(labels.headingLevel, { hint: labels.oneBelowTheHeadingAboveIt, group: 'look' })),
  size: z.enum(['regular', 'large']).meta(field(labels.size, { samples: true, group: 'look' })),
});
export type AccordionProps = z.infer<typeof props>;

const defaults: AccordionProps = {
  items: [],
  isMultiple: false,
  isFirstOpen: false,
  headingLevel: 2,
  size: 'regular',
};

const questions: AccordionProps['items'] = [
  {
    title: 'Can the plates go into the dishwasher?',
    content: paragraphs(
      'All of our tableware can, on the short programme. The gold joints cannot: wash those by hand.',
    ),
  },
  {
    title: 'How long does an order take?',
    content: paragraphs(
      'What is on the shelf leaves the studio within three days. What has to be thrown takes six to eight weeks: a week to dry, two firings, and the kiln is only lit when it is full.',
      'We write to you when it comes out.',
    ),
  },
  {
    title: 'Do you teach beginners?',
    content: paragraphs('Every Saturday from ten. Clay, glaze, firing and lunch are included.'),
  },
];

export const accordion = defineBlock<AccordionProps>({
  type: 'accordion',
  code: 69,
  label: labels.accordion,
  description: labels.questionsWithAnswersThatExpandSuch,
  emptyHint: labels.writeYourFirstQuestionInThe,
  category: 'text',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    { name: 'One open at a time', props: { ...defaults, items: questions } },
    {
      name: 'Several open, the first from the start, large',
      props: {
        ...defaults,
        items: questions,
        isMultiple: true,
        isFirstOpen: true,
        size: 'large',
      },
    },
    {
      name: 'A single, long one',
      props: {
        ...defaults,
        items: [
          {
            title:
              'What happens to my deposit if I have to cancel the throwing course less than two weeks before it begins?',
            content: paragraphs(
              'You get half of it back, and all of it if someone from the waiting list takes your wheel.',
            ),
          },
        ],
      },
    },
  ],
  questions: ({ items }) => {
    const asked = items
      .map(({ title, content }) => ({ question: title.trim(), answer: plainText(content).trim() }))
      .filter(({ question }) => question !== '');
    return asked.every(({ question, answer }) => IS_QUESTION.test(question) && answer !== '') ? asked : [];
  },
  text: ({ items }) => items.map(({ title, content }) => `${title} ${plainText(content)}`).join(' '),
});
