/** Who waits moves with a site where its visitors do. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import type { MovedRows } from '../../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../../kernel/moves/rows-of-visitors.ts';
import { insertNotices } from './queries.ts';

const entry = z.strictObject({
  id: idSchema,
  variant: idSchema,
  email: z.string().min(3).max(254),
  consent: z.string().max(1000),
  locale: z.string().max(35).nullable().default(null),
  askedAt: instant,
});
type NoticeEntry = z.output<typeof entry>;

const notices = rowsOfVisitors({
  table: 'stockNotices',
  file: 'stock-notices.jsonl',
  entry,
  once: ['address for this variant', 'email', ({ variant, email }) => `${variant} ${email}`],
  entryOf: (row): NoticeEntry => ({
    id: row.id,
    variant: row.variantId,
    email: row.email,
    consent: row.consent,
    locale: row.locale,
    askedAt: row.askedAt,
  }),
  rowOf: ({ variant, ...each }, siteId) => ({ ...each, siteId, variantId: variant, sender: null }),
  insert: insertNotices,
});

export const moved: readonly MovedRows[] = [notices];
