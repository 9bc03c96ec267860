/** Customers are nobody’s rows: an order is theirs by its address, and the last one stands for them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderView } from '#domain/store/orders/calls-customers.ts';
import { isLike, patternsOf } from '../../db/match-words.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { PAGE_SIZE } from './queries-list.ts';

export interface LastOrder {
  readonly id: string;
  readonly number: number;
  readonly email: string;
  readonly name: string;
  readonly placedAt: number;
}

export interface CustomersAsked {
  readonly search?: string | undefined;
  readonly before?: number | undefined;
}

const lastOrders = prepared((db, { siteId, before, patterns }: LastAsked) => {
  let query = db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'name', 'placedAt'])
    .where('siteId', '=', siteId)
    .where('number', 'is not', null)
    .where('email', '!=', '')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as later')
            .select('later.id')
            .whereRef('later.siteId', '=', 'orders.siteId')
            .whereRef('later.email', '=', 'orders.email')
            .whereRef('later.number', '>', 'orders.number'),
        ),
      ),
    );
  if (before !== undefined) query = query.where('number', '<', before);
  for (const pattern of patterns) query = query.where(isLike('search', pattern));
  return query.orderBy('number', 'desc').limit(PAGE_SIZE + 1);
});

interface LastAsked {
  readonly siteId: string;
  readonly before?: number;
  readonly patterns: readonly string[];
}

/** The last order of each, the latest first; one more than a page, where there is more. */
export async function listLastOrders(
  db: Queryable,
  siteId: string,
  { search, before }: CustomersAsked,
): Promise<LastOrder[]> {
  const rows = await lastOrders(db, {
    siteId,
    ...(before !== undefined && { before }),
    patterns: patternsOf(search),
  });
  return rows as LastOrder[];
}

export async function findLastOrder(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<LastOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'name', 'placedAt'])
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as LastOrder | undefined;
}

export interface Spent {
  readonly email: string;
  readonly currency: CurrencyCode;
  /** Without those that tried the shop out. */
  readonly orders: number;
  readonly testOrders: number;
  readonly minor: number;
}

const sums = prepared((db, { siteId, emails }: { siteId: string; emails: readonly string[] }) =>
  db
    .selectFrom('orders')
    .select((eb) => [
      'email',
      'currency',
      eb.fn.countAll<number>().filterWhere('testBy', 'is', null).as('orders'),
      eb.fn.countAll<number>().filterWhere('testBy', 'is not', null).as('tests'),
      // Orders that tried the shop out moved no money.
      eb.fn.sum<number | null>('capturedMinor').filterWhere('testBy', 'is', null).as('captured'),
      eb.fn.sum<number | null>('refundedMinor').filterWhere('testBy', 'is', null).as('refunded'),
    ])
    .where('siteId', '=', siteId)
    .where('email', 'in', emails)
    .where('number', 'is not', null)
    .groupBy(['email', 'currency']),
);

export async function sumOrders(db: Queryable, siteId: string, emails: readonly string[]): Promise<Spent[]> {
  if (emails.length === 0) return [];
  const rows = await sums(db, { siteId, emails });
  return rows.map(({ email, currency, orders, tests, captured, refunded }) => ({
    email,
    currency,
    orders,
    testOrders: tests,
    minor: (captured ?? 0) - (refunded ?? 0),
  }));
}

export async function findCustomerNote(db: Queryable, siteId: string, email: string): Promise<string> {
  const row = await db
    .selectFrom('customerNotes')
    .select('note')
    .where('siteId', '=', siteId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.note ?? '';
}

/** An empty one is none. */
export async function writeCustomerNote(
  tx: Queryable,
  siteId: string,
  { email, note }: CustomerNote,
): Promise<void> {
  const key = email.toLowerCase();
  if (note === '') {
    await tx.deleteFrom('customerNotes').where('siteId', '=', siteId).where('email', '=', key).execute();
    return;
  }
  await tx
    .insertInto('customerNotes')
    .values({ siteId, email: key, note })
    .onConflict((conflict) => conflict.columns(['siteId', 'email']).doUpdateSet({ note }))
    .execute();
}

export interface CustomerNote {
  readonly email: string;
  readonly note: string;
}

export async function listCustomerNotes(db: Queryable, siteId: string): Promise<CustomerNote[]> {
  return db
    .selectFrom('customerNotes')
    .select(['email', 'note'])
    .where('siteId', '=', siteId)
    .orderBy('email')
    .execute();
}

export async function listOrderViews(db: Queryable, siteId: string): Promise<OrderView[]> {
  const rows = await db
    .selectFrom('orderViews')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, filter, search }) => ({
    id,
    name,
    filter: filter as OrderView['filter'],
    search,
  }));
}

export async function insertOrderView(tx: Queryable, siteId: string, view: OrderView): Promise<void> {
  await tx
    .insertInto('orderViews')
    .values({ ...view, siteId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function deleteOrderView(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx.deleteFrom('orderViews').where('siteId', '=', siteId).where('id', '=', id).execute();
}

export async function deleteOrderViews(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('orderViews').where('siteId', '=', siteId).execute();
}
