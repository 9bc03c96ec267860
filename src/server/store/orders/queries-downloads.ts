import { sql } from 'kysely';
import type { Queryable } from '../../db/schema.ts';

export interface ProductFileTable {
  id: string;
  siteId: string;
  productId: string;
  name: string;
  bytes: number;
  /** SHA-256, hex; null where it was not kept. */
  hash: string | null;
  /** 1: copies of a PDF bear the name of their buyer. */
  isStamped: number;
  createdAt: number;
}

interface DownloadTable {
  lineId: string;
  fileId: string;
  siteId: string;
  fetched: number;
  lastAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    productFiles: ProductFileTable;
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
  return db
    .selectFrom('productFiles')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('productId', 'in', [...productIds])
    .orderBy('id')
    .execute();
}

export async function findProductFile(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProductFileTable | undefined> {
  return db
    .selectFrom('productFiles')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function isProduct(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertProductFile(tx: Queryable, row: ProductFileTable): Promise<void> {
  await tx.insertInto('productFiles').values(row).execute();
}

export async function setStamped(tx: Queryable, id: string, isStamped: boolean): Promise<void> {
  await tx
    .updateTable('productFiles')
    .set({ isStamped: Number(isStamped) })
    .where('id', '=', id)
    .execute();
}

export async function deleteProductFile(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('productFiles').where('id', '=', id).execute();
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
    .values({ lineId, fileId, siteId, fetched: 0, lastAt: 0 })
    .onConflict((conflict) => conflict.columns(['lineId', 'fileId']).doNothing())
    .execute();
  const { numAffectedRows } = await sql`
    update downloads set fetched = fetched + 1, last_at = ${now}
    where line_id = ${lineId} and file_id = ${fileId} and fetched < ${most} and last_at <= ${since}`.execute(
    tx,
  );
  if (Number(numAffectedRows ?? 0) > 0) return true;
  const known = await tx
    .selectFrom('downloads')
    .select('lastAt')
    .where('lineId', '=', lineId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return (known?.lastAt ?? 0) > since;
}
