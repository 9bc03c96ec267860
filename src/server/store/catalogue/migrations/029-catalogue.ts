import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What products cost and how many there are: facts that are counted and locked, beside the documents that describe them. */
export const catalogue: Migration = {
  name: '029-catalogue',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('products')
      .addColumn('id', text, (c) => c.primaryKey().references('documents.id').onDelete('cascade'))
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('tax_class', text, (c) => c.notNull())
      .addColumn('options', text, (c) => c.notNull())
      .execute();
    await sql`create index products_of_site on products (site_id, id)`.execute(db);
    await db.schema
      .createTable('variants')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('option_values', text, (c) => c.notNull())
      .addColumn('sku', text, (c) => c.notNull())
      .addColumn('price_minor', int, (c) => c.notNull())
      .addColumn('sale_price_minor', int, (c) => c.notNull())
      .addColumn('is_on_sale', int, (c) => c.notNull())
      .addColumn('stock', int, (c) => c.notNull())
      .addColumn('reserved', int, (c) => c.notNull().defaultTo(0))
      .addColumn('is_unlimited', int, (c) => c.notNull())
      .addColumn('weight_grams', int)
      .addColumn('dimensions', text)
      .addColumn('picture_id', text)
      .addUniqueConstraint('variants_sku', ['site_id', 'sku'])
      .execute();
    await sql`create index variants_of_product on variants (product_id, position)`.execute(db);
  },
};
