/** Who wants no reminders wants none where the site has moved to. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { eachRow } from '../kernel/moves/queries.ts';
import { deleteEndsOfSite, insertEnds } from './queries.ts';

const entry = z.strictObject({ id: idSchema, email: z.string().min(3).max(254), endedAt: instant });
type EndEntry = z.output<typeof entry>;

const ends: MovedRows<EndEntry> = {
  file: 'cart-reminder-ends.jsonl',
  entry,
  isPersonal: true,
  async *read(db, siteId) {
    for await (const rows of eachRow(db, 'cart_reminder_ends', siteId))
      yield rows.map(({ id, email, ended_at }) => ({ id, email, endedAt: Number(ended_at) }));
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ cart_reminder_ends: [id] }),
  check(entries, whole) {
    const see = whole.once('address');
    for (const [index, { id, email }] of entries.entries()) {
      whole.seeId(id, `line ${index + 1}.id`);
      see(email, `line ${index + 1}.email`);
    }
  },
  clear: deleteEndsOfSite,
  insert: (tx, siteId, entries) =>
    insertEnds(
      tx,
      entries.map(({ id, email, endedAt }) => ({ id, site_id: siteId, email, ended_at: endedAt })),
    ),
};

export const moved: readonly MovedRows[] = [ends];
