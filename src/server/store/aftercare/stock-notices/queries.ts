import type { Queryable } from '../../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../../kernel/sites/queries-person.ts';

export interface StockNoticeTable {
  id: string;
  site_id: string;
  variant_id: string;
  email: string;
  /** The words that its owner has agreed to. */
  consent: string;
  /** Identifies the visitor who typed the address. */
  sender: string | null;
  asked_at: number;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    stock_notices: StockNoticeTable;
  }
}

const noticeOf = (row: StockNoticeTable): StockNoticeTable => ({ ...row, asked_at: Number(row.asked_at) });

/** Who waits already goes on waiting. */
export async function insertNotices(tx: Queryable, rows: readonly StockNoticeTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('stock_notices')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['site_id', 'variant_id', 'email']).doNothing())
    .execute();
}

/** What anybody waits for, in all sites. */
export function listWaitedFor(db: Queryable): Promise<Pick<StockNoticeTable, 'site_id' | 'variant_id'>[]> {
  return db.selectFrom('stock_notices').select(['site_id', 'variant_id']).distinct().execute();
}

/** The first of those who wait for it. */
export async function listWaiting(
  tx: Queryable,
  { siteId, variantId }: { readonly siteId: string; readonly variantId: string },
  limit: number,
): Promise<StockNoticeTable[]> {
  const rows = await tx
    .selectFrom('stock_notices')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(noticeOf);
}

export async function deleteNotices(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('stock_notices')
    .where('id', 'in', [...ids])
    .execute();
}

export async function listNoticesOf(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<StockNoticeTable[]> {
  return (await listRowsOfPerson(db, 'stock_notices', { siteId, email }, 'id')).map(noticeOf);
}

export function deleteNoticesOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  return deleteRowsOfPerson(tx, 'stock_notices', { siteId, email });
}

export async function deleteOldNotices(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('stock_notices').where('asked_at', '<', before).execute();
}
