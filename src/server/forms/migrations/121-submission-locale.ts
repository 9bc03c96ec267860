import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The language of the page on which the form was sent, used for what follows. Null: the site’s main language. */
export const submissionLocale: Migration = {
  name: '121-submission-locale',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('form_submissions').addColumn('locale', text).execute();
  },
};
