import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field(labels.from)),
});
export type CourseProps = z.infer<typeof props>;

export const course = defineBlock<CourseProps>({
  type: 'course',
  code: 45,
  label: labels.name,
  description: labels.about,
  emptyHint: labels.visibleOnceYouPublishALesson,
  category: 'collections',
  collectionType: () => COLLECTION_TYPES.lessons,
  version: 1,
  listsItems: () => 'posts',
  props,
  defaults: {},
  examples: [{ name: 'Lessons', props: {} }],
  text: () => '',
});
