import { sql } from 'kysely';
import type { ProductQuery } from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';

/** Ids of published products, by the least that somebody can pay for one. */
export async function listByPrice(
  db: Queryable,
  siteId: string,
  { collectionId, category, tag }: ProductQuery,
): Promise<string[]> {
  const conditions = [
    sql`documents.site_id = ${siteId} and documents.collection_id = ${collectionId} and documents.kind = 'item'
      and documents.status = 1 and documents.published_id is not null and documents.deleted_at is null`,
  ];
  for (const [kind, label] of [
    ['category', category],
    ['tag', tag],
  ] as const)
    if (label !== undefined)
      conditions.push(
        sql`documents.id in (select document_id from labels where collection_id = ${collectionId} and kind = ${kind} and label = ${label})`,
      );
  const { rows } = await sql<{ id: string }>`
    select documents.id from documents
    left join (
      select product_id, min(case when is_on_sale = 1 then sale_price_minor else price_minor end) as least
      from variants where site_id = ${siteId} group by product_id
    ) as prices on prices.product_id = documents.id
    where ${sql.join(conditions, sql` and `)}
    order by coalesce(prices.least, 0), documents.title, documents.id`.execute(db);
  return rows.map(({ id }) => id);
}
