import { sql } from 'kysely';
import { PPM } from '#domain/money/divide.ts';
import type { ProductQuery } from '#domain/site-data.ts';
import type { Queryable } from '../../db/schema.ts';
import { isOpenToAll } from '../../kernel/documents/queries-locked.ts';

/**
 * Ids of published products that everybody may see, by the least that somebody can pay for one.
 * @param added tax that buyers see on top of what is stored, in millionths by class of goods
 */
export async function listByPrice(
  db: Queryable,
  siteId: string,
  { collectionId, category, tag }: ProductQuery,
  added: readonly (readonly [taxClass: string, ppm: number])[] = [],
): Promise<string[]> {
  const conditions = [
    sql`documents.site_id = ${siteId} and documents.collection_id = ${collectionId} and documents.kind = 'item'
      and documents.status = 1 and documents.published_id is not null and documents.deleted_at is null
      and ${isOpenToAll()}`,
  ];
  for (const [kind, label] of [
    ['category', category],
    ['tag', tag],
  ] as const)
    if (label !== undefined)
      conditions.push(
        sql`documents.id in (select document_id from labels where collection_id = ${collectionId} and kind = ${kind} and label = ${label})`,
      );
  const classes = added.map(
    ([taxClass, ppm]) => sql`when products.tax_class = ${taxClass} then cast(${PPM + ppm} as bigint)`,
  );
  const factor =
    classes.length === 0
      ? sql``
      : sql` * (case ${sql.join(classes, sql` `)} else cast(${PPM} as bigint) end)`;
  const { rows } = await sql<{ id: string }>`
    select documents.id from documents
    left join (
      select product_id, min(case when is_on_sale = 1 then sale_price_minor else price_minor end) as least
      from variants where site_id = ${siteId} group by product_id
    ) as prices on prices.product_id = documents.id
    left join products on products.id = documents.id
    where ${sql.join(conditions, sql` and `)}
    order by coalesce(prices.least, 0)${factor}, documents.title, documents.id`.execute(db);
  return rows.map(({ id }) => id);
}
