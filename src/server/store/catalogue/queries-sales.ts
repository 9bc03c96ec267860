import { sql } from 'kysely';
import type { Queryable } from '../../db/schema.ts';

const AT_A_TIME = 500;

/**
 * Variants of products with dates whose price is not the one of this moment, with what holds instead.
 * @param productIds all products where absent
 */
export async function listUnsettledSales(db: Queryable, now: number, productIds?: readonly string[]) {
  const holds = sql<number>`case when variants.has_sale = 1
    and (products.sale_from is null or products.sale_from <= ${now})
    and (products.sale_until is null or products.sale_until > ${now}) then 1 else 0 end`;
  return db
    .selectFrom('products')
    .innerJoin('variants', 'variants.productId', 'products.id')
    .select(['variants.id', 'variants.siteId', holds.as('isOnSale')])
    .where(sql<boolean>`(products.sale_from is not null or products.sale_until is not null)`)
    .where(holds, '<>', sql.ref<number>('variants.isOnSale'))
    .$if(productIds !== undefined, (query) => query.where('products.id', 'in', [...(productIds ?? [])]))
    .orderBy('variants.id')
    .limit(sql.lit(AT_A_TIME))
    .execute();
}

export async function setSale(
  tx: Queryable,
  { id, isOnSale }: { readonly id: string; readonly isOnSale: number },
): Promise<void> {
  await tx.updateTable('variants').set({ isOnSale }).where('id', '=', id).execute();
}
