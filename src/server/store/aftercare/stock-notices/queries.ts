import type { Queryable } from '../../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../../kernel/sites/queries-person.ts';

export interface StockNoticeTable {
  id: string;
  siteId: string;
  variantId: string;
  email: string;
  /** The words that its owner has agreed to. */
  consent: string;
  /** BCP 47, of the page on which it was asked for; null for a notice that is older than this. */
  locale: string | null;
  /** Identifies the visitor who typed the address. */
  sender: string | null;
  askedAt: number;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    stockNotices: StockNoticeTable;
  }
}

/** Who waits already goes on waiting. */
export async function insertNotices(tx: Queryable, rows: readonly StockNoticeTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('stockNotices')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['siteId', 'variantId', 'email']).doNothing())
    .execute();
}

/** What anybody waits for, in all sites. */
export function listWaitedFor(db: Queryable): Promise<Pick<StockNoticeTable, 'siteId' | 'variantId'>[]> {
  return db.selectFrom('stockNotices').select(['siteId', 'variantId']).distinct().execute();
}

/** The first of those who wait for it. */
export async function listWaiting(
  tx: Queryable,
  { siteId, variantId }: { readonly siteId: string; readonly variantId: string },
  limit: number,
): Promise<StockNoticeTable[]> {
  return tx
    .selectFrom('stockNotices')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('variantId', '=', variantId)
    .orderBy('email')
    .limit(limit)
    .execute();
}

export async function deleteNotices(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('stockNotices')
    .where('id', 'in', [...ids])
    .execute();
}

export async function listNoticesOf(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<StockNoticeTable[]> {
  return listRowsOfPerson(db, 'stockNotices', { siteId, email }, 'id');
}

export function deleteNoticesOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  return deleteRowsOfPerson(tx, 'stockNotices', { siteId, email });
}

export async function deleteOldNotices(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('stockNotices').where('askedAt', '<', before).execute();
}
