import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES, type CollectionTypeCode } from '#domain/content/codes.ts';
import { LIST_LAYOUT_WORDS, LIST_LAYOUTS } from '#domain/content/document.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import { RATIOS } from '../kit/ratio.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  introduction: z.string().max(1000).optional().meta(field(labels.introduction)),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field(labels.from)),
  /** Events show when and where they are; posts when they were written. */
  kind: z
    .enum(['posts', 'events'])
    .meta(field(labels.whatTheyAre, { choices: { posts: labels.posts, events: labels.events } })),
  layout: z
    .enum(LIST_LAYOUTS)
    .meta(field(labels.layout, { samples: true, choices: LIST_LAYOUT_WORDS, group: 'look' })),
  columns: z
    .int()
    .min(2)
    .max(4)
    .meta(field(labels.columns, { group: 'look', when: { key: 'layout', is: ['grid', 'cards', 'cover'] } })),
  limit: z
    .int()
    .min(1)
    .max(60)
    .meta(field(labels.maximumNumber, { unit: labels.entries })),
  order: z.enum(['newest', 'oldest', 'title', 'manual']).meta(
    field(labels.order, {
      choices: {
        newest: labels.newestFirst,
        oldest: labels.oldestFirst,
        title: labels.byTitle,
        manual: labels.manually,
      },
    }),
  ),
  /** Which events, when they are events. */
  events: z.enum(['upcoming', 'past', 'upcoming-then-past']).meta(
    field(labels.whichEvents, {
      choices: {
        upcoming: labels.thoseToCome,
        past: labels.past,
        'upcoming-then-past': labels.upcomingThenPast,
      },
      when: { key: 'kind', is: ['events'] },
    }),
  ),
  category: z
    .string()
    .max(100)
    .optional()
    .meta(field(labels.onlyThisCategory, { control: 'category' })),
  tag: z
    .string()
    .max(100)
    .optional()
    .meta(field(labels.onlyThisTag, { control: 'tag' })),
  /** Keeps to the tag, category, author, month and page that the address asks for, and offers further pages. */
  followsAddress: z.boolean().meta(
    field(labels.showFurtherPages, {
      hint: labels.alsoFollowsTheTagCategoryAuthor,
    }),
  ),
  /** Where the address says which part of the list is asked for. */
  offersLabels: z
    .boolean()
    .optional()
    .meta(
      field(labels.categoryOrTagFilterAboveThe, {
        hint: labels.appearsOnceThereAreAtLeast,
        when: { key: 'followsAddress', is: [true] },
      }),
    ),
  show: z
    .object({
      image: z.boolean().meta(field(labels.picture)),
      date: z.boolean().meta(field(labels.date)),
      author: z.boolean().meta(field(labels.author)),
      excerpt: z.boolean().meta(field(labels.excerpt)),
      categories: z.boolean().meta(field(labels.categories)),
      /** Only where the collection shows comments. */
      comments: z.boolean().optional().meta(field(labels.linkToComments)),
    })
    .meta(field(labels.withEachEntry, { group: 'look' })),
  ratio: z.enum(RATIOS).meta(
    field(labels.pictureCrop, {
      choices: { original: labels.asTheyAre, '1:1': labels.square },
      group: 'look',
    }),
  ),
});
export type SummaryProps = z.infer<typeof props>;

const defaults: SummaryProps = {
  heading: '',
  kind: 'posts',
  layout: 'grid',
  columns: 3,
  limit: 6,
  order: 'newest',
  events: 'upcoming',
  followsAddress: false,
  show: { image: true, date: true, author: false, excerpt: true, categories: false },
  ratio: '3:2',
};

export function listedType({ kind }: Pick<SummaryProps, 'kind'>): CollectionTypeCode {
  return kind === 'events' ? COLLECTION_TYPES.events : COLLECTION_TYPES.blog;
}

export const summary = defineBlock<SummaryProps>({
  type: 'summary',
  code: 8,
  label: labels.listOfPosts,
  description: labels.latestPostsOrUpcomingEventsAs,
  category: 'collections',
  version: 1,
  collectionType: listedType,
  listsItems: ({ kind }) => (kind === 'events' ? 'events' : 'posts'),
  beginsWithPicture: ({ show }) => show.image,
  props,
  defaults,
  hydrate: 'idle',
  keepsMarkup: true,
  examples: [
    { name: 'Grid', props: { ...defaults, heading: 'From the journal' } },
    {
      name: 'List with everything',
      props: {
        ...defaults,
        heading: 'Notes from the studio',
        layout: 'list',
        show: { image: true, date: true, author: true, excerpt: true, categories: true, comments: true },
        ratio: '4:3',
        limit: 4,
      },
    },
    {
      name: 'Auto-grid',
      props: {
        ...defaults,
        layout: 'auto-grid',
        ratio: 'original',
        show: { ...defaults.show, excerpt: false },
        limit: 9,
      },
    },
    {
      name: 'Cards',
      props: {
        ...defaults,
        heading: 'Notes',
        introduction: 'What happens between two firings.',
        layout: 'cards',
      },
    },
    {
      name: 'Words on the picture',
      props: { ...defaults, layout: 'cover', columns: 2, limit: 4, ratio: '1:1' },
    },
    { name: 'Side by side', props: { ...defaults, layout: 'side-by-side', limit: 4, ratio: '4:3' } },
    {
      name: 'Events',
      props: {
        ...defaults,
        heading: 'Open evenings and courses',
        kind: 'events',
        layout: 'list',
        events: 'upcoming-then-past',
      },
    },
    {
      name: 'Titles only',
      props: {
        ...defaults,
        layout: 'list',
        order: 'title',
        show: { image: false, date: false, author: false, excerpt: false, categories: false },
      },
    },
  ],
  text: ({ heading, introduction = '' }) => [heading, introduction].filter(Boolean).join(' '),
});
