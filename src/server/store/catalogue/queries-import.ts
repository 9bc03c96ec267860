/** Finding products by what tables know them by, and going through all of them. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { chunks } from '../../db/chunks.ts';
import type { Queryable } from '../../db/schema.ts';
import { type DocumentRecord, toRecord } from '../../kernel/documents/records.ts';

/** Products that have variants with these SKUs. */
export async function findBySku(
  db: Queryable,
  siteId: string,
  skus: readonly string[],
): Promise<DocumentRecord[]> {
  const ids = new Set<string>();
  for (const chunk of chunks(skus)) {
    const rows = await db
      .selectFrom('variants')
      .select('productId')
      .where('siteId', '=', siteId)
      .where('sku', 'in', chunk)
      .execute();
    for (const row of rows) ids.add(row.productId);
  }
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', 'in', [...ids].slice(0, 100))
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(toRecord);
}

export interface Place {
  readonly siteId: string;
  readonly collectionId: string;
}

/** By the table it came from. */
export function findBySourceId(
  db: Queryable,
  place: Place,
  sourceId: string,
): Promise<DocumentRecord | undefined> {
  return findItem(db, place, 'sourceId', sourceId);
}

/** What is in the trash or in another collection gives up the name by which tables know it. */
export async function freeSourceId(tx: Queryable, siteId: string, sourceId: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ sourceId: null })
    .where('siteId', '=', siteId)
    .where('sourceId', '=', sourceId)
    .execute();
}

/** By its address in the collection. */
export function findBySlug(db: Queryable, place: Place, slug: string): Promise<DocumentRecord | undefined> {
  return findItem(db, place, 'slug', slug);
}

async function findItem(
  db: Queryable,
  { siteId, collectionId }: Place,
  column: 'sourceId' | 'slug',
  value: string,
): Promise<DocumentRecord | undefined> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('collectionId', '=', collectionId)
    .where('kind', '=', 'item')
    .where('deletedAt', 'is', null)
    .where(column, '=', value)
    .executeTakeFirst();
  return row && toRecord(row);
}

/** All items of a site's collections of products, a hundred at a time. */
export async function* eachProduct(db: Queryable, siteId: string): AsyncGenerator<readonly DocumentRecord[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('documents')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('kind', '=', 'item')
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .where('collectionId', 'in', (eb) =>
        eb
          .selectFrom('collections')
          .select('id')
          .where('siteId', '=', siteId)
          .where('type', '=', COLLECTION_TYPES.products),
      )
      .orderBy('id')
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(toRecord);
    after = rows.at(-1)?.id ?? '';
  }
}
