import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { isOpenToAll } from '../../kernel/documents/queries-locked.ts';

const SOLD = ['placed', 'partlyFulfilled', 'fulfilled'] as const;
const MOST = 4;
/** Lines of what is sold every day go back for years; the latest say what people buy with it now. */
const LOOKED_AT = 500;

interface BoughtProduct {
  readonly id: string;
  readonly title: string;
  /** Path of its page. */
  readonly href: string;
}

type Asked = { readonly siteId: string; readonly productIds: readonly string[] };

const boughtWith = prepared((db, { siteId, productIds }: Asked) => {
  const mine = db
    .selectFrom('orderLines')
    .select('orderId')
    .where('siteId', '=', siteId)
    .where('productId', 'in', productIds)
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .as('mine');
  return (
    db
      .selectFrom(mine)
      .innerJoin('orderLines as other', 'other.orderId', 'mine.orderId')
      .innerJoin('orders', 'orders.id', 'mine.orderId')
      .innerJoin('documents', 'documents.id', 'other.productId')
      .select([
        'documents.id',
        'documents.path',
        sql<string>`max(other.title)`.as('title'),
        sql<number>`count(distinct mine.order_id)`.as('times'),
      ])
      .where('other.productId', 'not in', productIds)
      .where('orders.state', 'in', SOLD)
      // People who try a shop out buy anything with anything.
      .where('orders.testBy', 'is', null)
      .where('documents.siteId', '=', siteId)
      .where('documents.deletedAt', 'is', null)
      .where('documents.status', '=', 1)
      .where('documents.publishedId', 'is not', null)
      // What is behind a password is not shown to others.
      .where(isOpenToAll())
      .groupBy(['documents.id', 'documents.path'])
      .orderBy('times', 'desc')
      .orderBy('documents.id')
      .limit(MOST)
  );
});

/** What was in the same orders as these products, most often first; only what visitors can see now. */
export async function alsoBought(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<BoughtProduct[]> {
  if (productIds.length === 0) return [];
  const rows = await boughtWith(db, { siteId, productIds });
  return rows.flatMap(({ id, path, title }) => (path === null ? [] : [{ id, title, href: path }]));
}
