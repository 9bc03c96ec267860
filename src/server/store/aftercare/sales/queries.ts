import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SoldProduct } from '#domain/store/aftercare/sales/calls.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
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
    .where('orders.siteId', '=', siteId)
    .where('orders.placedAt', '>=', from)
    .where('orders.placedAt', '<', until)
    .where('orders.state', 'in', SOLD)
    .where('orders.testBy', 'is', null)
    .where('orders.currency', '=', currency);
}

/** A gift card is money that is owed: what it buys later is sold then. */
const ofCards = (column: 'total_minor' | 'refunded_minor') =>
  sql<number>`coalesce((select sum(${sql.ref(`order_lines.${column}`)}) from order_lines
    where order_lines.order_id = orders.id and order_lines.kind = 'giftCard'), 0)`;

/** By quarters of an hour, in order. Gift cards are left out. */
export async function listSold(db: Queryable, span: Span): Promise<SoldAt[]> {
  const quarter = sql<number>`orders.placed_at / ${sql.lit(QUARTER_MS)}`;
  const rows = await soldIn(db, span)
    .select([
      quarter.as('quarter'),
      sql<number>`sum(case when orders.total_minor > 0 and orders.total_minor = ${ofCards('total_minor')}
        then 0 else 1 end)`.as('orders'),
      sql<number>`sum(orders.total_minor - ${ofCards('total_minor')})`.as('sold'),
      sql<number>`sum(orders.refunded_minor - ${ofCards('refunded_minor')})`.as('refunded'),
    ])
    .groupBy(quarter)
    .orderBy(quarter)
    .execute();
  return rows.map((row) => ({
    at: row.quarter * QUARTER_MS,
    orders: Number(row.orders),
    soldMinor: Number(row.sold),
    refundedMinor: Number(row.refunded),
  }));
}

/** Gift cards that were sold, and what gift cards have paid of what was sold. */
export async function sumGiftCards(
  db: Queryable,
  span: Span,
): Promise<{ readonly giftCardsSoldMinor: number; readonly giftCardsPaidMinor: number }> {
  const row = await soldIn(db, span)
    .select([
      sql<number | null>`sum(${ofCards('total_minor')} - ${ofCards('refunded_minor')})`.as('sold'),
      sql<number | null>`sum((select coalesce(sum(payment_attempts.captured_minor), 0) from payment_attempts
        where payment_attempts.order_id = orders.id and payment_attempts.provider = ${sql.lit(GIFT_CARD)}))`.as(
        'paid',
      ),
    ])
    .executeTakeFirst();
  return { giftCardsSoldMinor: Number(row?.sold ?? 0), giftCardsPaidMinor: Number(row?.paid ?? 0) };
}

export async function countPieces(db: Queryable, span: Span): Promise<number> {
  const row = await soldIn(db, span)
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .where('orderLines.kind', '!=', 'giftCard')
    .select((eb) => eb.fn.sum<number | null>('orderLines.quantity').as('pieces'))
    .executeTakeFirst();
  return row?.pieces ?? 0;
}

/** What brought most, first. */
export async function listSoldProducts(db: Queryable, span: Span, limit: number): Promise<SoldProduct[]> {
  const rows = await soldIn(db, span)
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .where('orderLines.kind', '!=', 'giftCard')
    .select([
      'orderLines.productId',
      sql<string>`max(order_lines.title)`.as('title'),
      sql<number>`sum(order_lines.quantity - order_lines.refunded_quantity)`.as('pieces'),
      sql<number>`sum(order_lines.total_minor - order_lines.refunded_minor)`.as('sold'),
    ])
    .groupBy('orderLines.productId')
    .orderBy('sold', 'desc')
    .orderBy('orderLines.productId')
    .limit(limit)
    .execute();
  return rows.map(({ productId, title, pieces, sold }) => ({
    productId,
    title,
    pieces,
    soldMinor: sold,
  }));
}

/** Orders that stand, but are not among what was sold: tried out, or in another currency. */
export async function countLeftOut(
  db: Queryable,
  { siteId, currency, from, until }: Span,
): Promise<{ readonly testOrders: number; readonly otherCurrencies: number }> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['testBy', eb.fn.countAll<number>().as('orders')])
    .where('siteId', '=', siteId)
    .where('placedAt', '>=', from)
    .where('placedAt', '<', until)
    .where('state', 'in', SOLD)
    .where((eb) => eb.or([eb('testBy', 'is not', null), eb('currency', '!=', currency)]))
    .groupBy('testBy')
    .execute();
  const sum = (isTest: boolean) =>
    rows.reduce((all, row) => all + ((row.testBy !== null) === isTest ? row.orders : 0), 0);
  return { testOrders: sum(true), otherCurrencies: sum(false) };
}

export async function hasSold(db: Queryable, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('siteId', '=', siteId)
    .where('number', 'is not', null)
    .where('testBy', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Variants of published products with so many pieces or fewer that nobody is paying for, fewest first. */
export async function listLowVariants(db: Queryable, siteId: string, most: number, limit: number) {
  const free = sql<number>`variants.stock - variants.reserved`;
  return db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select(['variants.id', 'variants.productId'])
    .where('variants.siteId', '=', siteId)
    .where('variants.isUnlimited', '=', 0)
    .where(free, '<=', most)
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.publishedId', 'is not', null)
    .orderBy(free)
    .orderBy('variants.id')
    .limit(limit)
    .execute();
}
