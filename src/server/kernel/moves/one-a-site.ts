/** Settings of a feature that a site has once, or not at all, as they move with it. */
import type { z } from 'zod';
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from './moved-rows.ts';

interface OneASite<Entry extends object> extends Pick<MovedRows<Entry>, 'file' | 'written'> {
  readonly entry: z.ZodType<Entry>;
  find(db: Queryable, siteId: string): Promise<Entry | undefined>;
  write(tx: Queryable, siteId: string, entry: Entry): Promise<void>;
  remove(tx: Queryable, siteId: string): Promise<void>;
}

export function oneASite<Entry extends object>({
  find,
  write,
  remove,
  ...about
}: OneASite<Entry>): MovedRows<Entry> {
  return {
    ...about,
    async *read(db, siteId) {
      const found = await find(db, siteId);
      yield found ? [found] : [];
    },
    keyOf: () => '',
    idsOf: () => ({}),
    check({ length }, whole) {
      if (length > 1) whole.add('1', 'is one too many: a site has one');
    },
    clear: remove,
    async insert(tx, siteId, entries) {
      for (const entry of entries) await write(tx, siteId, entry);
    },
  };
}
