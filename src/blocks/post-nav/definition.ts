import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  showsNeighbours: z.boolean().meta(field(labels.previousAndNextPosts)),
  /** Which share a tag or category with the post, most of them first. */
  showsRelated: z.boolean().meta(field(labels.relatedPosts, { hint: labels.withTheSameTagsAndCategories })),
  heading: z
    .string()
    .max(200)
    .meta(field(labels.relatedPostsHeading, { when: { key: 'showsRelated', is: [true] } })),
  limit: z
    .int()
    .min(1)
    .max(6)
    .meta(field(labels.maximumNumber, { unit: labels.posts, when: { key: 'showsRelated', is: [true] } })),
  order: z.enum(['newest', 'manual']).meta(
    field(labels.order, {
      choices: { newest: labels.byDate, manual: labels.manually },
      when: { key: 'showsNeighbours', is: [true] },
    }),
  ),
});
export type PostNavProps = z.infer<typeof props>;

const defaults: PostNavProps = {
  showsNeighbours: true,
  showsRelated: true,
  heading: 'Read on',
  limit: 3,
  order: 'newest',
};

export const postNav = defineBlock<PostNavProps>({
  type: 'post-nav',
  code: 44,
  label: labels.morePosts,
  description: labels.linksAPostToThePrevious,
  emptyHint: labels.visibleOnceYouPublishAnotherPost,
  category: 'navigation',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'Neighbours and related posts', props: defaults },
    { name: 'Neighbours', props: { ...defaults, showsRelated: false } },
    { name: 'Related posts', props: { ...defaults, showsNeighbours: false, heading: 'More on this' } },
  ],
});
