import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What was taken off orders, and by which discounts: owners see what became of each. */
export const orderDiscounts: Migration = {
  name: '099-order-discounts',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('order_discounts')
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('discount_id', text, (c) => c.notNull())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('code', text, (c) => c.notNull())
      .addColumn('off_minor', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('order_discounts_key', ['order_id', 'discount_id'])
      .execute();
    await sql`create index order_discounts_of_site on order_discounts (site_id, discount_id)`.execute(db);
  },
};
