/** The calls about the members of a course, for the people who run the site. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { hiddenFromPrograms } from '../calls/personal.ts';

const MEMBERS = '/api/sites/:site/courses/:collection/members';
const may = 'admin.customer-data';
const errors = { missing: 404 } as const;

const courseMember = z
  .object({
    id: z.string(),
    email: hiddenFromPrograms(z.string(), may),
    name: hiddenFromPrograms(z.string(), may),
    completed: z.int().meta({ description: 'How many lessons they have completed.' }),
    lastAt: instant.nullable().meta({ description: 'When they last completed a lesson.' }),
    finishedAt: instant.nullable().meta({ description: 'When they completed the last one.' }),
  })
  .meta({ id: 'CourseMember' });
export type CourseMember = Shape<typeof courseMember>;

export const readMembers = call('GET', MEMBERS, {
  may,
  summary: 'Lists the members of a course with their progress, latest first.',
  query: z.object({
    before: z.string().optional().meta({ description: 'A member’s id. Returns only older ones.' }),
  }),
  answer: z.object({
    lessons: z.int().meta({ description: 'How many lessons the course has.' }),
    members: z.array(courseMember),
    next: z.string().nullable().meta({ description: 'Pass it as `before` for older ones.' }),
  }),
  cache: 'no-store',
  errors,
});

export const exportMembers = call('GET', `${MEMBERS}.csv`, {
  may,
  summary: 'Exports the members of a course with their progress as CSV.',
  gives: 'text/csv',
  personal: may,
  errors,
  leaves: 'people.course-members-exported',
});

const completedLesson = z
  .object({ course: z.string(), lesson: z.string(), completedAt: instant })
  .meta({ id: 'CompletedLesson' });

export const LESSONS_OF_PERSON = z.array(completedLesson);
