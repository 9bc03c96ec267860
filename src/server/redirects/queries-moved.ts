import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { RedirectTable } from './tables.ts';

export async function listRedirectRows(db: Queryable, siteId: string) {
  return db.selectFrom('redirects').selectAll().where('siteId', '=', siteId).orderBy('fromPath').execute();
}

export async function deleteAllRedirects(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('redirects').where('siteId', '=', siteId).execute();
}

export async function insertRedirects(tx: Queryable, rows: readonly RedirectTable[]): Promise<void> {
  for (const chunk of chunks(rows)) await tx.insertInto('redirects').values(chunk).execute();
}
