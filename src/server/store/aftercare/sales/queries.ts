import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SoldProduct } from '#domain/store/aftercare/sales/calls.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../../db/schema.ts';

/** Orders that stand: money of these is what was sold. */
const SOLD: readonly OrderState[] = ['undecided', 'placed', 'partlyFulfilled', 'fulfilled'];
/** Every time zone’s days and hours begin with one of these. */
const QUARTER_MS = 15 * 60 * 1000;

export interface Span {
  readonly siteId: string;
  readonly currency: CurrencyCode;
  /** In milliseconds. */
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
}

export interface SoldAt {
  /** When the quarter of an hour began. */
  readonly at: number;
  readonly orders: number;
  readonly soldMinor: number;
  readonly refundedMinor: number;
}

function soldIn(db: Queryable, { siteId, currency, from, until }: Span) {
  return db
    .selectFrom('orders')
    .where('orders.site_id', '=', siteId)
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', until)
    .where('orders.state', 'in', SOLD)
    .where('orders.test_by', 'is', null)
    .where('orders.currency', '=', currency);
}

/** By quarters of an hour, in order. */
export async function listSold(db: Queryable, span: Span): Promise<SoldAt[]> {
  const quarter = sql<number>`orders.placed_at / ${sql.lit(QUARTER_MS)}`;
  const rows = await soldIn(db, span)
    .select((eb) => [
      quarter.as('quarter'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('orders.total_minor').as('sold'),
      eb.fn.sum<number>('orders.refunded_minor').as('refunded'),
    ])
    .groupBy(quarter)
    .orderBy(quarter)
    .execute();
  return rows.map((row) => ({
    at: Number(row.quarter) * QUARTER_MS,
    orders: Number(row.orders),
    soldMinor: Number(row.sold),
    refundedMinor: Number(row.refunded),
  }));
}

export async function countPieces(db: Queryable, span: Span): Promise<number> {
  const row = await soldIn(db, span)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((eb) => eb.fn.sum<number | null>('order_lines.quantity').as('pieces'))
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
}

/** What brought most, first. */
export async function listSoldProducts(db: Queryable, span: Span, limit: number): Promise<SoldProduct[]> {
  const rows = await soldIn(db, span)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'order_lines.product_id',
      sql<string>`max(order_lines.title)`.as('title'),
      sql<number>`sum(order_lines.quantity - order_lines.refunded_quantity)`.as('pieces'),
      sql<number>`sum(order_lines.total_minor - order_lines.refunded_minor)`.as('sold'),
    ])
    .groupBy('order_lines.product_id')
    .orderBy('sold', 'desc')
    .orderBy('order_lines.product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id: productId, title, pieces, sold }) => ({
    productId,
    title,
    pieces: Number(pieces),
    soldMinor: Number(sold),
  }));
}

/** Orders that stand, but are not among what was sold: tried out, or in another currency. */
export async function countLeftOut(
  db: Queryable,
  { siteId, currency, from, until }: Span,
): Promise<{ readonly testOrders: number; readonly otherCurrencies: number }> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['test_by', eb.fn.countAll<number>().as('orders')])
    .where('site_id', '=', siteId)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .where('state', 'in', SOLD)
    .where((eb) => eb.or([eb('test_by', 'is not', null), eb('currency', '!=', currency)]))
    .groupBy('test_by')
    .execute();
  const sum = (isTest: boolean) =>
    rows.reduce((all, row) => all + ((row.test_by !== null) === isTest ? Number(row.orders) : 0), 0);
  return { testOrders: sum(true), otherCurrencies: sum(false) };
}

export async function hasSold(db: Queryable, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('number', 'is not', null)
    .where('test_by', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Variants of published products with so many pieces or fewer that nobody is paying for, fewest first. */
export async function listLowVariants(db: Queryable, siteId: string, most: number, limit: number) {
  const free = sql<number>`variants.stock - variants.reserved`;
  return db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.product_id')
    .select(['variants.id', 'variants.product_id'])
    .where('variants.site_id', '=', siteId)
    .where('variants.is_unlimited', '=', 0)
    .where(free, '<=', most)
    .where('documents.site_id', '=', siteId)
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.published_id', 'is not', null)
    .orderBy(free)
    .orderBy('variants.id')
    .limit(limit)
    .execute();
}
