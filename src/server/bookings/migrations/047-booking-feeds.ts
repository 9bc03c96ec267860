import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Addresses under which owners read the bookings of a site in their own calendar. */
export const bookingFeeds: Migration = {
  name: '047-booking-feeds',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('booking_feeds')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('token', text, (c) => c.notNull().unique())
      .execute();
  },
};
