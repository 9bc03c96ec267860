/** Addresses of what was removed go on saying so when a site moves. */
import { z } from 'zod';
import type { GoneAddressTable } from '../db/schema.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteGoneAddresses, insertGoneAddresses, listGoneAddresses } from './queries-gone.ts';

const goneSchema = z.object({ path: z.string().startsWith('/').max(2000), goneAt: instant });
type GoneEntry = z.infer<typeof goneSchema>;

const goneAddresses: MovedRows<GoneEntry> = {
  file: 'gone-addresses.json',
  entry: goneSchema,
  async *read(db, siteId) {
    yield (await listGoneAddresses(db, siteId)).map(({ path, goneAt }) => ({ path, goneAt }));
  },
  keyOf: ({ path }) => path,
  idsOf: () => ({}),
  check(entries, whole) {
    const seeOnce = whole.once('the address');
    for (const [index, { path }] of entries.entries()) seeOnce(path, `${index}.path`);
  },
  clear: deleteGoneAddresses,
  insert: (tx, siteId, entries) =>
    insertGoneAddresses(
      tx,
      entries.map(({ path, goneAt }): GoneAddressTable => ({ siteId, path, goneAt })),
    ),
};

export const moved = [goneAddresses];
