import type { Queryable } from '../db/schema.ts';

/** Whether a product can be seen by visitors. */
export async function sellsSomething(db: Queryable, siteId: string): Promise<boolean> {
  const found = await aVisibleProduct(db).where('products.site_id', '=', siteId).executeTakeFirst();
  return found !== undefined;
}

/** Whether visitors can see another product of the collection. */
export async function hasOtherProducts(
  db: Queryable,
  collectionId: string,
  exceptOf: string,
): Promise<boolean> {
  const found = await aVisibleProduct(db)
    .where('documents.collection_id', '=', collectionId)
    .where('documents.id', '<>', exceptOf)
    .executeTakeFirst();
  return found !== undefined;
}

function aVisibleProduct(db: Queryable) {
  return db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .select('products.id')
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.published_id', 'is not', null)
    .limit(1);
}
