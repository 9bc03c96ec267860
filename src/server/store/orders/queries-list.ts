import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, ORDER_FILTERS, type OrderFilter, WEEK_MS } from '#domain/store/orders/order-filter.ts';
import { readOrderNumber } from '#domain/store/orders/order-number.ts';
import { matchWords } from '../../db/match-words.ts';
import type { Queryable, Schema } from '../../db/schema.ts';

export const PAGE_SIZE = 50;

type Orders = ExpressionBuilder<Schema, 'orders'>;

interface Whose {
  readonly siteId: string;
  readonly now: number;
}

type Condition = (eb: Orders, asked: Whose) => ExpressionWrapper<Schema, 'orders', SqlBool>;

/** Given back for lines: what is not to be paid any more. */
const LINES_REFUNDED = sql<number>`(select coalesce(sum(order_lines.refunded_minor), 0) from order_lines where order_lines.order_id = orders.id)`;
const STANDS = sql<boolean>`state in ('placed', 'partlyFulfilled', 'fulfilled')`;

// As text: a statement with bound states does not show that the index of these serves it.
const IS_OPEN = sql<boolean>`state in ('placed', 'partlyFulfilled')`;
/** Nothing is sent for a visitor who tried the shop out. */
const IS_SENT = sql<boolean>`coalesce(test_by, '') <> 'visitor'`;
/** With those that are being refunded: a payment service may still refuse that. */
const OPEN: Condition = (eb) =>
  eb.and([
    IS_OPEN,
    IS_SENT,
    sql<boolean>`exists (select 1 from order_lines where order_lines.order_id = orders.id
      and order_lines.quantity > order_lines.fulfilled_quantity + order_lines.refunded_quantity)`,
  ]);

/** Of those that no single index serves, several that have nothing in common: each of them is walked by its own. */
const FILTERS: Readonly<Record<OrderFilter, Condition | readonly Condition[]>> = {
  all: (eb) => eb.and([]),
  open: OPEN,
  unpaid: [
    ofSite((eb) => eb.and([STANDS, eb('capturedMinor', '<', eb.ref('totalMinor'))])),
    // Changed again after what was too much had been refunded.
    (eb, { siteId }) =>
      eb.and([
        // In such words that SQLite looks these few up by their ids, and does not walk all orders of the site.
        sql<boolean>`site_id || '' = ${siteId}`,
        STANDS,
        eb('capturedMinor', '>=', eb.ref('totalMinor')),
        eb(
          'orders.id',
          'in',
          eb
            .selectFrom('orderRefunds')
            .select('orderId')
            .where('siteId', '=', siteId)
            .where('state', '=', 'done'),
        ),
        sql<boolean>`captured_minor - refunded_minor + shipping_refunded_minor + ${LINES_REFUNDED} < total_minor`,
      ]),
  ],
  // Numbers run with the time of placing: the list stays in the order of its index.
  week: (eb, { siteId, now }) =>
    eb(
      'number',
      '>=',
      eb
        .selectFrom('orders as recent')
        .select('recent.number')
        .where('recent.siteId', '=', siteId)
        .where('recent.placedAt', '>=', now - WEEK_MS)
        // Not the least number: PostgreSQL would go through all older orders to find it.
        .orderBy('recent.placedAt')
        .orderBy('recent.number')
        .limit(1),
    ),
  undecided: (eb) => eb.and([eb('state', '=', 'undecided')]),
  fulfilled: (eb) => eb.and([eb('state', '=', 'fulfilled')]),
  cancelled: (eb) => eb.and([eb('state', '=', 'cancelled')]),
};

export interface OrdersAsked {
  readonly filter: OrderFilter;
  readonly search: string;
  /** Number of the last one that was seen. */
  readonly before?: number | undefined;
  readonly now: number;
  /** Of one buyer. */
  readonly email?: string;
}

/** One more than a page, where there is more. */
export async function listOrders(db: Queryable, siteId: string, asked: OrdersAsked) {
  const found = await Promise.all(conditionsOf(asked.filter).map((each) => listBy(db, siteId, asked, each)));
  return found
    .flat()
    .toSorted((a, b) => (b.number ?? 0) - (a.number ?? 0))
    .slice(0, PAGE_SIZE + 1);
}

function conditionsOf(filter: OrderFilter): readonly Condition[] {
  const conditions = FILTERS[filter];
  return typeof conditions === 'function' ? [ofSite(conditions)] : conditions;
}

function ofSite(condition: Condition): Condition {
  return (eb, asked) => eb.and([eb('siteId', '=', asked.siteId), condition(eb, asked)]);
}

async function listBy(
  db: Queryable,
  siteId: string,
  { search, before, now, email }: OrdersAsked,
  condition: Condition,
) {
  const words = matchWords(search, ['search']);
  const number = readOrderNumber(search.trim().toLowerCase());
  let query = db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'number',
      'state',
      'name',
      'email',
      'currency',
      'testBy',
      'totalMinor',
      'capturedMinor',
      'refundedMinor',
      'shippingRefundedMinor',
      'placedAt',
      LINES_REFUNDED.as('linesRefundedMinor'),
      eb
        .selectFrom('orderLines')
        .select((lines) => lines.fn.sum<number>('quantity').as('pieces'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .as('pieces'),
    ])
    .where('number', 'is not', null)
    .where((eb) => condition(eb, { siteId, now }));
  if (email !== undefined) query = query.where('email', '=', email);
  if (before !== undefined) query = query.where('number', '<', before);
  if (number !== undefined) query = query.where('number', '=', number);
  else if (words) query = query.where(words);
  return query
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** As many as are there, up to one more than is counted: a hundred thousand take no longer than that. */
export async function countOrders(
  db: Queryable,
  siteId: string,
  now: number,
): Promise<Record<OrderFilter, number>> {
  const counts = await Promise.all(
    ORDER_FILTERS.map(async (filter) => {
      const each = await Promise.all(
        conditionsOf(filter).map((condition) => countBy(db, { siteId, now }, condition)),
      );
      const sum = each.reduce((all, count) => all + count, 0);
      return [filter, Math.min(sum, MOST_COUNTED + 1)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<OrderFilter, number>;
}

/** As they are counted beside all others. */
export async function countOpen(db: Queryable, siteId: string, now: number): Promise<number> {
  return Math.min(await countBy(db, { siteId, now }, ofSite(OPEN)), MOST_COUNTED + 1);
}

async function countBy(db: Queryable, whose: Whose, condition: Condition): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('orders')
        .select('number')
        .where('number', 'is not', null)
        .where((eb) => condition(eb, whose))
        // As they are listed, so that the same index is walked and left early.
        .orderBy('number', 'desc')
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
