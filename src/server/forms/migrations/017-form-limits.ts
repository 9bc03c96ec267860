import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Until when, and how often, forms are taken. */
export const formLimits: Migration = {
  name: '017-form-limits',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('form_limits')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('max_entries', int)
      .addColumn('opens_at', int)
      .addColumn('closes_at', int)
      .addColumn('early_text', text, (c) => c.notNull())
      .addColumn('closed_text', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('form_limits_key', ['site_id', 'form_id'])
      .execute();
  },
};
