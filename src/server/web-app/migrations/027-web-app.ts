import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What sites are on home screens; those that say nothing have no row. */
export const webApps: Migration = {
  name: '027-web-app',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('web_apps')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
  },
};
