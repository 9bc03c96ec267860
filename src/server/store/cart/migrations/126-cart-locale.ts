import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** The language of the page on which a cart was begun. Null: the main language of the site. */
export const cartLocale: Migration = {
  name: '126-cart-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('carts').addColumn('locale', text).execute();
  },
};
