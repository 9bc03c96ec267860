import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema
    .optional()
    .meta(field(labels.postsFrom, { hint: labels.leaveEmptyForThePostsOf })),
  by: z.enum(['month', 'year', 'category', 'tag', 'author']).meta(
    field(labels.sortedInto, {
      choices: {
        month: 'Months',
        year: 'Years',
        category: 'Categories',
        tag: 'Tags',
        author: labels.authors,
      },
    }),
  ),
  hasCounts: z.boolean().meta(field(labels.showCounts)),
  layout: z.enum(['list', 'inline']).meta(
    field(labels.layout, {
      samples: true,
      choices: { list: labels.stacked, inline: 'In a line' },
      group: 'look',
    }),
  ),
  limit: z
    .int()
    .min(1)
    .max(500)
    .meta(field(labels.maximumNumber, { unit: labels.entries })),
});
export type PostArchiveProps = z.infer<typeof props>;

const defaults: PostArchiveProps = {
  heading: '',
  by: 'month',
  hasCounts: true,
  layout: 'list',
  limit: 60,
};

export const postArchive = defineBlock<PostArchiveProps>({
  type: 'post-archive',
  code: 24,
  label: labels.postArchive,
  description: labels.linksToPostsByMonthYear,
  category: 'collections',
  collectionType: () => COLLECTION_TYPES.blog,
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'By month', props: { ...defaults, heading: 'Older notes' } },
    { name: 'By year', props: { ...defaults, heading: 'Through the years', by: 'year' } },
    { name: 'Categories', props: { ...defaults, heading: 'Topics', by: 'category' } },
    { name: 'Tags in a line', props: { ...defaults, by: 'tag', layout: 'inline', hasCounts: false } },
    { name: 'Authors', props: { ...defaults, heading: 'Who writes here', by: 'author' } },
  ],
  text: ({ heading }) => heading,
});
