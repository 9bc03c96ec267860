import type { Queryable } from '../db/schema.ts';

/** Whether a product can be seen by visitors. */
export async function sellsSomething(db: Queryable, siteId: string): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .select('products.id')
    .where('products.site_id', '=', siteId)
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.published_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether visitors can see another product of the collection. */
export async function hasOtherProducts(
  db: Queryable,
  collectionId: string,
  exceptOf: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .innerJoin('products', 'products.id', 'documents.id')
    .select('documents.id')
    .where('documents.collection_id', '=', collectionId)
    .where('documents.id', '<>', exceptOf)
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.published_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
