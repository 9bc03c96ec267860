/** Who wants no reminders wants none where the site has moved to. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import type { MovedRows } from '../../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../../kernel/moves/rows-of-visitors.ts';
import { insertEnds } from './queries.ts';

const entry = z.strictObject({ id: idSchema, email: z.string().min(3).max(254), endedAt: instant });
type EndEntry = z.output<typeof entry>;

const ends = rowsOfVisitors({
  table: 'cartReminderEnds',
  file: 'cart-reminder-ends.jsonl',
  entry,
  once: ['address', 'email', ({ email }) => email],
  entryOf: ({ id, email, endedAt }): EndEntry => ({ id, email, endedAt }),
  rowOf: (each, siteId) => ({ ...each, siteId }),
  insert: insertEnds,
});

export const moved: readonly MovedRows[] = [ends];
