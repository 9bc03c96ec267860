/** What lies over the pages of a site moves with it. */
import { type OverPages, overPagesSchema } from '#domain/popups/schema.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteOverPages, writeOverPages } from './queries.ts';

const overPages: MovedRows<OverPages> = {
  file: 'popups.json',
  entry: overPagesSchema,
  async *read(db, siteId) {
    const found = await findOverPages(db, siteId);
    yield found ? [found] : [];
  },
  // Its instants are of the owner's own choosing, and stand as they are stored.
  written: (entry) => entry,
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deleteOverPages,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeOverPages(tx, siteId, entry);
  },
};

export const moved = [overPages];
