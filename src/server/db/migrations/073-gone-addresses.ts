import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Addresses of what was published and has been removed for good: they answer that it is gone, not that it never was. */
export const goneAddresses: Migration = {
  name: '073-gone-addresses',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('gone_addresses')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('gone_at', sql`bigint`, (c) => c.notNull())
      .addPrimaryKeyConstraint('gone_addresses_key', ['site_id', 'path'])
      .execute();
  },
};
