import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Who draws the maps of sites. */
export const maps: Migration = {
  name: '045-maps',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('map_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .addColumn('places_key', text)
      .execute();
  },
};
