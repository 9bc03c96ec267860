/** Who waits moves with a site where its visitors do. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { eachRow } from '../kernel/moves/queries.ts';
import { deleteNoticesOfSite, insertNotices } from './queries.ts';

const entry = z.strictObject({
  id: idSchema,
  variant: idSchema,
  email: z.string().min(3).max(254),
  consent: z.string().max(1000),
  askedAt: instant,
});
type NoticeEntry = z.output<typeof entry>;

const notices: MovedRows<NoticeEntry> = {
  file: 'stock-notices.jsonl',
  entry,
  isPersonal: true,
  async *read(db, siteId) {
    for await (const rows of eachRow(db, 'stock_notices', siteId))
      yield rows.map((row) => ({
        id: row.id,
        variant: row.variant_id,
        email: row.email,
        consent: row.consent,
        askedAt: Number(row.asked_at),
      }));
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ stock_notices: [id] }),
  check(entries, whole) {
    const see = whole.once('address for this variant');
    for (const [index, { id, variant, email }] of entries.entries()) {
      whole.seeId(id, `line ${index + 1}.id`);
      see(`${variant} ${email}`, `line ${index + 1}.email`);
    }
  },
  clear: deleteNoticesOfSite,
  insert: (tx, siteId, entries) =>
    insertNotices(
      tx,
      entries.map((each) => ({
        id: each.id,
        site_id: siteId,
        variant_id: each.variant,
        email: each.email,
        consent: each.consent,
        asked_at: each.askedAt,
      })),
    ),
};

export const moved: readonly MovedRows[] = [notices];
