import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Donations: what they add to their orders, and their receipts. */
export const donations: Migration = {
  name: '152-donations',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('donations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('order_id', text, (c) => c.notNull().unique())
      .addColumn('campaign_id', text, (c) => c.notNull())
      .addColumn('amount_minor', 'bigint', (c) => c.notNull())
      .addColumn('fee_minor', 'bigint', (c) => c.notNull())
      .addColumn('is_anonymous', 'integer', (c) => c.notNull())
      .addColumn('dedication', text, (c) => c.notNull())
      .addColumn('donated_at', 'bigint', (c) => c.notNull())
      .addColumn('receipt_number', 'bigint')
      .addColumn('receipt', text)
      .addColumn('receipt_at', 'bigint')
      .addUniqueConstraint('donations_receipts', ['site_id', 'receipt_number'])
      .execute();
    await db.schema
      .createIndex('donations_of_campaign')
      .on('donations')
      .columns(['site_id', 'campaign_id', 'donated_at'])
      .execute();
    await db.schema
      .createIndex('donations_by_time')
      .on('donations')
      .columns(['site_id', 'donated_at', 'id'])
      .execute();
  },
};
