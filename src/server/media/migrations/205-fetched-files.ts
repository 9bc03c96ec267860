import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What was asked for at addresses of other sites, so that no address is asked twice. */
export const fetchedFiles: Migration = {
  name: '205-fetched-files',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('fetched_files')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('media_id', text)
      .addColumn('problem', text)
      .addColumn('asked_at', sql`bigint`, (c) => c.notNull())
      .addPrimaryKeyConstraint('fetched_files_by_address', ['site_id', 'address'])
      .execute();
  },
};
