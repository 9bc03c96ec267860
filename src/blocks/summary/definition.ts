import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { BLOCK_TYPES } from '#domain/content/codes.ts';
import { collectionRefSchema } from '../collection.ts';
import { RATIOS } from '../ratio.ts';

const props = z.object({
  heading: z.string().max(200),
  /** The page's own collection when absent. */
  collection: collectionRefSchema.optional(),
  /** Events show when and where they are; posts when they were written. */
  kind: z.enum(['posts', 'events']),
  layout: z.enum(['list', 'grid', 'auto-grid']),
  columns: z.int().min(2).max(4),
  limit: z.int().min(1).max(60),
  order: z.enum(['newest', 'oldest', 'title', 'manual']),
  /** Which events, when they are events. */
  events: z.enum(['upcoming', 'past', 'upcoming-then-past']),
  category: z.string().max(100).optional(),
  tag: z.string().max(100).optional(),
  /** Keeps to the tag, category, author, month and page that the address asks for, and offers further pages. */
  followsAddress: z.boolean(),
  show: z.object({
    image: z.boolean(),
    date: z.boolean(),
    author: z.boolean(),
    excerpt: z.boolean(),
    categories: z.boolean(),
  }),
  ratio: z.enum(RATIOS),
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

export const summary = defineBlock<SummaryProps>({
  type: 'summary',
  code: BLOCK_TYPES.summary,
  label: 'Summary',
  description: 'A list or grid of the posts or events of a collection.',
  category: 'collections',
  version: 1,
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
        show: { image: true, date: true, author: true, excerpt: true, categories: true },
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
  text: ({ heading }) => heading,
});
