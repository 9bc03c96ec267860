import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What owners lay over the pages of their sites. */
export const overPages: Migration = {
  name: '042-popups',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('over_pages')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
  },
};
