import type { FrozenLine } from '#domain/store/cart/checkout-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { FIRST_ORDER_NUMBER } from '#domain/store/orders/order-number.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import { readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import type { OrderEventTable, OrderLineTable, OrderTable } from './tables.ts';

export function detailsOf({ details }: Pick<OrderTable, 'details'>): OrderDetails {
  return readJson(details);
}

const ordersById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('orders').selectAll().where('id', '=', id),
);
const ordersOfCart = prepared((db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('orders').selectAll().where('cartId', '=', cartId),
);
export const insertOrder = prepared((tx, order: OrderTable) => tx.insertInto('orders').values(order));
const orderUpdate = prepared((tx, { of, ...change }: { readonly of: string } & Partial<OrderTable>) =>
  tx.updateTable('orders').set(change).where('id', '=', of),
);
const lineInsert = prepared((tx, line: OrderLineTable) => tx.insertInto('orderLines').values(line));
const lastNumbers = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('orders')
    .select('number')
    .where('siteId', '=', siteId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1),
);
export const insertEvent = prepared((tx, event: OrderEventTable) =>
  tx.insertInto('orderEvents').values(event),
);

/** Of whatever site: for what knows the id of an order by itself. */
export async function findOrder(db: Queryable, id: string): Promise<OrderTable | undefined> {
  const [row] = await ordersById(db, { id });
  return row;
}

export async function findOwnOrder(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<OrderTable | undefined> {
  const order = await findOrder(db, id);
  return order?.siteId === siteId && order.state !== 'draft' ? order : undefined;
}

export async function findOrderOfCart(db: Queryable, cartId: string): Promise<OrderTable | undefined> {
  const [row] = await ordersOfCart(db, { cartId });
  return row;
}

export async function findOrderByToken(
  db: Queryable,
  siteId: string,
  token: string,
): Promise<OrderTable | undefined> {
  const order = await findAnyOrderByToken(db, siteId, token);
  return order?.state === 'draft' ? undefined : order;
}

/** Also while it is being paid. */
export async function findAnyOrderByToken(
  db: Queryable,
  siteId: string,
  token: string,
): Promise<OrderTable | undefined> {
  // PostgreSQL takes no text with a zero byte.
  if (!/^[\w-]{1,100}$/.test(token)) return undefined;
  return db
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function updateOrder(tx: Queryable, id: string, change: Partial<OrderTable>): Promise<void> {
  await orderUpdate(tx, { of: id, ...change });
}

export async function listLines(db: Queryable, orderId: string): Promise<OrderLineTable[]> {
  return db.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).orderBy('position').execute();
}

export interface OrderWithLines {
  readonly order: OrderTable;
  readonly lines: readonly OrderLineTable[];
}

/** In the order of their ids. */
export async function listOrdersWithLines(db: Queryable, ids: readonly string[]): Promise<OrderWithLines[]> {
  if (ids.length === 0) return [];
  const [orders, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('orderLines').selectAll().where('orderId', 'in', ids).orderBy('position').execute(),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return ids.flatMap((id) => {
    const order = byId.get(id);
    const own = linesOf.get(id) ?? [];
    return order ? [{ order, lines: own }] : [];
  });
}

/** Of many orders, as far as it matters for what is to be sent. */
export async function listLinesOf(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orderLines')
    .select(['id', 'orderId', 'quantity', 'fulfilledQuantity', 'refundedQuantity'])
    .where('orderId', 'in', [...orderIds])
    .execute();
}

/** Of a draft that is written anew. */
export async function deleteLines(tx: Queryable, orderId: string): Promise<void> {
  await tx.deleteFrom('orderLines').where('orderId', '=', orderId).execute();
}

/** Behind those it has. */
export async function addLines(
  tx: Queryable,
  { id, siteId }: Pick<OrderTable, 'id' | 'siteId'>,
  lines: readonly FrozenLine[],
  { newId, from }: { readonly newId: () => string; readonly from: number },
): Promise<void> {
  const rows = lines.map(({ wishId: _wish, opensPlanId = null, ...line }, index) => ({
    ...line,
    opensPlanId,
    planState: null,
    planMemberId: null,
    id: newId(),
    siteId,
    orderId: id,
    position: from + index,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    refundedMinor: 0,
  }));
  for (const row of rows) await lineInsert(tx, row);
}

export async function updateLine(tx: Queryable, id: string, change: Partial<OrderLineTable>): Promise<void> {
  await tx.updateTable('orderLines').set(change).where('id', '=', id).execute();
}

/** The next number of a site: orders that are placed count one by one. */
export async function nextNumber(tx: Queryable, siteId: string): Promise<number> {
  const [last] = await lastNumbers(tx, { siteId });
  return last?.number ? last.number + 1 : FIRST_ORDER_NUMBER;
}

export async function listEvents(db: Queryable, orderId: string): Promise<OrderEventTable[]> {
  return db.selectFrom('orderEvents').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}

/** Drafts nobody pays any more. */
export async function deleteOldDrafts(tx: Queryable, before: number): Promise<void> {
  await tx
    .deleteFrom('orders')
    .where('state', '=', 'draft' satisfies OrderState)
    .where('createdAt', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('paymentAttempts')
            .select('paymentAttempts.id')
            .whereRef('paymentAttempts.orderId', '=', 'orders.id')
            .where('paymentAttempts.state', 'not in', ['failed', 'cancelled']),
        ),
      ),
    )
    .execute();
}
