import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';

const props = z.object({
  heading: z.string().max(200).meta(field('Heading')),
  /** An event collection; when absent, the page's own, or the site's first. */
  collection: collectionRefSchema.optional().meta(field('Events from')),
  hasTimes: z.boolean().meta(field('Show times', { group: 'look' })),
});
export type CalendarProps = z.infer<typeof props>;

const defaults: CalendarProps = { heading: '', hasTimes: true };

export const calendar = defineBlock<CalendarProps>({
  type: 'calendar',
  code: 12,
  label: 'Calendar',
  description: 'A month of events: a table on wide screens, a list on phones.',
  category: 'collections',
  collectionType: () => COLLECTION_TYPES.events,
  version: 1,
  listsItems: () => 'events',
  props,
  defaults,
  hydrate: 'interaction',
  examples: [
    { name: 'Courses and open studios', props: { ...defaults, heading: 'At the studio this month' } },
    { name: 'Without times', props: { heading: '', hasTimes: false } },
  ],
  text: ({ heading }) => heading,
});
