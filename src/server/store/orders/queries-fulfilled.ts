import type { OrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import { isTestOrder } from './issue-invoice.ts';
import { findOrder, listLines } from './queries.ts';

/** For what follows when all of an order has been sent: what its buyer has kept of it. */
export async function findFulfilled(db: Queryable, orderId: string) {
  const order = await findOrder(db, orderId);
  if (order?.state !== ('fulfilled' satisfies OrderState)) return undefined;
  const lines = await listLines(db, orderId);
  return {
    siteId: order.siteId,
    isTest: isTestOrder(order),
    email: order.email,
    locale: order.locale,
    name: order.name,
    lines: lines
      .filter((line) => line.refundedQuantity < line.quantity)
      .map(({ id, productId, title, optionText }) => ({
        id,
        productId,
        title,
        optionText,
      })),
  };
}
