import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** What buyers were asked about, and what they say: one row for each line of an order, from the request on. */
export const reviews: Migration = {
  name: '038-reviews',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('reviews')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('line_id', text, (c) => c.notNull().unique())
      .addColumn('token', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('option_text', text, (c) => c.notNull())
      .addColumn('author', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('rating', 'integer')
      .addColumn('description', text, (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('written_at', 'bigint')
      .execute();
    await db.schema.createIndex('reviews_of_request').on('reviews').columns(['token']).execute();
    await db.schema
      .createIndex('reviews_of_product')
      .on('reviews')
      .columns(['product_id', 'state'])
      .execute();
    await db.schema
      .createIndex('reviews_by_state')
      .on('reviews')
      .columns(['site_id', 'state', 'written_at'])
      .execute();
  },
};
