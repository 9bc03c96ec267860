/** How often discounts were used moves with a site where its orders do: their limits go on holding. */
import { z } from 'zod';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { type DiscountUses, insertDiscountUses, listDiscountUses } from './queries.ts';

const uses: MovedRows<DiscountUses> = {
  file: 'discount-uses.jsonl',
  entry: z.object({ discount: z.string().min(1).max(500), used: z.int().min(0) }),
  isPersonal: true,
  async *read(db, siteId) {
    yield await listDiscountUses(db, siteId);
  },
  keyOf: ({ discount }) => discount,
  idsOf: () => ({}),
  check(entries, whole) {
    const see = whole.once('the discount');
    for (const [index, { discount }] of entries.entries()) see(discount, `line ${index + 1}.discount`);
  },
  insert: insertDiscountUses,
};

export const moved: readonly MovedRows[] = [uses];
