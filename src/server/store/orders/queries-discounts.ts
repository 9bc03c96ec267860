import { sql } from 'kysely';
import type { OrderDiscount } from '#domain/store/cart/checkout-cart.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import type { OrderTable } from './tables.ts';

/** In place of what a draft had. */
export async function writeOrderDiscounts(
  tx: Queryable,
  { id, site_id }: Pick<OrderTable, 'id' | 'site_id'>,
  discounts: readonly OrderDiscount[],
): Promise<void> {
  const rows = discounts.map(({ id: discountId, title, code, offMinor }) => ({
    order_id: id,
    site_id,
    discount_id: discountId,
    title,
    code,
    off_minor: offMinor,
  }));
  if (rows.length > 0) await tx.insertInto('order_discounts').values(rows).execute();
}

export async function deleteOrderDiscounts(tx: Queryable, orderId: string): Promise<void> {
  await tx.deleteFrom('order_discounts').where('order_id', '=', orderId).execute();
}

/** What took most, first. */
export async function listOrderDiscounts(db: Queryable, orderId: string): Promise<OrderDiscount[]> {
  const rows = await db
    .selectFrom('order_discounts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('off_minor', 'desc')
    .orderBy('discount_id')
    .execute();
  return rows.map(({ discount_id: id, title, code, off_minor }) => ({
    id,
    title,
    code,
    offMinor: Number(off_minor),
  }));
}

export interface DiscountUse {
  readonly id: string;
  readonly currency: string;
  readonly orders: number;
  /** Of these, test orders of the team. */
  readonly testOrders: number;
  /** Without the test orders. */
  readonly offMinor: number;
}

/** Of orders that were placed and not cancelled, by discount and currency. What visitors tried out is no use. */
export async function countDiscountedOrders(
  db: Queryable,
  siteId: string,
  ids?: readonly string[],
): Promise<DiscountUse[]> {
  const isTest = sql<boolean>`orders.test_by is not null`;
  const left: readonly OrderState[] = ['draft', 'cancelled'];
  let query = db
    .selectFrom('order_discounts as d')
    .innerJoin('orders', 'orders.id', 'd.order_id')
    .select((eb) => [
      'd.discount_id',
      'orders.currency',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum(case when ${isTest} then 1 else 0 end)`.as('tests'),
      sql<number>`sum(case when ${isTest} then 0 else d.off_minor end)`.as('off'),
    ])
    .where('d.site_id', '=', siteId)
    .where('orders.state', 'not in', left)
    .where(sql<boolean>`coalesce(orders.test_by, '') <> 'visitor'`)
    .groupBy(['d.discount_id', 'orders.currency'])
    .orderBy('d.discount_id');
  if (ids) query = query.where('d.discount_id', 'in', [...ids]);
  return (await query.execute()).map((row) => ({
    id: row.discount_id,
    currency: row.currency,
    orders: Number(row.orders),
    testOrders: Number(row.tests),
    offMinor: Number(row.off),
  }));
}
