import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z
    .string()
    .max(100)
    .meta(field(labels.heading, { hint: labels.leaveEmptyToShowTheNumber })),
  /** The post whose comments these are; the page's own when absent. */
  item: linkSchema.optional().meta(field(labels.ofThePost, { hint: labels.leaveEmptyForThePostThis })),
});
export type CommentsProps = z.infer<typeof props>;

const defaults: CommentsProps = { heading: '' };

export const comments = defineBlock<CommentsProps>({
  type: 'comments',
  code: 25,
  label: labels.comments,
  description: labels.commentsOnAPostWithA,
  category: 'social',
  version: 1,
  props,
  defaults,
  hydrate: 'interaction',
  examples: [
    { name: 'Below a post', props: defaults },
    {
      name: 'With a heading, before anybody has answered',
      props: { heading: 'Be the first to say something' },
    },
    { name: 'Where no more comments are taken', props: { heading: 'What guests said' } },
  ],
});
