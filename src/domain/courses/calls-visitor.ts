/** What members call while they take a course. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { COMPLETE_LESSON_CALL, REOPEN_LESSON_CALL } from './contract.ts';

const lesson = {
  may: 'visitor',
  description: 'Send as a form. Without scripts, the answer is a page.',
  body: z.object({ lesson: z.string().meta({ description: 'The id of the lesson’s document.' }) }),
  answer: z.object({ location: z.string().meta({ description: 'The page that comes next.' }) }),
} as const;

export const completeLesson = call('POST', COMPLETE_LESSON_CALL, {
  ...lesson,
  summary: 'Marks a lesson as completed by the member.',
});

export const reopenLesson = call('POST', REOPEN_LESSON_CALL, {
  ...lesson,
  summary: 'Marks a lesson as not completed by the member.',
});
