import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What can be booked with sites, and what has been. */
export const bookings: Migration = {
  name: '046-bookings',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('booking_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('bookings')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('token', text, (c) => c.notNull().unique())
      .addColumn('submission_key', text)
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('service_id', text, (c) => c.notNull())
      .addColumn('service_name', text, (c) => c.notNull())
      .addColumn('resource_id', text, (c) => c.notNull())
      .addColumn('resource_name', text, (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .addColumn('busy_from', 'bigint', (c) => c.notNull())
      .addColumn('busy_until', 'bigint', (c) => c.notNull())
      .addColumn('party', 'integer', (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('phone', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('answers', text, (c) => c.notNull())
      .addColumn('time_zone', text, (c) => c.notNull())
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('reminded_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('bookings_of_key')
      .unique()
      .on('bookings')
      .columns(['site_id', 'submission_key'])
      .execute();
    await db.schema
      .createIndex('bookings_by_time')
      .on('bookings')
      .columns(['site_id', 'busy_from'])
      .execute();
    await db.schema.createIndex('bookings_by_start').on('bookings').columns(['state', 'starts_at']).execute();
  },
};
