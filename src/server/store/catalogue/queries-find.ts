import { sql } from 'kysely';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { EXAMPLE_WORDS } from '#domain/store/catalogue/example-products.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { matchWords } from '../../db/match-words.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';

/** Variants of published products in whose name, options and number all of these words stand, by name. */
export async function findVariantIds(
  db: Queryable,
  siteId: string,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<string[]> {
  const words = matchWords(search, ['documents.words', 'variants.words']);
  const { rows } = await sql<{ id: string }>`
    select variants.id from variants
    join documents on documents.id = variants.product_id
    join collections on collections.id = documents.collection_id and collections.type = ${COLLECTION_TYPES.products}
    where ${sql.join(
      [
        sql`variants.site_id = ${siteId} and documents.site_id = ${siteId} and documents.deleted_at is null
          and documents.status = 1 and documents.published_id is not null`,
        ...(words ? [words] : []),
      ],
      sql` and `,
    )}
    order by documents.words, documents.id, variants.position limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of all products that are not deleted. */
const productKinds = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .select('products.kind')
    .distinct()
    .where('products.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null),
);

export async function listProductKinds(db: Queryable, siteId: string): Promise<ProductKind[]> {
  const rows = await productKinds(db, { siteId });
  return rows.map(({ kind }) => kind as ProductKind);
}

const shopPages = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('collections')
    .innerJoin('documents', 'documents.id', 'collections.pageId')
    .select('collections.id')
    .where('collections.siteId', '=', siteId)
    .where('collections.type', '=', COLLECTION_TYPES.products)
    .where('documents.deletedAt', 'is', null)
    .limit(1),
);

/** Whether there is a page for products, be there any or not. */
export async function hasShop(db: Queryable, siteId: string): Promise<boolean> {
  return (await shopPages(db, { siteId })).length > 0;
}

/** Products whose draft may still be as the product itself wrote it; their texts say for sure. */
export const listExampleRows = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .innerJoin('revisions', 'revisions.id', 'documents.draftId')
    .select(['documents.id', 'revisions.body'])
    .where('products.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where('revisions.body', 'like', `%"${EXAMPLE_WORDS}%`)
    .orderBy('documents.position'),
);
