import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What sites decide about consent, and the proof of what visitors decided. */
export const consent: Migration = {
  name: '032-consent',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('consent_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('consent_log')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('visitor', text, (c) => c.notNull())
      .addColumn('action', text, (c) => c.notNull())
      .addColumn('categories', text, (c) => c.notNull())
      .addColumn('wording', text, (c) => c.notNull())
      .addColumn('policy_version', 'integer', (c) => c.notNull())
      .addColumn('is_opting_out', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('consent_log_by_time')
      .on('consent_log')
      .columns(['site_id', 'at', 'id'])
      .execute();
    await db.schema
      .createIndex('consent_log_by_visitor')
      .on('consent_log')
      .columns(['site_id', 'visitor'])
      .execute();
  },
};
