import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** The language of the page on which the notice was requested. Null: the site’s main language. */
export const stockNoticeLocale: Migration = {
  name: '127-stock-notice-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('stock_notices').addColumn('locale', text).execute();
  },
};
