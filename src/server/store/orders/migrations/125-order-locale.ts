import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** The language in which an order was placed: its buyer is written to in it. Null: the main language of the site. */
export const orderLocale: Migration = {
  name: '125-order-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('orders').addColumn('locale', text).execute();
  },
};
