/** What is decided about a store moves with its site. */
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { oneASite } from '../../kernel/moves/one-a-site.ts';
import { deleteStore, findDecidedStore, writeStore } from './queries.ts';

const store = oneASite({
  file: 'store.json',
  entry: storeSettingsSchema,
  // Some of what is null says something here: free shipping from no subtotal on.
  written: (entry) => entry,
  find: findDecidedStore,
  write: writeStore,
  remove: deleteStore,
});

export const moved = [store];
