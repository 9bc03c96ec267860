import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Invoices with running numbers; the files of digital products, and how often buyers have fetched them. */
export const invoicesAndDownloads: Migration = {
  name: '037-invoices-and-downloads',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('invoice_sellers')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('seller', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invoices')
      .addColumn('order_id', text, (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('content', text, (c) => c.notNull())
      .addColumn('issued_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('invoices_numbered', ['site_id', 'number'])
      .execute();
    await db.schema
      .createTable('product_files')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`create index product_files_of_product on product_files (site_id, product_id)`.execute(db);
    await db.schema
      .createTable('downloads')
      .addColumn('line_id', text, (c) => c.notNull().references('order_lines.id').onDelete('cascade'))
      .addColumn('file_id', text, (c) => c.notNull())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('fetched', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('downloads_key', ['line_id', 'file_id'])
      .execute();
    await sql`create index downloads_of_site on downloads (site_id)`.execute(db);
  },
};
