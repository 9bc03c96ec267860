import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The language in which somebody sent a form: what follows from it is written in that. Null: the main language of the site. */
export const submissionLocale: Migration = {
  name: '121-submission-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('form_submissions').addColumn('locale', text).execute();
  },
};
