import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What owners decide about their stores, and carts of visitors. Sites that say nothing have no row. */
export const storeAndCarts: Migration = {
  name: '030-store',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('stores')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('carts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('coupons', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('postal_code', text, (c) => c.notNull())
      .addColumn('shipping_id', text, (c) => c.notNull())
      .addColumn('locked_at', 'bigint')
      .addColumn('claimed', text, (c) => c.notNull())
      .addColumn('purchased_at', 'bigint')
      .execute();
    await db.schema.createIndex('carts_by_age').on('carts').columns(['site_id', 'updated_at']).execute();
    await db.schema
      .createTable('cart_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id').onDelete('cascade'))
      .addColumn('variant_id', text, (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addUniqueConstraint('cart_lines_once', ['cart_id', 'variant_id'])
      .execute();
    await db.schema
      .createTable('discount_counts')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('discount_id', text, (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('discount_counts_key', ['site_id', 'discount_id'])
      .execute();
  },
};
