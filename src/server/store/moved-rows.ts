/** What is decided about a store moves with its site. */
import { type StoreSettings, storeSettingsSchema } from '#domain/store/settings.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteStore, findStore, writeStore } from './queries.ts';

const store: MovedRows<StoreSettings> = {
  file: 'store.json',
  entry: storeSettingsSchema,
  async *read(db, siteId) {
    const found = await findStore(db, siteId);
    yield found ? [found] : [];
  },
  // Some of what is null says something here: free shipping from no subtotal on.
  written: (entry) => entry,
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deleteStore,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeStore(tx, siteId, entry);
  },
};

export const moved = [store];
