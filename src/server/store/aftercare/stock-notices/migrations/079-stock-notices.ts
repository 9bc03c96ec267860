import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** Who waits for what is sold out, until the mail has gone. */
export const stockNotices: Migration = {
  name: '079-stock-notices',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('stock_notices')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('variant_id', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('consent', text, (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('stock_notices_once', ['site_id', 'variant_id', 'email'])
      .execute();
    await db.schema
      .createIndex('stock_notices_of_person')
      .on('stock_notices')
      .columns(['site_id', 'email'])
      .execute();
    await db.schema.createIndex('stock_notices_by_age').on('stock_notices').columns(['asked_at']).execute();
  },
};
