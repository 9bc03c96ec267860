import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

type Types = Readonly<Record<'text' | 'int', RawBuilder<unknown>>>;

/** Orders with their lines, how they are paid, what is held for them, and what happened. */
export const orders: Migration = {
  name: '031-orders',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const types = { text, int: sql`bigint` };
    await makeOrders(db, types);
    await makeParts(db, types);
    await makePayments(db, types);
    await makeKept(db, types);
  },
};

async function makeOrders(db: Kysely<unknown>, { text, int }: Types): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('cart_id', text, (c) => c.unique())
    .addColumn('token', text, (c) => c.notNull().unique())
    .addColumn('number', int)
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('decision', text)
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('search', text, (c) => c.notNull())
    .addColumn('details', text, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('subtotal_minor', int, (c) => c.notNull())
    .addColumn('discount_minor', int, (c) => c.notNull())
    .addColumn('shipping_minor', int, (c) => c.notNull())
    .addColumn('tax_minor', int, (c) => c.notNull())
    .addColumn('total_minor', int, (c) => c.notNull())
    .addColumn('captured_minor', int, (c) => c.notNull())
    .addColumn('refunded_minor', int, (c) => c.notNull())
    .addColumn('shipping_refunded_minor', int, (c) => c.notNull())
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('placed_at', int)
    .addUniqueConstraint('orders_numbered', ['site_id', 'number'])
    .execute();
  await sql`create index orders_by_state on orders (site_id, state, number)`.execute(db);
  await sql`create index orders_of_person on orders (site_id, email)`.execute(db);
  await sql`create index orders_drafted on orders (created_at) where state = 'draft'`.execute(db);
}

async function makeParts(db: Kysely<unknown>, { text, int }: Types): Promise<void> {
  await db.schema
    .createTable('order_lines')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', int, (c) => c.notNull())
    .addColumn('variant_id', text, (c) => c.notNull())
    .addColumn('product_id', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('option_text', text, (c) => c.notNull())
    .addColumn('sku', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('href', text, (c) => c.notNull())
    .addColumn('quantity', int, (c) => c.notNull())
    .addColumn('unit_price_minor', int, (c) => c.notNull())
    .addColumn('discount_minor', int, (c) => c.notNull())
    .addColumn('tax_minor', int, (c) => c.notNull())
    .addColumn('total_minor', int, (c) => c.notNull())
    .addColumn('fulfilled_quantity', int, (c) => c.notNull())
    .addColumn('refunded_quantity', int, (c) => c.notNull())
    .addColumn('refunded_minor', int, (c) => c.notNull())
    .execute();
  await sql`create index order_lines_of_order on order_lines (order_id, position)`.execute(db);
  await sql`create index order_lines_of_site on order_lines (site_id, product_id)`.execute(db);
  await db.schema
    .createTable('order_events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('actor', text)
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await sql`create index order_events_of_order on order_events (order_id, id)`.execute(db);
  await sql`create index order_events_of_site on order_events (site_id)`.execute(db);
}

async function makePayments(db: Kysely<unknown>, { text, int }: Types): Promise<void> {
  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('number', int, (c) => c.notNull())
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull().unique())
    .addColumn('ref', text)
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('amount_minor', int, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('captured_minor', int, (c) => c.notNull())
    .addColumn('problem', text)
    .addColumn('look_at', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addUniqueConstraint('payment_attempts_counted', ['order_id', 'number'])
    .execute();
  await sql`create index payment_attempts_of_site on payment_attempts (site_id)`.execute(db);
  await sql`create index payment_attempts_open on payment_attempts (look_at) where state in ('created', 'requires_action', 'processing')`.execute(
    db,
  );
  await db.schema
    .createTable('stock_holds')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('attempt_id', text, (c) => c.notNull().references('payment_attempts.id').onDelete('cascade'))
    .addColumn('variant_id', text, (c) => c.notNull())
    .addColumn('quantity', int, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addUniqueConstraint('stock_holds_once', ['attempt_id', 'variant_id'])
    .execute();
  await sql`create index stock_holds_of_order on stock_holds (order_id)`.execute(db);
  await sql`create index stock_holds_of_site on stock_holds (site_id)`.execute(db);
  await db.schema
    .createTable('order_refunds')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('attempt_id', text, (c) => c.notNull().references('payment_attempts.id').onDelete('cascade'))
    .addColumn('key', text, (c) => c.notNull().unique())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('lines', text, (c) => c.notNull())
    .addColumn('shipping_minor', int, (c) => c.notNull())
    .addColumn('amount_minor', int, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('actor', text)
    .addColumn('look_at', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await sql`create index order_refunds_of_order on order_refunds (order_id)`.execute(db);
  await sql`create index order_refunds_of_site on order_refunds (site_id)`.execute(db);
  await sql`create index order_refunds_open on order_refunds (look_at) where state = 'pending'`.execute(db);
}

async function makeKept(db: Kysely<unknown>, { text, int }: Types): Promise<void> {
  await db.schema
    .createTable('checkouts')
    .addColumn('cart_id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('entries', text, (c) => c.notNull())
    .addColumn('errors', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('updated_at', int, (c) => c.notNull())
    .execute();
  await sql`create index checkouts_of_site on checkouts (site_id, email)`.execute(db);
  await sql`create index checkouts_by_age on checkouts (updated_at)`.execute(db);
  await db.schema
    .createTable('payment_settings')
    .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
    .addColumn('settings', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('idempotency_claims')
    .addColumn('scope', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('lease_until', int, (c) => c.notNull())
    .addColumn('answer', text)
    .addColumn('created_at', int, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_claims_key', ['scope', 'key'])
    .execute();
  await sql`create index idempotency_claims_by_age on idempotency_claims (created_at)`.execute(db);
  await db.schema
    .createTable('test_payments')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('ref', text, (c) => c.notNull().unique())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('amount_minor', int, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('card', text, (c) => c.notNull())
    .addColumn('problem', text)
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('test_refunds')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('ref', text, (c) => c.notNull())
    .addColumn('amount_minor', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await sql`create index test_refunds_of_payment on test_refunds (ref)`.execute(db);
}
