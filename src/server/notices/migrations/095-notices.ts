import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Who is told by mail of what happens on a site. */
export const notices: Migration = {
  name: '095-notices',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('notice_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
  },
};
