import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Translations of what has words beside documents. */
export const translations: Migration = {
  name: '133-translations',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('translations')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('thing', text, (c) => c.notNull())
      .addColumn('part', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('layer', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('translations_key', ['site_id', 'thing', 'part', 'language'])
      .execute();
  },
};
