import type { FrozenLine } from '#domain/store/cart/checkout-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { FIRST_ORDER_NUMBER } from '#domain/store/orders/order-number.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import { readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import type { OrderEventTable, OrderLineTable, OrderTable } from './tables.ts';

const AMOUNTS = [
  'subtotal_minor',
  'discount_minor',
  'shipping_minor',
  'tax_minor',
  'total_minor',
  'captured_minor',
  'refunded_minor',
  'shipping_refunded_minor',
  'created_at',
] as const;
const LINE_NUMBERS = [
  'position',
  'quantity',
  'unit_price_minor',
  'discount_minor',
  'tax_minor',
  'total_minor',
  'fulfilled_quantity',
  'refunded_quantity',
  'refunded_minor',
] as const;

/** PostgreSQL gives whole numbers of this width as text. */
export function withNumbers<Row extends object>(row: Row, names: readonly (keyof Row)[]): Row {
  return {
    ...row,
    ...Object.fromEntries(names.map((name) => [name, row[name] === null ? null : Number(row[name])])),
  };
}

const orderOf = (row: OrderTable): OrderTable => withNumbers(row, [...AMOUNTS, 'number', 'placed_at']);

export function detailsOf({ details }: Pick<OrderTable, 'details'>): OrderDetails {
  return readJson(details);
}

const ordersById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('orders').selectAll().where('id', '=', id),
);
const ordersOfCart = prepared((db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('orders').selectAll().where('cart_id', '=', cartId),
);
const orderInsert = prepared((tx, order: OrderTable) => tx.insertInto('orders').values(order));
const orderUpdate = prepared((tx, { of, ...change }: { readonly of: string } & Partial<OrderTable>) =>
  tx.updateTable('orders').set(change).where('id', '=', of),
);
const lineInsert = prepared((tx, line: OrderLineTable) => tx.insertInto('order_lines').values(line));
const lastNumbers = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('orders')
    .select('number')
    .where('site_id', '=', siteId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1),
);
const eventInsert = prepared((tx, event: OrderEventTable) => tx.insertInto('order_events').values(event));

/** Of whatever site: for what knows the id of an order by itself. */
export async function findOrder(db: Queryable, id: string): Promise<OrderTable | undefined> {
  const [row] = await ordersById(db, { id });
  return row && orderOf(row);
}

export async function findOwnOrder(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<OrderTable | undefined> {
  const order = await findOrder(db, id);
  return order?.site_id === siteId && order.state !== 'draft' ? order : undefined;
}

export async function findOrderOfCart(db: Queryable, cartId: string): Promise<OrderTable | undefined> {
  const [row] = await ordersOfCart(db, { cartId });
  return row && orderOf(row);
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
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function insertOrder(tx: Queryable, order: OrderTable): Promise<void> {
  await orderInsert(tx, order);
}

export async function updateOrder(tx: Queryable, id: string, change: Partial<OrderTable>): Promise<void> {
  await orderUpdate(tx, { of: id, ...change });
}

export async function listLines(db: Queryable, orderId: string): Promise<OrderLineTable[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => withNumbers(row, LINE_NUMBERS));
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
    db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
  ]);
  const byId = new Map(orders.map((row) => [row.id, orderOf(row)]));
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return ids.flatMap((id) => {
    const order = byId.get(id);
    const own = linesOf.get(id) ?? [];
    return order ? [{ order, lines: own.map((row) => withNumbers(row, LINE_NUMBERS)) }] : [];
  });
}

/** Of many orders, as far as it matters for what is to be sent. */
export async function listLinesOf(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'order_id', 'quantity', 'fulfilled_quantity', 'refunded_quantity'])
    .where('order_id', 'in', [...orderIds])
    .execute();
  return rows.map((row) => withNumbers(row, ['quantity', 'fulfilled_quantity', 'refunded_quantity']));
}

/** Of a draft that is written anew. */
export async function deleteLines(tx: Queryable, orderId: string): Promise<void> {
  await tx.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
}

/** Behind those it has. */
export async function addLines(
  tx: Queryable,
  { id, site_id }: Pick<OrderTable, 'id' | 'site_id'>,
  lines: readonly FrozenLine[],
  { newId, from }: { readonly newId: () => string; readonly from: number },
): Promise<void> {
  const rows = lines.map((line, index) => ({
    id: newId(),
    site_id,
    order_id: id,
    position: from + index,
    variant_id: line.variantId,
    product_id: line.productId,
    title: line.title,
    option_text: line.optionText,
    sku: line.sku,
    kind: line.kind,
    href: line.href,
    quantity: line.quantity,
    unit_price_minor: line.unitPriceMinor,
    discount_minor: line.discountMinor,
    tax_minor: line.taxMinor,
    total_minor: line.totalMinor,
    fulfilled_quantity: 0,
    refunded_quantity: 0,
    refunded_minor: 0,
  }));
  for (const row of rows) await lineInsert(tx, row);
}

export async function updateLine(tx: Queryable, id: string, change: Partial<OrderLineTable>): Promise<void> {
  await tx.updateTable('order_lines').set(change).where('id', '=', id).execute();
}

/** The next number of a site: orders that are placed count one by one. */
export async function nextNumber(tx: Queryable, siteId: string): Promise<number> {
  const [last] = await lastNumbers(tx, { siteId });
  return last?.number ? Number(last.number) + 1 : FIRST_ORDER_NUMBER;
}

export async function insertEvent(tx: Queryable, event: OrderEventTable): Promise<void> {
  await eventInsert(tx, event);
}

export async function listEvents(db: Queryable, orderId: string): Promise<OrderEventTable[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => withNumbers(row, ['created_at']));
}

/** Drafts nobody pays any more. */
export async function deleteOldDrafts(tx: Queryable, before: number): Promise<void> {
  await tx
    .deleteFrom('orders')
    .where('state', '=', 'draft' satisfies OrderState)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.order_id', '=', 'orders.id')
            .where('payment_attempts.state', 'not in', ['failed', 'cancelled']),
        ),
      ),
    )
    .execute();
}
