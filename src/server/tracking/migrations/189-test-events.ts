import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What people who run a site do on it while they test its events. */
export const testEvents: Migration = {
  name: '189-test-events',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('test_events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('at', sql`bigint`, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('data', text, (c) => c.notNull())
      .execute();
    await sql`create index test_events_of_site on test_events (site_id, at)`.execute(db);
  },
};
