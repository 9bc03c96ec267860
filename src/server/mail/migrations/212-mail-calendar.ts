import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The calendar file that a mail carries. */
export const mailCalendar: Migration = {
  name: '212-mail-calendar',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('mails').addColumn('calendar', text).execute();
  },
};
