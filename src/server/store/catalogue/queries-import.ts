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

export interface TableKey {
  readonly siteId: string;
  readonly collectionId: string;
  readonly sourceId: string;
  readonly slug: string;
}

/** By the table it came from, or by its address in the collection. */
export async function findByTableKey(
  db: Queryable,
  { siteId, collectionId, sourceId, slug }: TableKey,
): Promise<DocumentRecord | undefined> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('collectionId', '=', collectionId)
    .where('kind', '=', 'item')
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('sourceId', '=', sourceId), eb('slug', '=', slug)]))
    .limit(2)
    .execute();
  const found = rows.find((row) => row.sourceId === sourceId) ?? rows[0];
  return found && toRecord(found);
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
