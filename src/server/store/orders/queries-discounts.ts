import { sql } from 'kysely';
import type { OrderDiscount } from '#domain/store/cart/checkout-cart.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import type { OrderTable } from './tables.ts';

/** In place of what a draft had. */
export async function writeOrderDiscounts(
  tx: Queryable,
  { id, siteId }: Pick<OrderTable, 'id' | 'siteId'>,
  discounts: readonly OrderDiscount[],
): Promise<void> {
  const rows = discounts.map(({ id: discountId, ...discount }) => ({
    ...discount,
    orderId: id,
    siteId,
    discountId,
  }));
  if (rows.length > 0) await tx.insertInto('orderDiscounts').values(rows).execute();
}

export async function deleteOrderDiscounts(tx: Queryable, orderId: string): Promise<void> {
  await tx.deleteFrom('orderDiscounts').where('orderId', '=', orderId).execute();
}

/** What took most, first. */
export async function listOrderDiscounts(db: Queryable, orderId: string): Promise<OrderDiscount[]> {
  return db
    .selectFrom('orderDiscounts')
    .select(['discountId as id', 'title', 'code', 'offMinor'])
    .where('orderId', '=', orderId)
    .orderBy('offMinor', 'desc')
    .orderBy('discountId')
    .execute();
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
    .selectFrom('orderDiscounts as d')
    .innerJoin('orders', 'orders.id', 'd.orderId')
    .select((eb) => [
      'd.discountId as id',
      'orders.currency',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum(case when ${isTest} then 1 else 0 end)`.as('testOrders'),
      sql<number>`sum(case when ${isTest} then 0 else d.off_minor end)`.as('offMinor'),
    ])
    .where('d.siteId', '=', siteId)
    .where('orders.state', 'not in', left)
    .where(sql<boolean>`coalesce(orders.test_by, '') <> 'visitor'`)
    .groupBy(['d.discountId', 'orders.currency'])
    .orderBy('d.discountId');
  if (ids) query = query.where('d.discountId', 'in', [...ids]);
  return query.execute();
}
