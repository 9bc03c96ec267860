import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Unpaid and recent orders are found, and counted, without going through all others; and notes about buyers. */
export const ordersAtAGlance: Migration = {
  name: '052-orders-at-a-glance',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`create index orders_unpaid on orders (site_id, number, state) where captured_minor < total_minor`.execute(
      db,
    );
    await sql`create index orders_placed on orders (site_id, placed_at, number)`.execute(db);
    await db.schema
      .createTable('customer_notes')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('customer_notes_key', ['site_id', 'email'])
      .execute();
    await db.schema
      .createTable('order_views')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('filter', text, (c) => c.notNull())
      .addColumn('search', text, (c) => c.notNull())
      .execute();
    await sql`create index order_views_of_site on order_views (site_id, id)`.execute(db);
  },
};
