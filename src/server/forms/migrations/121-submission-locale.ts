import type { Migration } from '../../db/engine.ts';

/** The language in which somebody sent a form: what follows from it is written in that. */
export const submissionLocale: Migration = {
  name: '121-submission-locale',
  async up(db) {
    await db.schema.alterTable('form_submissions').addColumn('locale', 'text').execute();
  },
};
