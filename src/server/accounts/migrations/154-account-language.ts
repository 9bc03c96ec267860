import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

export const accountLanguage: Migration = {
  name: '154-account-language',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('accounts').addColumn('language', text).execute();
  },
};
