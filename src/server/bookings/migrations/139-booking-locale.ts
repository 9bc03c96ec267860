import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The language in which a guest booked: mails about it are in that. Null: the main language of the site. */
export const bookingLocale: Migration = {
  name: '139-booking-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('bookings').addColumn('locale', text).execute();
  },
};
