/** What members have completed moves with a site where its visitors do. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { insertCompleted } from './queries.ts';

const entry = z.object({ id: idSchema, siteMemberId: idSchema, lessonId: idSchema, completedAt: instant });

export const movedLessons = rowsOfVisitors({
  table: 'completedLessons',
  file: 'completed-lessons.jsonl',
  entry,
  once: ['the lesson of a member', 'lessonId', ({ siteMemberId, lessonId }) => `${siteMemberId} ${lessonId}`],
  within: { siteMemberId: 'members', lessonId: 'documents' },
  entryOf: ({ siteId: _site, ...row }) => row,
  rowOf: (row, siteId) => ({ ...row, siteId }),
  insert: insertCompleted,
});
