/** Redirects move with their site. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteAllRedirects, insertRedirects, listRedirectRows } from './queries-moved.ts';
import type { RedirectTable } from './tables.ts';

const redirectSchema = z.object({
  id: idSchema,
  from: z.string().startsWith('/').max(2000),
  to: z.string().max(2000),
  status: z.int().min(300).max(399),
  createdAt: instant,
});
type RedirectEntry = z.infer<typeof redirectSchema>;

const redirects: MovedRows<RedirectEntry> = {
  file: 'redirects.json',
  entry: redirectSchema,
  async *read(db, siteId) {
    yield (await listRedirectRows(db, siteId)).map(redirectOf);
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ redirects: [id] }),
  check(entries, whole) {
    const seeOrigin = whole.once('the origin');
    for (const [index, { id, from }] of entries.entries()) {
      whole.seeId(id, `${index}.id`);
      seeOrigin(from, `${index}.from`);
    }
  },
  clear: deleteAllRedirects,
  insert: (tx, siteId, entries) =>
    insertRedirects(
      tx,
      entries.map((entry) => redirectRowOf(entry, siteId)),
    ),
};

export const moved = [redirects];

function redirectOf(row: RedirectTable): RedirectEntry {
  return { id: row.id, from: row.fromPath, to: row.target, status: row.status, createdAt: row.createdAt };
}

function redirectRowOf({ from, to, ...entry }: RedirectEntry, siteId: string): RedirectTable {
  return { ...entry, siteId, fromPath: from, target: to };
}
