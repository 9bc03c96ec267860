/** What is to be done about what a shop sells. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Queryable } from '../../db/schema.ts';
import type { ChecklistPart } from '../../feature.ts';
import { listExamples } from './examples.ts';
import { listProductKinds } from './queries-find.ts';

export const catalogueLacks: ChecklistPart = async (db, siteId) => {
  if (!(await hasShop(db, siteId))) return [];
  const [kinds, examples] = await Promise.all([listProductKinds(db, siteId), listExamples(db, siteId)]);
  return [
    { kind: 'first-product', count: kinds.length === 0 ? 1 : 0 },
    // Of no concern to shops that never had any.
    ...(examples.length === 0 ? [] : [{ kind: 'example-products', count: examples.length } as const]),
  ];
};

/** Whether there is a page for products, be there any or not. */
async function hasShop(db: Queryable, siteId: string): Promise<boolean> {
  const found = await db
    .selectFrom('collections')
    .innerJoin('documents', 'documents.id', 'collections.page_id')
    .select('collections.id')
    .where('collections.site_id', '=', siteId)
    .where('collections.type', '=', COLLECTION_TYPES.products)
    .where('documents.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
