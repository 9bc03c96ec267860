/** The chapters of a course in other languages: they are translated with the texts of its page. */
import { z } from 'zod';
import { CONFIG_PERMISSIONS } from '../accounts/permissions.ts';
import { textAt } from '../locale/texts.ts';
import type { Translated } from '../locale/translated.ts';
import { courseSchema } from './course.ts';

export const translatedCourse: Translated = {
  name: 'course',
  title: 'Course',
  group: 'pages',
  may: CONFIG_PERMISSIONS.contentManager,
  schema: z.object({ chapters: courseSchema.shape.chapters }),
  texts: [textAt('Chapter', 'chapters', '*', 'title')],
};
