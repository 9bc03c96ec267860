import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { isOpenToAll } from '../../kernel/documents/queries-locked.ts';

/**
 * Path of the page where shopping goes on: of the collection of this variant's product, else of the shop that was made
 * first. It is asked for what is not sold any more, too.
 * @returns undefined where no such page can be seen
 */
export async function shopOf(db: Queryable, siteId: string, variantId: string): Promise<string | undefined> {
  const shops = await db
    .selectFrom('collections')
    .innerJoin('documents', 'documents.id', 'collections.pageId')
    .select(['collections.id', 'documents.path'])
    .where('collections.siteId', '=', siteId)
    .where('collections.type', '=', COLLECTION_TYPES.products)
    .where('documents.deletedAt', 'is', null)
    .where('documents.publishedId', 'is not', null)
    .orderBy('collections.createdAt')
    .orderBy('collections.id')
    .execute();
  const own = shops.length > 1 ? await findCollectionOf(db, siteId, variantId) : undefined;
  const shop = shops.find(({ id }) => id === own) ?? shops[0];
  return shop && (shop.path ?? '/');
}

async function findCollectionOf(
  db: Queryable,
  siteId: string,
  variantId: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select('documents.collectionId')
    .where('variants.siteId', '=', siteId)
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  return row?.collectionId;
}

/** Sites that have a place for products, published or not. */
export async function listShops(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('collections')
    .innerJoin('documents', 'documents.id', 'collections.pageId')
    .select('collections.siteId')
    .distinct()
    .where('collections.type', '=', COLLECTION_TYPES.products)
    .where('documents.deletedAt', 'is', null)
    .execute();
  return rows.map(({ siteId }) => siteId);
}

/** Whether a product can be seen by visitors, at least by those who have its password. */
export async function sellsSomething(db: Queryable, siteId: string): Promise<boolean> {
  const found = await aVisibleProduct(db).where('products.siteId', '=', siteId).executeTakeFirst();
  return found !== undefined;
}

/** Whether all visitors can see another product of the collection. */
export async function hasOtherProducts(
  db: Queryable,
  collectionId: string,
  exceptOf: string,
): Promise<boolean> {
  return (await anotherProduct(db, { collectionId, exceptOf })).length > 0;
}

const anotherProduct = prepared(
  (db, { collectionId, exceptOf }: { readonly collectionId: string; readonly exceptOf: string }) =>
    aVisibleProduct(db)
      .where('documents.collectionId', '=', collectionId)
      .where('documents.id', '<>', exceptOf)
      .where(isOpenToAll()),
);

function aVisibleProduct(db: Queryable) {
  return db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .select('products.id')
    .where('documents.deletedAt', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.publishedId', 'is not', null)
    .limit(1);
}
