import { sql } from 'kysely';
import type { Queryable } from '../../db/schema.ts';

export interface ProductFileTable {
  id: string;
  site_id: string;
  product_id: string;
  name: string;
  bytes: number;
  /** SHA-256, hex; null where it was not kept. */
  hash: string | null;
  created_at: number;
}

interface DownloadTable {
  line_id: string;
  file_id: string;
  site_id: string;
  fetched: number;
  last_at: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    product_files: ProductFileTable;
    downloads: DownloadTable;
  }
}

/** Where the file of a product lies: private, for nothing that serves pictures knows this folder. */
export function productFileKey(id: string): string {
  return `product-files/${id}`;
}

export async function listProductFiles(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFileTable[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('product_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('product_id', 'in', [...productIds])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

export async function findProductFile(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProductFileTable | undefined> {
  const row = await db
    .selectFrom('product_files')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && { ...row, bytes: Number(row.bytes) };
}

export async function isProduct(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertProductFile(tx: Queryable, row: ProductFileTable): Promise<void> {
  await tx.insertInto('product_files').values(row).execute();
}

export async function deleteProductFile(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('product_files').where('id', '=', id).execute();
}

/** Counts one more, or says that there were as many as there may be: one statement, so that none slips between. */
export async function countDownload(
  tx: Queryable,
  download: {
    readonly siteId: string;
    readonly lineId: string;
    readonly fileId: string;
    readonly now: number;
  },
  most: number,
  /** Counted later than this, it is the same download that goes on. */
  since: number,
): Promise<boolean> {
  const { siteId, lineId, fileId, now } = download;
  await tx
    .insertInto('downloads')
    .values({ line_id: lineId, file_id: fileId, site_id: siteId, fetched: 0, last_at: 0 })
    .onConflict((conflict) => conflict.columns(['line_id', 'file_id']).doNothing())
    .execute();
  const { numAffectedRows } = await sql`
    update downloads set fetched = fetched + 1, last_at = ${now}
    where line_id = ${lineId} and file_id = ${fileId} and fetched < ${most} and last_at <= ${since}`.execute(
    tx,
  );
  if (Number(numAffectedRows ?? 0) > 0) return true;
  const known = await tx
    .selectFrom('downloads')
    .select('last_at')
    .where('line_id', '=', lineId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return Number(known?.last_at ?? 0) > since;
}
