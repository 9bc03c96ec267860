import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What the file of a product was when it was sent, so that a changed one is found. Null: sent before that was kept. */
export const productFileHash: Migration = {
  name: '116-product-file-hash',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('product_files').addColumn('hash', text).execute();
  },
};
