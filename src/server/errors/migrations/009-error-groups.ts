import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What went wrong in visitors' browsers, the same of it counted together. */
export const errorGroups: Migration = {
  name: '009-error-groups',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('error_groups')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('app', text, (c) => c.notNull())
      .addColumn('message', text, (c) => c.notNull())
      .addColumn('stack', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('has_returned', int, (c) => c.notNull())
      .addColumn('occurrences', int, (c) => c.notNull())
      .addColumn('first_at', int, (c) => c.notNull())
      .addColumn('last_at', int, (c) => c.notNull())
      .addColumn('browsers', text, (c) => c.notNull())
      .addColumn('pages', text, (c) => c.notNull())
      .addUniqueConstraint('error_groups_same', ['site_id', 'fingerprint'])
      .execute();
    await sql`create index error_groups_of_site on error_groups (site_id, state, last_at)`.execute(db);
  },
};
