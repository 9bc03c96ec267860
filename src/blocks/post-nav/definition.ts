import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  showsNeighbours: z.boolean().meta(field('Previous and next posts')),
  /** Which share a tag or category with the post, most of them first. */
  showsRelated: z.boolean().meta(field('Related posts', { hint: 'With the same tags and categories.' })),
  heading: z
    .string()
    .max(200)
    .meta(field('Related posts heading', { when: { key: 'showsRelated', is: [true] } })),
  limit: z
    .int()
    .min(1)
    .max(6)
    .meta(field('Maximum number', { unit: 'posts', when: { key: 'showsRelated', is: [true] } })),
  order: z.enum(['newest', 'manual']).meta(
    field('Order', {
      choices: { newest: 'By date', manual: 'Manually' },
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
  label: 'More posts',
  description: 'Links a post to the previous, next and related ones.',
  emptyHint: 'Visible once you publish another post.',
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
