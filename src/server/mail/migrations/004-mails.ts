import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Mails that wait, and what became of those that went. */
export const mails: Migration = {
  name: '004-mails',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('mails')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.references('sites.id').onDelete('cascade'))
      .addColumn('to_address', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('text', text)
      .addColumn('html', text)
      .addColumn('has_secret', int, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('attempts', int, (c) => c.notNull())
      .addColumn('last_error', text)
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('finished_at', int)
      .execute();
    await sql`create index mails_by_state on mails (state, id)`.execute(db);
  },
};
