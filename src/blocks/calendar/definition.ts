import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  /** An event collection; when absent, the page's own, or the site's first. */
  collection: collectionRefSchema.optional().meta(field(labels.eventsFrom)),
  hasTimes: z.boolean().meta(field(labels.showTimes, { group: 'look' })),
});
export type CalendarProps = z.infer<typeof props>;

const defaults: CalendarProps = { heading: '', hasTimes: true };

export const calendar = defineBlock<CalendarProps>({
  type: 'calendar',
  code: 12,
  label: labels.calendar,
  description: labels.aMonthOfEventsATable,
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
